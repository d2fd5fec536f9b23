/** Which values a model cannot form when it knows only the name and the type of a parameter. */
import { get, has, items, text, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { alternatives } from './parameters.js';
import { foldedWords } from './text.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A closed list of choices belongs to these, and a model that does not see the list invents one. */
const OF_A_LIST = wordSet(
  'type kind status statu state mode role level severity priority category scope visibility direction order sort ' +
    'strategy algorithm action operation format style variant frequency granularity resolution metric dimension ' +
    'measure permission privacy rank unit layout preset',
);
/** The same value is written in several ways: a code or a name, a shape on a map. */
const OF_SEVERAL_FORMS = wordSet(
  'code region coordinate bbox bounds boundingbox range period timeframe since until month week ' +
    'start end duration timeout interval delay ttl ratio size expression filter where',
);
/** Dates and times, wherever the word is in the name. */
const TIMES = wordSet('date time datetime timestamp deadline');
/** A number of what: of seconds or of milliseconds, of dollars or of cents. */
const OF_SOME_UNIT = wordSet('duration timeout interval delay ttl timestamp time date amount');
/** In front of such a quantity: `usd_amount`, `ms_delay`. */
const UNITS = wordSet(
  'usd eur gbp jpy chf cny inr brl ars aud cad btc eth sat wei cent dollar euro ms millisecond sec second minute hour day',
);
const CHOSEN_NUMBERS = wordSet('type kind status statu state mode level priority code');
/** Alone they say nothing of what belongs there. */
const GENERIC = wordSet(
  'data value input output option arg args argument param params parameter payload config configuration setting ' +
    'target source ref item object entity element resource context extra info spec criteria token handle ' +
    'field select expand include exclude flag detail thing var tmp',
);
/** Objects of any keys whose keys are the caller's own. */
const OF_ANY_KEYS = wordSet('env environment header metadata meta label annotation attribute variable cookie schema');
/** Short words that everybody knows. */
const KNOWN_SHORT = wordSet(
  'id ids url uri ip pr db os ui api app all any age bio bug cat cc bcc css csv cmd cpu cwd day dir dns doc dom env ' +
    'fen file fps fn from gpu hex host html http https img isbn iso job json js jwt key lat lng lon log lang llm map ' +
    'max md min mb kb gb ms msg name new note npm now num old org pdf pgn pid pin png port pos ppt px qty raw repo row ' +
    'rss run sdk sha sku sort sql src ssh ssl step svg tag tab tax team term text tld to top ts tsx tx txn uid url user ' +
    'uuid vat vin vm web who why word xml xls yaml year yml zip tls via cve day set seed sub sum to on off up kpi utm ' +
    'rgb asn cik mac bpm dob gas hub ico ide lib mcp nft pkg tip rpc cdn jql cql cvv cvc ssn wkt wkb gpg pgp tcp udp vpn ' +
    'vps mtu cms crm ftp dpi psd tsv otp mfa dst dest',
);

/**
 * Whether the name leaves open what belongs there: a choice from a list that is not given, a value that is written in
 * several ways, an object of unknown keys, or a word that fits anything. */
export function isHardToGuess(name: string, schema: ObjectNode, around: Around): boolean {
  const words = foldedWords(name);
  const last = words.at(-1);
  // In other alphabets no words are known.
  if (last === undefined || /[^\0-\x7f]/.test(name)) return false;
  const { isNumber, isFree, isList, isOther } = kindOf(schema);
  if (isEnumerated(schema) || words.some(around.listsChoices) || around.isShown(name)) return false;
  if (words.length > 1 && OF_A_LIST.has(last) && words.some(around.hasKinds)) return false;
  if (words.length > 1 && last === 'type' && around.offersTwo()) return false;
  if (isExplained(words, around, isFree) || OF_ONE_MEANING.test(words.join(' '))) return false;
  if (isFree && isPlainMap(schema) && !GENERIC.has(last) && last !== 'filter') return false;
  if (isFree && words.length === 1 && around.changes(last)) return false;
  if (isFree) return !OF_ANY_KEYS.has(last) && !/^(?:query|search|url)_?param(?:eter)?s$/i.test(name);
  if (isOther || /^ids?$/.test(last) || isPairOfNumbers(schema)) return false;
  // Its one form is well known.
  if (words.includes('cron')) return false;
  const isAlone = words.length === 1;
  if (isAlone && last === 'date' && !isNumber) return false;
  const isTime = words.some((word) => TIMES.has(word)) && !words.includes('zone');
  if (isNumber && words.slice(0, -1).some((word) => UNITS.has(word))) return false;
  if (isNumber) return (OF_SOME_UNIT.has(last) && !isBounded(schema)) || (isAlone && CHOSEN_NUMBERS.has(last));
  if (isTime || TIME_WORDS.has(last)) return !around.tellsForm() && !(isAlone && around.isBetween());
  // What is called so singles a thing out, other than one of a list.
  if (last === 'code' && !isAlone && !OF_A_LIST.has(words.at(-2)!) && !CODES_OF_A_LIST.test(words.at(-2)!))
    return false;
  if (last === 'context' && isLongText(schema)) return false;
  if (last === 'action' && !isAlone) return false;
  if (OF_A_LIST.has(last) || OF_SEVERAL_FORMS.has(last) || isSorting(words)) return true;
  // Their names.
  if (name.toLowerCase() === 'fields' && isList) return false;
  if (!isAlone || !(GENERIC.has(last) || isCryptic(name.toLowerCase()))) return false;
  return !around.speaksOf(last);
}

/** What the name of the tool, its text and the parameters beside it say of a word that says little by itself. */
function isExplained(
  words: readonly string[],
  { speaksOf, isOfTool, worksOnCode, beside, tellsBoth }: Around,
  isFree: boolean,
): boolean {
  const last = words.at(-1)!;
  if (words.length === 1 && partnersOf(last).some((each) => beside.includes(each)) && tellsBoth()) return true;
  const isSaid = (word: string): boolean => isOfTool(word) || speaksOf(word);
  // `billing_address_state`
  if (last === 'state' && words.at(-2)?.startsWith('addres')) return true;
  // `newType` is a type
  if (words.length === 2 && words[0] === 'new' && last === 'type') return isSaid('variable') || isSaid('struct');
  // `eventData` of `fire_event`
  if (words.length > 1) return CONTENTS.has(last) && words.slice(0, -1).every(isSaid);
  switch (last) {
    case 'payload':
      return ['webhook', 'event', 'message'].some(isSaid);
    case 'field':
      return isFree && isSaid(last);
    // `set(key, value)`
    case 'value':
      return beside.some((each) => /(?:^|_)(?:keys?|name|ref|path|property|variable)$/i.test(each));
    case 'source':
      return beside.some((each) => /^(?:dest|destination|target)(?:path)?$/i.test(each.replace(/[-_]/g, '')));
    case 'state':
    case 'region':
      return beside.some((each) => PLACES[last].test(each.replace(/[-_]/g, '')));
    case 'arg':
    case 'argument':
      if (!isFree && ['arg', 'argument'].some(isSaid)) return true;
      return (
        !isFree && beside.some((each) => /^(?:command|cmd|script|cwd|program|executable|binary|function)$/i.test(each))
      );
    // Of a prepared statement.
    case 'param':
    case 'parameter':
      return beside.some((each) => /^(?:sql|statement|cypher)(?:query)?$/i.test(each.replace(/[-_]/g, '')));
    // Of a record of DNS, seconds.
    case 'ttl':
    case 'priority':
      return isSaid('dn') || isSaid('dns');
    // Of a variable in code.
    case 'type':
      return isSaid('variable') || isSaid('struct');
    // Of a method of Python.
    case 'kwarg':
      return beside.some((each) => /^(?:args|method|function)$/i.test(each));
    // What is converted, or the cells of a table.
    case 'data':
      return isSaid('json') || isSaid('csv') || ['rows', 'cols'].every((each) => beside.includes(each));
    // Of a note, in words of one's own.
    case 'category':
      return ['title', 'content'].every((each) => beside.includes(each));
    // In a graph of facts, free words.
    case 'entity':
      return beside.some((each) => /^(?:attribute|relation|predicate)$/i.test(each));
    // Of git.
    case 'ref':
      return (
        ['git', 'branch', 'commit', 'pull', 'repo', 'repository', 'reference'].some(isSaid) ||
        beside.some((each) => /^(?:repo|owner|branch|full_?name)$/i.test(each))
      );
    // `Debug` and `Release` of Xcode.
    case 'configuration':
      return beside.includes('scheme');
    // The name that a user has chosen.
    case 'handle':
      return beside.some((each) => /^(?:bio|description|display_?name|avatar)$/i.test(each));
    case 'detail':
      return !isFree && beside.some((each) => /^(?:description|title|summary|message|name)$/i.test(each));
    // Of work, in words.
    case 'scope':
      return beside.some((each) => /^(?:client|customer|deliverables?|objectives?|methodology)$/i.test(each));
    case 'code':
    case 'expression':
      if (last === 'code' && worksOnCode()) return true;
      return PROGRAMS.some((program) => program !== last && isSaid(program));
    default:
      return false;
  }
}

/** Their last word alone would leave it open. */
const OF_ONE_MEANING = new RegExp(
  '\\b(?:' +
    [
      '(?:page|batch|chunk|font) size',
      '(?:security|verification|confirmation|coupon|discount|promo|gift card|tracking|invite|referral) code',
      // Their one form is well known.
      '(?:postal|post|zip|currency|country) code',
      '(?:postal|post|zip)code',
      '(?:mime|content|media|product) type',
      'id filter',
    ].join('|') +
    ')$',
);

interface Around {
  /** `Both source and destination must be in the workspace` */
  speaksOf(word: string): boolean;
  isOfTool(word: string): boolean;
  /** `type: bar, pie, line`, `an effect (blur, invert, sharpen)`, and of an action `Supports 'add' and 'remove'`, `Accept or reject` */
  listsChoices(word: string): boolean;
  /** `a bar/line chart` */
  hasKinds(word: string): boolean;
  /** `Updates properties of an entity` */
  changes(word: string): boolean;
  /** `Add a sticky / card` */
  offersTwo(): boolean;
  /** `between locators`, `of two files` */
  tellsBoth(): boolean;
  /** `YYYY-MM-DD`, ISO 8601 */
  tellsForm(): boolean;
  /** `Example: press_button('down')`: of the tool that is called so, the first parameter. */
  isShown(name: string): boolean;
  /** `Tells the distance between two stations`, of a start and an end and nothing else. */
  isBetween(): boolean;
  /** `Parses Mermaid code` */
  worksOnCode(): boolean;
  /** The names of the other parameters. */
  readonly beside: readonly string[];
}

/** The texts and names around the parameters of one object: each is read once, when the first parameter asks. */
export function around(said: readonly (Node | undefined)[], tool: string, beside: readonly string[]): Around {
  const texts = once(() => said.flatMap((each) => text(each) ?? []));
  const words = once(() => new Set(texts().flatMap(foldedWords)));
  const ofTool = once(() => new Set(foldedWords(tool)));
  const wordsBy = (forms: readonly RegExp[]): ReadonlySet<string> =>
    new Set(
      texts().flatMap((each) =>
        forms.flatMap((form) => [...each.matchAll(form)].map(([, word]) => word!.toLowerCase())),
      ),
    );
  const listed = once(() => wordsBy([LIST, IN_BRACKETS, IN_BRACES]));
  const changed = once(() => new Set([...wordsBy([CHANGED])].flatMap(foldedWords)));
  const ofKinds = once(() => wordsBy([KINDS]));
  const hasActions = once(() =>
    texts().some(
      (each) =>
        (each.match(/(['"`])[\w-]{2,40}\1/g) ?? []).length > 1 || /^\W{0,9}[A-Za-z]{2,40} or [a-z]{2,40}\b/.test(each),
    ),
  );
  const isCalled = once(
    () => tool !== '' && texts().some((each) => ["'", '"'].some((quote) => each.includes(`${tool}(${quote}`))),
  );
  const hasForm = once(() => texts().some((each) => FORM.test(each)));
  return {
    speaksOf: (word) => words().has(word),
    isOfTool: (word) => ofTool().has(word),
    listsChoices: (word) => listed().has(word) || listed().has(`${word}s`) || (word === 'action' && hasActions()),
    changes: (word) => changed().has(word),
    offersTwo: once(() => texts().some((each) => TWO.test(each))),
    hasKinds: (word) => ofKinds().has(word) || ofKinds().has(`${word}s`),
    tellsBoth: () => texts().some((each) => BOTH.test(each)),
    tellsForm: hasForm,
    isBetween: () =>
      beside.length === 2 &&
      beside.every((each) => /^(?:start|end)$/i.test(each)) &&
      words().has('between') &&
      ![...words()].some((word) => TIMES.has(word)),
    worksOnCode: once(() => texts().some((each) => WORKS_ON_CODE.test(each))),
    isShown: (name) => name === beside[0] && isCalled(),
    beside,
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Three of one kind, not two with an explanation. */
const IN_BRACKETS = /(?<!\w)(\w{1,60}) \([a-z][\w-]{1,40}(?:, (?:or |and )?[a-z][\w-]{1,40}){2,30}\)/g;
/** `formats {otio, aaf}`, `mode [fast|slow]` */
const IN_BRACES = /(?<!\w)(\w{1,60}) ?[[{] ?[\w-]{1,40}(?: ?[,|/] ?[\w-]{1,40}){1,30} ?[\]}]/g;
/** "Updates properties of an entity" */
const CHANGED =
  /\b(?:updat|sett?|merg|replac|chang|edit)(?:e?s|e|ing)?\s(?:the\s|some\s)?(\w{2,40})\s(?:of|on)\s(?:an?|the|one)\b/gi;
/** "Add a sticky / card": one of two. */
const TWO = /\b[a-z]{2,30}\s\/\s[a-z]{2,30}\b/i;
const LIST = /(?<!\w)(\w{1,60}): ?\w{1,60}[ ,|/]{1,9}\w/g;
const KINDS = /(?<![\w/])(?!and\/)[a-z][\w-]{1,30}(?:\/[a-z][\w-]{1,30}){1,9} (\w{1,60})/gi;
/** When something is can be written in several ways. */
const BOTH =
  /\b(?:between|two|both)\s(?:the\s|two\s)?(?:[\w-]{2,30}\s){0,2}?(?!(?:date|time|datetime|timestamp|day|month|moment|period)s\b)[\w-]{2,30}s\b/i;
const WORKS_ON_CODE =
  /\b(?:pars|run|execut|evaluat|format|validat|compil|render|analy[sz]|lint|check|review|convert|translat|explain)(?:e|es|s|ing)?\s(?!an?\scode)(?:[\w.#+-]{1,30}\s){0,3}code\b/i;
const FORM = /Y{2,4}.?M|\bISO\b|RFC ?\d|\bunix\b|\bepoch\b|\d{4}-\d\d/i;

/** Beside these it is the part of an address, of a bucket or of a login, and not one of a list. */
const PLACES = {
  state: /^(?:city|zip(?:code)?|post(?:al)?code|address\d?|redirecturi|clientid)$/i,
  region: /^(?:city|zip(?:code)?|post(?:al)?code|bucket(?:name)?|endpoint)$/i,
};

/** What a thing carries: the thing says what that is. */
const CONTENTS = wordSet('data payload body content dict json');
/** What is given as code there is no key of a list. */
const PROGRAMS = [
  'javascript',
  'js',
  'typescript',
  'python',
  'script',
  'snippet',
  'program',
  'expression',
  'middleware',
  'lint',
  'dax',
  'regex',
  'xpath',
  'jsonpath',
  'jmespath',
  'jq',
  'sql',
  'debug',
  'debugger',
];

const PAIRS = [
  'start end',
  'from to',
  'source target',
  'source destination',
  'origin destination',
  'first second',
  'left right',
];
const partnersOf = (name: string): string[] =>
  PAIRS.map((pair) => pair.split(' ')).flatMap((pair) =>
    pair.includes(name) ? pair.filter((each) => each !== name) : [],
  );

const TIME_WORDS = wordSet('since until month week start end');

const isSorting = (words: readonly string[]): boolean =>
  words.length > 1 && words.at(-1) === 'by' && /^(?:sort|order|group)$/.test(words.at(-2)!);

/** `cfg`, `qx`, `fltr` */
const isCryptic = (word: string): boolean =>
  word.length > 1 && !KNOWN_SHORT.has(word) && (word.length < 3 || /^[b-df-hj-np-tv-xz]+$/.test(word));

/** The model can only choose among its values. */
function isEnumerated(schema: ObjectNode): boolean {
  const isChoice = (branch: Node): boolean => ['enum', 'const'].some((key) => has(branch, key) !== 'no');
  const branches = alternatives(schema);
  // The whole of a union has no type of its own.
  const others = branches.filter((branch) => !isChoice(branch) && get(branch, 'type') !== undefined);
  return branches.some(isChoice) && others.every((branch) => text(get(branch, 'type')) === 'null');
}

const isBounded = (schema: ObjectNode): boolean =>
  alternatives(schema).some((branch) => has(branch, 'maximum') !== 'no' || has(branch, 'exclusiveMaximum') !== 'no');

const CODES_OF_A_LIST = /^(?:reason|error|language|lang|locale|region|action|event|service|method|result|response)$/;

/** Some sentences. */
const isLongText = (schema: ObjectNode): boolean =>
  alternatives(schema).some((branch) => {
    const most = get(branch, 'maxLength');
    return most?.kind === 'number' && most.value >= 500;
  });

/** Each thing by its name, with one word or number: `{ "anna": "friendly" }` */
const isPlainMap = (schema: ObjectNode): boolean =>
  alternatives(schema).some((branch) =>
    /^(?:string|number|integer|boolean)$/.test(text(get(branch, 'additionalProperties', 'type')) ?? ''),
  );

/** A width and a height, a place. */
const isPairOfNumbers = (schema: ObjectNode): boolean =>
  alternatives(schema).some((branch) => {
    const [least, most, item] = ['minItems', 'maxItems', 'items'].map((key) => get(branch, key));
    const isPair = [least, most].every((each) => each?.kind === 'number' && each.value === 2);
    return isPair && /^(?:number|integer)$/.test(text(get(item, 'type')) ?? '');
  });

interface Kind {
  readonly isNumber: boolean;
  /** An object, or a list, of anything. */
  readonly isFree: boolean;
  readonly isList: boolean;
  readonly isOther: boolean;
}

function kindOf(schema: ObjectNode): Kind {
  const branches = alternatives(schema);
  const item = itemOf(branches);
  const types = new Set([...branches, ...(item ? alternatives(item) : [])].flatMap(typesOf));
  const isList = types.has('array');
  return {
    isNumber: !isList && !types.has('string') && (types.has('number') || types.has('integer')),
    isList,
    isFree: !types.has('string') && types.has('object'),
    isOther: types.has('boolean') && types.size === 1,
  };
}

/** What a list consists of. */
const itemOf = (branches: readonly Node[]): Node | undefined =>
  branches.map((branch) => get(branch, 'items')).find((item) => item !== undefined);

function typesOf(schema: Node): readonly string[] {
  const type = get(schema, 'type');
  return [type, ...items(type)].flatMap((each) => text(each) ?? []);
}
