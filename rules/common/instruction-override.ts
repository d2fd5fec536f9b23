import { defineRule, part, type Problem } from '../../src/core/rule.js';
import { eachText } from './lib/text.js';

export default defineRule({
  id: 'common/instruction-override',
  summary: 'Text tells the model to disobey, or to hide something from the user',
  severity: 'error',
  in: 'recommended',
  tags: ['unsafe-text'],
  securitySeverity: '8.0',
  source: {
    document: 'OWASP Top 10 for LLM Applications',
    section: 'LLM01: Prompt injection',
    says: 'Text from outside that a model reads can take the place of the instructions it was given.',
    kind: 'advice',
  },
  messages: {
    override: {
      message: '`{{text}}` tells the model to ignore its instructions, as prompt injection does.',
      help: 'Remove it, and describe only what the tool or parameter does.',
    },
    secrecy: {
      message: '`{{text}}` tells the model to hide something from the user, as prompt injection does.',
      help: 'Remove it, and describe only what the tool or parameter does.',
    },
    token: {
      message:
        '`{{text}}` is a role token of a chat format, so this text can be mistaken for a system or user message.',
      help: 'Remove the token.',
    },
    block: {
      message: '`{{text}}` opens a block that claims priority over other instructions, as prompt injection does.',
      help: 'Rewrite the block as plain prose, or remove it.',
    },
    comment: {
      message: 'The model reads this HTML comment, and people do not see it, as with prompt injection.',
      help: 'Write the comment as visible text, or remove it.',
    },
  },
  check(manifest) {
    const found: Problem<Override['kind']>[] = [];
    eachText(manifest, (node, kind) => {
      for (const { kind: message, from, to } of overridesIn(node.value, kind === 'value')) {
        found.push({ at: part(node, from, to), message, data: { text: node.value.slice(from, to) } });
      }
    });
    return found;
  },
});

/** Text that speaks to the model over the user's head. Every pattern is narrow: plain prose must never match. */
interface Override {
  readonly kind: 'override' | 'secrecy' | 'token' | 'block' | 'comment';
  readonly from: number;
  readonly to: number;
}

const NONE: readonly Override[] = [];

/** No text without one of these has anything to find: a quick look at what every file says, and a closer one. */
const SIGNS = /[<\]]|ignore|disregard|forget|override|user|instruct|mention/i;
/** Of small letters, and of blanks without number: to make a larger pattern takes as long as to judge a file. */
const TELLTALE = new RegExp(
  [
    '<(?:[|<]|!--|\\/?(?:important|critical|system|secret|hidden|admin|start_of|end_of))',
    '\\[\\/?inst\\]',
    '(?:ignore|disregard|forget)\\s+(?:a|every|of|the|these|those|your|my|its|pr|earlier|fore|system|init|orig)',
    '(?:ignore|disregard|forget)\\s+(?:instr|direct)',
    'override\\s+a',
    'hide\\s+(?:this|any)',
    '(?:tell|inform|let)\\s+(?:the\\s+)?users?',
    '(?:mention|keep|reveal|disclose|repeat)\\s+(?:this|it|any|these|that|the\\s+above|to)\\s',
  ].join('|'),
);
/** What all patterns of one kind begin with, for the same reason. */
const OVERRIDING = /ignore|disregard|forget|override/;
const SECRETIVE = /not|n['\u2019]t|never|hide|keep/;

const GAP = '\\s{1,4}';
const phrase = (words: string): RegExp => new RegExp(`\\b${words.replaceAll(' ', GAP)}`, 'gi');

const DROP = '(?:ignore|disregard|forget)';
const EARLIER = '(?:previous|prior|earlier|preceding|above|foregoing|system|initial|original)';
const ORDERS = '(?:(?:system|safety|developer) )?(?:instructions?|directives?)';

/** The end of what is said, so that nothing harmless can follow: "the instructions above the table". */
const END = '(?=\\s{0,4}(?:[.,;:!]|$|and\\b))';

const OVERRIDES = [
  phrase(`${DROP}(?: (?:all|any|every|of|the|these|those|your|my|its)){0,4} ${EARLIER} ${ORDERS}\\b`),
  phrase(`override (?:all|any)(?: (?:of|the|your)){0,2} ${EARLIER} ${ORDERS}\\b`),
  phrase(`${DROP}(?: (?:all|of)){0,2} your (?:instructions|guidelines|directives|training|system prompt)\\b`),
  phrase(`${DROP}(?: (?:all|any|of|the|these|those)){0,3} ${ORDERS} above${END}`),
  phrase(`${DROP} (?:all|any) other ${ORDERS}${END}`),
  phrase(`(?:ignore|disregard) (?:all|any)(?: of the)? (?:previous|prior|earlier|preceding) prompts${END}`),
  phrase(`disregard everything above${END}`),
  phrase(`${DROP} everything(?: that)? (?:you were told|you have been told|(?:said|written) above)\\b`),
];

const NOT = "(?:do not|don['’]t|never|must not|should not|shouldn['’]t)(?: ever)?";
const USER = '(?:the )?users?';
const THIS = '(?:this|it|any of this|these instructions|these steps|this (?:step|call|tool|action|instruction))';
const TELL = `(?:(?:tell|inform) ${USER}|mention(?: to ${USER})?)`;
const DID = '(?:(?:have )?(?:used|called|read|sent|ran|run|did|done)|(?:are|were) [a-z]{2,20}ing)';

const SECRECY = [
  phrase(`${NOT} mention ${THIS} to ${USER}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER} (?:about|of) ${THIS}\\b`),
  phrase(`${NOT} (?:tell|inform) ${USER}(?=\\s{0,4}(?:[.!;]|$))`),
  phrase(`${NOT} ${TELL} that you ${DID}\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?: (?:about|of))? (?:this|that you|that this)\\b`),
  phrase(`${NOT} (?:mention|reveal|disclose|repeat) (?:these|this|the above) instructions?\\b`),
  phrase(`${NOT} let ${USER} (?:know|notice|find out)(?=\\s{0,4}(?:[.!;]|$))`),
  // At the beginning it may tell what a switch does.
  phrase(`(?<=[.!?;]\\s{1,4}|\\b(?:and|please|always|must)\\s)hide (?:this|any of this) from the users?${END}`),
  phrase(`keep ${THIS} (?:a )?(?:secret|hidden) from ${USER}\\b`),
];

const TOKENS = [
  /<\|(?:im_(?:start|end|sep)|system|user|assistant|end|endoftext|endofprompt|begin_of_text|end_of_text|eot_id|eom_id|start_header_id|end_header_id|start|channel|message|return)\|>/g,
  /\[\/?INST\]|<<\/?SYS>>|<(?:start|end)_of_turn>/g,
];

const BLOCK =
  /<(important|critical|system|secret|hidden|admin|system[-_](?:prompt|message|reminder|instructions?))(?:\s[^<>]{0,100})?>/gi;
const COMMENT_START = '<!--';
const COMMENT_END = '-->';

/** The first thing of each kind that a text holds. A value that is nothing but a token or some markup is data. */
function overridesIn(text: string, isValue: boolean): readonly Override[] {
  if (!SIGNS.test(text)) return NONE;
  const lower = text.toLowerCase();
  if (!TELLTALE.test(lower)) return NONE;
  const found = [
    OVERRIDING.test(lower) ? first(text, OVERRIDES, 'override') : undefined,
    SECRETIVE.test(lower) ? first(text, SECRECY, 'secrecy') : undefined,
    isValue && TOKENS.some((token) => text.trim().replace(token, '') === '') ? undefined : first(text, TOKENS, 'token'),
    isValue ? undefined : block(text),
    isValue ? undefined : comment(text),
  ];
  return found.filter((each) => each !== undefined);
}

function first(text: string, patterns: readonly RegExp[], kind: Override['kind']): Override | undefined {
  for (const pattern of patterns) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      if (!isQuoted(text, index) && !isTopic(text, index)) return { kind, from: index, to: index + words.length };
    }
  }
  return undefined;
}

