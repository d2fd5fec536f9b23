/** Whether a description says when to use its tool, in the languages that descriptions are written in. */
export const saysWhen = (description: string): boolean => PATTERNS.some((pattern) => pattern.test(description));

const ORDER = String.raw`(?:(?:always|only|please|you\s(?:can|may|must|should))\s{1,5})?(?:call|choose|invoke|pick|prefer|run|use)`;
const OBJECT = String.raw`(?:(?:this|it)(?:\s{1,5}[\w-]{1,40}){0,2}|(?:the|that)\s{1,5}(?:tool|widget|app|function|action)|\x60[^\x60]{1,80}\x60|[\w-]{1,40}_[\w-]{1,40})`;
const OCCASION =
  'when|whenever|if|to|for|after|before|first|once|as|instead|until|while|unless|at the|every time|prior to|right|immediately|directly|only';

const PATTERNS = [
  // "Use this when…", "Call this FIRST in any session…", also as a later sentence.
  new RegExp(String.raw`(?:^|[.!?:;,\n(—–-])[\s*_"']{0,20}${ORDER}(?:\s{1,5}${OBJECT})?\s{1,5}(?:${OCCASION})\b`, 'i'),
  // "When the user asks for a map, …"
  /^\s{0,20}(?:when|whenever|if|after|before)\b/i,
  // French, Spanish, Portuguese and Italian, German, Dutch, Russian and Ukrainian.
  /(?<!\p{L})(?:quand|lorsque|lorsqu|dès que|à utiliser|cuando|quando|wenn|sobald|wanneer|zodra|когда|коли)(?!\p{L})/iu,
  // Chinese, Japanese, Korean.
  /[时時][，,]?\s{0,3}(?:候)?(?:使用|调用|調用|呼叫|触发|用)|[当當][^。\n]{1,80}[时時]|(?:とき|時|場合|際)に|(?:[할한될]|하는|려는)\s{0,3}(?:때|경우)/u,
];
