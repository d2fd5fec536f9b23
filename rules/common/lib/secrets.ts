/** Credentials that tell what they are by a prefix and a shape of their own. */

export interface Secret {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Kind {
  readonly name: string;
  /** The first group is the part that is random. */
  readonly pattern: RegExp;
  /** Prefix and length are those of nothing else, so that as a value it is told even if somebody seems to have counted. */
  readonly isSure?: true;
}

const KINDS: readonly Kind[] = [
  { name: 'a GitHub token', pattern: /\bgh[pousr]_([A-Za-z0-9]{36})\b/g, isSure: true },
  { name: 'a GitHub token', pattern: /\bgithub_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g, isSure: true },
  { name: 'a GitLab token', pattern: /\bglpat-([\w-]{20,64})(?![\w-])/g },
  { name: 'an Anthropic key', pattern: /\bsk-ant-(?:api|admin|oat|sid)\d\d-([\w-]{80,120})(?![\w-])/g },
  { name: 'an OpenAI key', pattern: /\bsk-(?:proj|svcacct|admin|None)-([\w-]{40,200})(?![\w-])/g },
  { name: 'an OpenAI key', pattern: /\bsk-([A-Za-z0-9]{48})(?![\w-])/g },
  { name: 'an OpenRouter key', pattern: /\bsk-or-v1-([0-9a-f]{64})\b/g },
  { name: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)([A-Z0-9]{16})\b/g, isSure: true },
  { name: 'a Google API key', pattern: /\bAIza([\w-]{35})(?![\w-])/g },
  { name: 'a Google client secret', pattern: /\bGOCSPX-([\w-]{28})(?![\w-])/g },
  { name: 'a Slack token', pattern: /\bxox[abeoprs]-((?:\d{8,14}-){1,3}[A-Za-z0-9]{20,40})\b/g },
  { name: 'a Slack app token', pattern: /\bxapp-\d-([A-Z0-9]{8,14}-\d{8,14}-[a-f0-9]{60,70})\b/g },
  {
    name: 'a Slack webhook',
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{7,12}\/B[A-Z0-9]{7,12}\/([A-Za-z0-9]{24})\b/g,
  },
  {
    name: 'a Discord webhook',
    pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,80})(?![\w-])/g,
  },
  { name: 'a Telegram bot token', pattern: /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  { name: 'a Stripe key', pattern: /\b[rs]k_live_([A-Za-z0-9]{24,120})\b/g },
  { name: 'a Stripe webhook secret', pattern: /\bwhsec_([A-Za-z0-9]{32,64})\b/g },
  { name: 'a SendGrid key', pattern: /\bSG\.([\w-]{22}\.[\w-]{43})(?![\w-])/g },
  { name: 'an npm token', pattern: /\bnpm_([A-Za-z0-9]{36})\b/g },
  { name: 'a PyPI token', pattern: /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,250})(?![\w-])/g },
  { name: 'a Hugging Face token', pattern: /\bhf_([A-Za-z0-9]{34})\b/g },
  { name: 'a Groq key', pattern: /\bgsk_([A-Za-z0-9]{52})\b/g },
  { name: 'an xAI key', pattern: /\bxai-([A-Za-z0-9]{80})\b/g },
  { name: 'a Perplexity key', pattern: /\bpplx-([A-Za-z0-9]{48,56})\b/g },
  { name: 'a Linear key', pattern: /\blin_api_([A-Za-z0-9]{40})\b/g },
  { name: 'a Notion token', pattern: /\bntn_([A-Za-z0-9]{40,50})\b/g },
  { name: 'an Airtable token', pattern: /\bpat([A-Za-z0-9]{14}\.[a-f0-9]{64})\b/g },
  { name: 'a DigitalOcean token', pattern: /\bdo[opr]_v1_([a-f0-9]{64})\b/g },
  { name: 'a Shopify token', pattern: /\bshp(?:at|ca|pa|ss)_([a-fA-F0-9]{32})\b/g },
  {
    name: 'a private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,9} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s){1,4}([A-Za-z0-9+/=:,. \\\s-]{64,128})/g,
  },
];

/** No text without one of these has a secret in it. */
export const TELLTALE = new RegExp(
  'gh[pousr]_|github_pat_|glpat-|sk-|AKIA|ASIA|AIza|GOCSPX-|xox[abeoprs]-|xapp-|hooks\\.slack|/webhooks/|:AA|k_live_|' +
    'whsec_|SG\\.|npm_|pypi-|hf_|gsk_|xai-|pplx-|lin_api_|ntn_|pat[A-Za-z0-9]{14}\\.|do[opr]_v1_|shp(?:at|ca|pa|ss)_|PRIVATE',
);

/** No secret is shorter, and none has a blank in it. */
const SHORTEST = 20;
const BLANK = 0x20;

/** Whether there is a word as long as a secret: at least one of its characters is found by looking at each 20th. */
function hasLongWord(text: string): boolean {
  for (let at = SHORTEST - 1; at < text.length; at += SHORTEST) {
    let from = at;
    while (from >= 0 && text.charCodeAt(from) > BLANK) from--;
    let to = from < at ? at + 1 : at;
    while (to < text.length && text.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}

/** `isValue`: the text is no prose and no example, so that nobody shows a form in it. */
export function secretsIn(text: string, isValue = false): readonly Secret[] {
  if (!hasLongWord(text) || !TELLTALE.test(text)) return [];
  const found: Secret[] = [];
  for (const { name, pattern, isSure } of KINDS) {
    for (const { index, 0: whole, 1: random } of text.matchAll(pattern)) {
      if (!isMadeUp(random!, isSure && isValue)) found.push({ name, from: index, to: index + whole.length });
    }
  }
  return found;
}

const FILLER = /example|sample|dummy|fake|placeholder|redacted|change|replace|insert|your|here|test|secret|token|xxxx/i;
const COUNTED = /abcdef|qwerty|12345|98765/i;
const REPEATED = /(.)\1{4}/;

/** Whether a person made it up to show the form: chance neither spells words nor counts. */
function isMadeUp(random: string, mayCount = false): boolean {
  const different = new Set(random).size;
  return different < 8 || FILLER.test(random) || REPEATED.test(random) || (!mayCount && COUNTED.test(random));
}