/** `<IMPORTANT>` by itself; words that also serve as placeholders only with an end to the block. */
function block(text: string): Override | undefined {
  const lower = text.toLowerCase();
  const endless = new Set<string>();
  for (const { index, 0: tag, 1: name } of text.matchAll(BLOCK)) {
    if (isQuoted(text, index) || isMarkup(text, index + tag.length)) continue;
    const word = name!.toLowerCase();
    const isBlock = word === 'important' || (!endless.has(word) && lower.includes(`</${word}>`, index));
    if (isBlock) return { kind: 'block', from: index, to: index + tag.length };
    endless.add(word);
  }
  return undefined;
}

/** Other elements in it, as in an example of what a tool answers: orders are written as text. */
const isMarkup = (text: string, from: number): boolean => /^\s{0,100}<[a-z]/i.test(text.slice(from, from + 120));

/** A comment of several words. Markers such as `<!-- more -->` are content. */
function comment(text: string): Override | undefined {
  let from = text.indexOf(COMMENT_START);
  while (from >= 0) {
    const end = text.indexOf(COMMENT_END, from);
    if (end < 0) return undefined;
    const content = text.slice(from + COMMENT_START.length, end);
    if (isSentence(content) && !isQuoted(text, from)) return { kind: 'comment', from, to: end + COMMENT_END.length };
    from = text.indexOf(COMMENT_START, end);
  }
  return undefined;
}

/** What such a syntax has in comments: `transition: push 1.0`, `x=.. y=..`. */
const DIRECTIVE =
  /^[\w-]{1,40}(?::\s?[\w.#-]{1,20}(?:\s[\d.]{1,10})?|=[^\s=]{1,40}(?:\s[\w-]{1,40}=[^\s=]{1,40}){0,9})$/;

function isSentence(content: string): boolean {
  if (/^\s*\/?wp:/.test(content) || DIRECTIVE.test(content.trim())) return false;
  return (
    content
      .slice(0, 200)
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length > 1
  );
}

/** A tool that finds such texts has to mention them: "detects injections that ask to ignore previous instructions". */
function isTopic(text: string, at: number): boolean {
  return /injections?\b|jailbreak/i.test(text.slice(Math.max(0, at - 80), at));
}

/** What is quoted is talked about: "refuses texts such as 'ignore previous instructions'". */
function isQuoted(text: string, at: number): boolean {
  return /["'`‘’“”«„]/.test(text[at - 1] ?? '');
}
