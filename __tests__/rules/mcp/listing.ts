/** Lists for tests, with one tool that nothing is wrong with. */
export const TOOL = {
  name: 'get_forecast',
  description: 'Looks up the weather forecast of a city.',
  inputSchema: {
    type: 'object',
    properties: { city: { type: 'string', description: 'The city.' } },
    required: ['city'],
  },
};

export const listOf = (...tools: unknown[]) => ({ tools });
export const tool = (more: object) => ({ ...TOOL, ...more });
export const without = (key: keyof typeof TOOL) =>
  Object.fromEntries(Object.entries(TOOL).filter(([name]) => name !== key));
