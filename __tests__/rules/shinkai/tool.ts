/** Manifests to break: whole ones, with the one part that a case is about. */

type Json = Record<string, unknown>;

export function tool(change: Json = {}): Json {
  return {
    name: 'Weather',
    version: '1.0.0',
    description: 'Tells the weather of a city.',
    keywords: ['weather'],
    configurations: table({}),
    parameters: table({}),
    result: table({}),
    ...change,
  };
}

export function without(field: string): Json {
  const { [field]: _, ...rest } = tool();
  return rest;
}

export function table(properties: unknown, change: Json = {}): Json {
  return { type: 'object', properties, ...change };
}

/** A tool with one parameter, `city`. */
export const withParameter = (definition: unknown): Json => tool({ parameters: table({ city: definition }) });
/** A tool with one setting, `key`. */
export const withSetting = (definition: unknown): Json => tool({ configurations: table({ key: definition }) });
/** A tool with one result field, `sky`. */
export const withResult = (definition: unknown): Json => tool({ result: table({ sky: definition }) });

export const CITY = '/parameters/properties/city';
export const KEY = '/configurations/properties/key';
export const SKY = '/result/properties/sky';

/** A parameter with all that the document demands. */
export function text(change: Json = {}): Json {
  return { type: 'string', description: 'The name of the city.', ...change };
}

/** A tool with one OAuth service. */
export const withService = (change: Json = {}): Json => tool({ oauth: [service(change)] });

export function service(change: Json = {}): Json {
  return {
    name: 'Github',
    version: '2.0',
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    redirectUrl: 'https://secrets.shinkai.com/redirect',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    clientId: '',
    clientSecret: '',
    scopes: ['repo'],
    responseType: 'code',
    ...change,
  };
}

export function serviceWithout(...fields: string[]): Json {
  return tool({ oauth: [Object.fromEntries(Object.entries(service()).filter(([field]) => !fields.includes(field)))] });
}

/** A tool with one table, `notes`, and the queries that are given. */
export function withSql(definition: unknown, ...queries: unknown[]): Json {
  return tool({
    sqlTables: [{ name: 'notes', definition }],
    sqlQueries: queries.map((query, index) => ({ name: `query ${index + 1}`, query })),
  });
}

export const NOTES = 'CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT NOT NULL, body TEXT)';
