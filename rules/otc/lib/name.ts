export const LONGEST_NAME = 64;

export const isName = (text: string): boolean => text.length <= LONGEST_NAME && /^[A-Za-z0-9_-]+$/.test(text);
