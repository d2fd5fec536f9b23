/** Something to be filled in before use: `${X}`, `{{x}}`, `<x>`, `$X`. */
const PLACEHOLDER = String.raw`\$\{[^}]{0,100}\}|\{\{[^}]{0,100}\}\}|\{[^}]{0,100}\}|\$[A-Z_]{1,100}|%[A-Z_]{1,100}%`;
const WHOLE = new RegExp(`^\\s*(?:${PLACEHOLDER}|<[^>]*>)\\s*$`);
/** `<https://…>` is a URL in brackets. */
const IN_URL = `(?:${PLACEHOLDER}|<(?!https?:)[^<>]{0,100}>)`;

export function isPlaceholder(text: string): boolean {
  return WHOLE.test(text);
}

/** A URL in which nothing is left to be filled in; what is filled in at its beginning may bring the scheme and the host. */
export function filledIn(url: string): string {
  return url.replace(new RegExp(`^\\s*${IN_URL}`), 'https://x').replace(new RegExp(IN_URL, 'g'), 'x');
}

export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#<>"'][^\s<>"]*$/i.test(text);
}

/** With a scheme, and nothing that cannot stand in a URL. */
export function isAbsoluteUrl(text: string): boolean {
  return isWebUrl(text) || /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$/i.test(text);
}
