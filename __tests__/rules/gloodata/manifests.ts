/** Extension infos to break: whole ones, with the one part that a case is about. */

export function extension(tools: unknown, rest: Record<string, unknown> = {}): Record<string, unknown> {
  return { ns: 'weather', title: 'Weather', tools, ...rest };
}

/** An extension with one tool, `show`. */
export function withTool(change: Record<string, unknown>, rest?: Record<string, unknown>): Record<string, unknown> {
  return extension({ show: { title: 'Show Weather', examples: ['weather in rome'], ...change } }, rest);
}

/** An extension with one tool that has one field, `city`. */
export function withField(field: unknown): Record<string, unknown> {
  return withTool({ schema: { fields: { city: field } } });
}

export function withUi(fields: unknown, ui: unknown, rest?: Record<string, unknown>): Record<string, unknown> {
  return withTool({ schema: { fields }, ui }, rest);
}

export const SHOW = '/tools/show';
export const CITY = '/tools/show/schema/fields/city';
