/** The default that a description states in words, where it is a plain value of the field's type. */
import type { FieldType } from './info.js';

interface Stated {
  readonly value: string | number | boolean;
  /** Where the description says so. */
  readonly from: number;
  readonly to: number;
}

const ANNOUNCES = /\bdefaults?(?: value)?(?: ?[:=] ?| to | is | of )/giu;
/** "the zoom, default 12" and "the zoom, 12 by default": only where nothing else is said between signs. */
const LISTED =
  /[,(;]\s?(?:default (?<after>-?\d{1,15}(?:\.\d{1,15})?|true|false)|(?<before>-?\d{1,15}(?:\.\d{1,15})?|true|false) by default)(?=\s?(?:[,);](?!\d)|\.?$|\.\s))/iu;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?(?![\w%°]|\.\d|-\d)/u;
const BOOLEAN = /^(?:true|false)\b/iu;
const QUOTED = /^(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|`([^`\n]{1,80})`|“([^”\n]{1,80})”)/u;
/** Words for a value that is worked out, or for none. */
const NO_LITERALS = new Set(
  `a all an any automatic automatically blank current empty everything first last latest me mine never no nobody none
  not nothing now null off on optional the this today tomorrow undefined unknown unlimited unset user you yesterday`.split(
    /\s+/,
  ),
);

export function statedDefault(description: string, type: FieldType, choices: readonly string[]): Stated | undefined {
  for (const announced of description.matchAll(ANNOUNCES)) {
    const start = announced.index + announced[0].length;
    const found = read(description.slice(start, start + 100), type, choices);
    if (found) return { value: found.value, from: announced.index, to: start + found.length };
  }
  return type === 'string' ? undefined : listedDefault(description, type);
}

function listedDefault(description: string, type: FieldType): Stated | undefined {
  const listed = LISTED.exec(description);
  const found = listed && read(listed.groups!['after'] ?? listed.groups!['before']!, type, []);
  if (!listed || !found) return undefined;
  const [sign] = /^[,(;]\s?/.exec(listed[0])!;
  return { value: found.value, from: listed.index + sign.length, to: listed.index + listed[0].length };
}

interface Read {
  readonly value: Stated['value'];
  readonly length: number;
}

function read(rest: string, type: FieldType, choices: readonly string[]): Read | undefined {
  switch (type) {
    case 'boolean': {
      const word = BOOLEAN.exec(rest)?.[0];
      return word === undefined ? undefined : { value: word.toLowerCase() === 'true', length: word.length };
    }
    case 'integer':
    case 'number': {
      const digits = NUMBER.exec(rest)?.[0];
      const value = Number(digits);
      return digits === undefined || (type === 'integer' && !Number.isInteger(value))
        ? undefined
        : { value, length: digits.length };
    }
    case 'string':
      return readText(rest, choices);
  }
}

/** A word that is alone: what follows does not go on with it. */
function loneWord(rest: string): string | undefined {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.:/-]{0,80}?(?=[.,;)\]]*(?:\s(?:if|when|unless|otherwise)\b|\s*\(|\s*$)|[,;)\]])/u.exec(
    rest,
  )?.[0];
}

function readText(rest: string, choices: readonly string[]): Read | undefined {
  const quoted = QUOTED.exec(rest);
  const value = quoted ? quoted.slice(1).find((each) => each !== undefined) : loneWord(rest);
  if (value === undefined || (!quoted && NO_LITERALS.has(value.toLowerCase()))) return undefined;
  const choice = choices.find((each) => each.toLowerCase() === value.toLowerCase());
  if (choices.length > 0 && choice === undefined) return undefined;
  return { value: choice ?? value, length: quoted?.[0].length ?? value.length };
}

/** The keywords of JSON Schema, from draft-04 to 2020-12, but for `id` and `$comment`, which say nothing of a value. */
const KEYWORDS: ReadonlySet<string> = new Set(
  `$anchor $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $ref $schema $vocabulary
  additionalItems additionalProperties allOf anyOf const contains contentEncoding contentMediaType contentSchema
  default definitions dependencies dependentRequired dependentSchemas deprecated description else enum examples
  exclusiveMaximum exclusiveMinimum format if items maxContains maxItems maxLength maxProperties maximum
  minContains minItems minLength minProperties minimum multipleOf not oneOf pattern patternProperties prefixItems
  properties propertyNames readOnly required then title type unevaluatedItems unevaluatedProperties uniqueItems
  writeOnly`.split(/\s+/),
);

export function isKeyword(key: string): boolean {
  return KEYWORDS.has(key);
}
