/** `x.y.z` with three integers, no zeros in front, and nothing more. */
export function isVersion(text: string): boolean {
  const numbers = text.split('.', 4);
  return numbers.length === 3 && numbers.every(isInteger);
}

/** A regular expression's own stack ends at some millions of digits. */
function isInteger(text: string): boolean {
  return text !== '' && !/\D/.test(text) && (text === '0' || text[0] !== '0');
}
