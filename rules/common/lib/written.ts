/** How to write what a schema lacks, the way its author writes it: as a key, a call of zod, or an annotation in Python. */
import { functionOf, type PythonParameter } from '../../../src/core/python-code.js';
import type { InWords, Manifest, Tool } from '../../../src/core/rule.js';
import type { Node } from '../../../src/core/tree.js';
import { registrationOf } from './registered.js';

export type Writing =
  /** JSON Schema. */
  | { readonly is: 'keys' }
  | { readonly is: 'zod' | 'typebox' }
  /** A parameter of a function in Python. */
  | { readonly is: 'parameter'; readonly parameter: PythonParameter }
  /** Part of a type in Python, such as a field of a class. */
  | { readonly is: 'field' };

/** `name`: of the parameter that the schema describes, without those around it. */
export function writingOf(
  schema: Node,
  tool: Pick<Tool, 'node'>,
  name: string | undefined,
  manifest: Manifest,
): Writing {
  const { code } = manifest;
  const builder = code.builderOf?.(schema);
  if (builder) return { is: builder };
  const made = functionOf(tool.node, code.python);
  if (made) {
    const parameter = made.parameters.find((each) => each.name === name && isIn(schema, each));
    return parameter ? { is: 'parameter', parameter } : { is: 'field' };
  }
  const registered = registrationOf(manifest, tool.node);
  if (registered?.api === 'function') return { is: 'field' };
  // What takes anything leaves no schema to ask, such as `z.any()`.
  return { is: /^(?:zod|shape)$/.test(registered?.schema?.is ?? '') ? 'zod' : 'keys' };
}

/** The schema of a parameter begins at its name or at its type. */
const isIn = ({ start, file }: Node, at: PythonParameter): boolean =>
  file === at.file && start >= at.start && start <= at.end + FARTHEST_TYPE;
const FARTHEST_TYPE = 40;

type Keyword = 'description' | 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';
export type Given = readonly (readonly [keyword: Keyword, value: string])[];

/** What to do, as the rest of a sentence: "add `maximum: 10`", "add `.max(10)`", "write `n: Annotated[int, Field(le=10)]`". */
export function adding(writing: Writing, given: Given): InWords {
  const listed = (between: string, write: (keyword: Keyword, value: string) => string): string =>
    given.map(([keyword, value]) => write(keyword, value)).join(between);
  switch (writing.is) {
    case 'zod':
      return () => `add \`${listed('', (keyword, value) => `.${CALLS[keyword]}(${value})`)}\``;
    case 'typebox':
      return () => `add \`{ ${listed(', ', (keyword, value) => `${keyword}: ${value}`)} }\``;
    case 'keys':
      return ({ quote }) => {
        const write = (keyword: string, value: string): string =>
          value === '…' ? keyword : `${quote}${keyword}${quote}: ${value}`;
        return `add ${listed(' and ', (keyword, value) => `\`${write(keyword, value)}\``)}`;
      };
    default: {
      const fields = listed(', ', (keyword, value) => `${FIELDS[keyword]}=${value}`);
      return () => (writing.is === 'field' ? `write \`Field(${fields})\`` : annotating(writing.parameter, fields));
    }
  }
}

const CALLS: Readonly<Record<Keyword, string>> = {
  ...{ description: 'describe', minimum: 'min', maximum: 'max', minLength: 'min', maxLength: 'max' },
  ...{ minItems: 'min', maxItems: 'max' },
};
const FIELDS: Readonly<Record<Keyword, string>> = {
  ...{ description: 'description', minimum: 'ge', maximum: 'le', minLength: 'min_length', maxLength: 'max_length' },
  ...{ minItems: 'min_length', maxItems: 'max_length' },
};

/** Where the names come from that a text has and the file in Python lacks, as the end of the sentence. */
export const importsFor =
  (inWords: InWords, { code }: Manifest): InWords =>
  (words) => {
    const text = inWords(words);
    const lacking = Object.entries(MODULES).flatMap(([name, from]) =>
      code.python && !code.python.names.has(name) && text.includes(`${name}${name === 'Field' ? '(' : '['}`)
        ? [`\`${name}\` from \`${from}\``]
        : [],
    );
    return lacking.length > 0 ? `, with ${lacking.join(' and ')}` : '';
  };
const MODULES = { Annotated: 'typing', Field: 'pydantic' };

/** `city: Annotated[str, Field(…)] = None` */
function annotating({ name, type, default: given, holder }: PythonParameter, fields: string): string {
  if (holder === 'Field') return `add \`${fields}\` to its \`Field(…)\``;
  if (holder === 'Annotated') return `add \`Field(${fields})\` to its \`Annotated[…]\``;
  // A long type is not read: it is left to the author.
  const whole = `${name}: Annotated[${type ?? '<type>'}, Field(${fields})]${given === undefined ? '' : ` = ${given}`}`;
  return `write \`${whole.length > LONGEST_WHOLE ? `Annotated[<type>, Field(${fields})]` : whole}\``;
}
const LONGEST_WHOLE = 100;

/** What to write as the type: in JSON Schema, with zod, or in Python, where a parameter is named. */
export function typing(
  writing: Writing,
  { keys, zod, python }: { readonly keys: InWords; readonly zod: string; readonly python: string },
): InWords {
  switch (writing.is) {
    case 'zod':
      return () => `\`${zod}\``;
    case 'keys':
    case 'typebox':
      return keys;
    case 'field':
      return () => `\`${python}\``;
    case 'parameter': {
      const { name, default: given } = writing.parameter;
      return () => `\`${name}: ${python}${given === undefined ? '' : ` = ${given}`}\``;
    }
  }
}

/** `"title": "Get weather"`, as the file writes keys. */
export const keyed =
  (key: string, value: string): InWords =>
  ({ quote }) =>
    `\`${quote}${key}${quote}: ${value}\``;

/** As the beginning of a sentence. */
export const sentence =
  (inWords: InWords): InWords =>
  (words) => {
    const text = inWords(words);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
