/** Which values a model is likely to get wrong when it knows only the name and the type of a parameter. */
import { entries, get, has, items, text, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { alternatives } from './parameters.js';
import { foldedWords, isAscii } from './text.js';

/** What the model knows of a parameter beside its schema. */
interface Known {
  readonly isRequired: boolean;
  /** The descriptions of the tool, and of the objects around the parameter. */
  readonly above: readonly string[];
  /** The descriptions of the parameters next to it. */
  readonly beside: readonly string[];
}

/**
 * Three kinds of values, if no text around the parameter names any: an object whose keys are not listed, a choice from a
 * list that is not given, and a timeout without its unit.
 *
 * The first two only if they are required, since a model leaves out what it does not know.
 */
export function isHardToGuess(name: string, schema: ObjectNode, { isRequired, above, beside }: Known): boolean {
  const words = foldedWords(name);
  const last = words.at(-1);
  // In other languages no words are known.
  if (last === undefined || !isAscii(name)) return false;
  const parts = alternatives(schema).flatMap((branch) => [branch, ...alternatives(get(branch, 'items') ?? branch)]);
  if (parts.some(isShown) || beside.some((each) => foldedWords(each).includes(last))) return false;
  const types = new Set(parts.flatMap(typesOf).filter((type) => type !== 'null' && type !== 'array'));
  const isAllOf = (...allowed: readonly string[]): boolean =>
    types.size > 0 && [...types].every((type) => allowed.includes(type));

  if (last === 'timeout' && isAllOf('number', 'integer'))
    return ![name, ...above].some((each) => foldedWords(each).some((word) => UNITS.has(word)));
  if (!isRequired || above.some((each) => EXAMPLES.test(each))) return false;
  if (isAllOf('object')) return !OF_OWN_KEYS.has(last) && !parts.some(hasTypedValues);
  const isChoice = OF_A_LIST.has(last) && !MEDIA_TYPE.test(words.join(' '));
  return isChoice && isAllOf('string', 'number', 'integer') && !above.some((each) => CHOICES.test(each));
}

const wordSet = (words: string): ReadonlySet<string> => new Set(foldedWords(words));

/** A closed list of choices belongs to these, and a model that does not see the list invents one. */
const OF_A_LIST = wordSet(
  'type operation mode status level severity priority role format strategy algorithm frequency granularity ' +
    'direction visibility',
);
const MEDIA_TYPE = /^(?:.* )?(?:content|mime|media) type$/;

const UNITS = wordSet('ms millisecond millis sec secs second minute min hour hr day');

/** Objects whose keys the caller chooses, or which everything that has a record of its kind knows: the columns of a row. */
const OF_OWN_KEYS = wordSet(
  'env environment headers metadata meta labels annotations attributes variables cookies details extra ' +
    'data values fields properties records rows documents input context ' +
    'params parameters args arguments kwargs payload body content dict json update changes filter pipeline messages',
);

/** 'open', `{"a": 1}`, "(open, closed)", "Fields: name, age": the model has seen how values or keys look. */
const EXAMPLES = /["`“«{（「『]|(?<!\w)'\w|[(:：] ?[\w-]{1,60} ?[,|/]|\be\.g\b/i;
/** "open or closed", `open|closed`, "opens, closes, locks": perhaps these are the choices. */
const CHOICES = /[([|:*、]|\w\/\w|\bor\b|,[^,]{1,60},/i;

/** Its values, or an example of one; where a part of the schema cannot be known, there may be some. */
const isShown = (schema: Node): boolean =>
  [
    'enum',
    'const',
    'examples',
    'example',
    'maximum',
    'exclusiveMaximum',
    'pattern',
    'patternProperties',
    'propertyNames',
  ].some((key) => has(schema, key) !== 'no');

/** Each thing by its name, with a value of one type: `{ "anna": "friendly" }` */
const hasTypedValues = (schema: Node): boolean => entries(get(schema, 'additionalProperties')).length > 0;

function typesOf(schema: Node): readonly string[] {
  const type = get(schema, 'type');
  return [type, ...items(type)].flatMap((each) => text(each) ?? []);
}
