const NUMBER = '(?:0|[1-9][0-9]*)';
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}$`);

/** `x.y.z` with three integers, and nothing more. */
export const isVersion = (text: string): boolean => VERSION.test(text);
