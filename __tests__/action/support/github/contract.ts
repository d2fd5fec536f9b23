/** What GitHub's published description says of a request: its route, parameters and body. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { answerSchema, requestSchema, type Schema } from './openapi.js';

interface Match {
  readonly route: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly faults: readonly string[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Definition>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

interface Definition {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content>>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-multi-segment'?: boolean;
}

interface Content {
  readonly content: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface Operation {
  readonly method: string;
  readonly route: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly definition: Definition;
  path?: ValidateFunction;
  query?: ValidateFunction;
  body?: ValidateFunction;
  /** By status. */
  readonly answers: Map<number, ValidateFunction>;
}

const DESCRIPTION = JSON.parse(readFileSync('__tests__/fixtures/github/openapi-subset.json', 'utf8')) as Description;
/** Not in the subset, and too small to miss. */
const OTHERS: Description['paths'] = {
  '/user': { get: { responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } } } },
};

const operations: readonly Operation[] = Object.entries({ ...DESCRIPTION.paths, ...OTHERS }).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, definition]) => operationOf(method.toUpperCase(), path, definition)),
);

const OPTIONS = { strict: false, allErrors: true, schemas: {} };
const texts = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: true }));
const bodies = addFormats.default(new Ajv(OPTIONS));
const answers = addFormats.default(new Ajv(OPTIONS));
bodies.addSchema(requestSchema({ components: DESCRIPTION.components }), 'github');
answers.addSchema(answerSchema({ components: DESCRIPTION.components }), 'github');

export const ROUTES: readonly string[] = operations.map(({ route }) => route);

/** Which route a request takes, and what the description has against it; undefined where there is no such route. */
export function matchRequest(
  method: string,
  pathname: string,
  query: URLSearchParams,
  body: unknown,
): Match | undefined {
  for (const operation of operations) {
    if (operation.method !== method) continue;
    const found = operation.pattern.exec(pathname);
    if (!found) continue;
    const inPath: Record<string, string> = {};
    operation.names.forEach((name, index) => (inPath[name] = decodeURIComponent(found[index + 1] ?? '')));
    const inQuery: Record<string, string> = Object.fromEntries(query);
    const faults = [
      ...faultsOf((operation.path ??= parametersOf(operation, 'path')), inPath, 'path'),
      ...faultsOf((operation.query ??= parametersOf(operation, 'query')), inQuery, 'query'),
      ...faultsOf((operation.body ??= bodyOf(operation)), body, 'body'),
    ];
    if (new Set(query.keys()).size < query.size) faults.push('query: a parameter is given twice');
    return { route: operation.route, parameters: { ...inPath, ...inQuery }, faults };
  }
  return undefined;
}

/** What is wrong with an answer of the fake's own. */
export function faultsOfAnswer(route: string, status: number, body: unknown): string[] {
  const { definition, answers: known } = operations.find((each) => each.route === route)!;
  const schema = definition.responses[status]?.content?.['application/json']?.schema;
  if (!schema) return status === 204 || status >= 400 ? [] : [`answer: ${status} is not in the description`];
  const validate = known.get(status) ?? compile(answers, answerSchema(schema));
  known.set(status, validate);
  return faultsOf(validate, body, 'answer');
}

function operationOf(method: string, path: string, definition: Definition): Operation {
  const parameters = parametersIn(definition);
  const names: string[] = [];
  const pattern = path
    .replaceAll('.', '\\.')
    // The top folder has no path.
    .replace('/contents/{path}', '/contents(?:/{path})?')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return parameters.some((each) => each.name === name && each['x-multi-segment']) ? '(.*)' : '([^/]+)';
    });
  return {
    method,
    route: `${method} ${path}`,
    pattern: new RegExp(`^${pattern}$`),
    names,
    definition,
    answers: new Map(),
  };
}

function parametersIn({ parameters = [] }: Definition): Parameter[] {
  return parameters.map((each) =>
    '$ref' in each ? DESCRIPTION.components.parameters[each.$ref.replace('#/components/parameters/', '')]! : each,
  );
}

function parametersOf({ definition }: Operation, place: 'path' | 'query'): ValidateFunction {
  const parameters = parametersIn(definition).filter((each) => each.in === place);
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, withoutDefault(schema)]));
  const limits = { per_page: { minimum: 1, maximum: 100 }, page: { minimum: 1 } };
  for (const [name, limit] of Object.entries(limits)) if (properties[name]) Object.assign(properties[name], limit);
  const required = parameters.filter((each) => each.required).map(({ name }) => name);
  return texts.compile({ type: 'object', properties, required, additionalProperties: false });
}

function withoutDefault({ default: _, ...schema }: Schema): Schema {
  return schema;
}

function bodyOf({ definition }: Operation): ValidateFunction {
  const schema = definition.requestBody?.content['application/json']?.schema;
  if (!schema) return bodies.compile({ not: {} });
  return compile(bodies, requestSchema(schema));
}

function compile(ajv: Ajv, schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/')) as Schema);
}

function faultsOf(validate: ValidateFunction, value: unknown, name: string): string[] {
  // Nothing sent is as good as an empty object, where a body is known at all.
  const given = value ?? (name === 'body' && validate.schema && !('not' in (validate.schema as object)) ? {} : value);
  if (given === undefined && name === 'body') return [];
  if (validate(given)) return [];
  return validate.errors!.map(({ instancePath, message, params }) => {
    const detail: unknown = params['additionalProperty'] ?? params['allowedValues'] ?? '';
    return `${name}${instancePath}: ${message} ${JSON.stringify(detail)}`;
  });
}
