/** Something to be filled in before use: `${X}`, `{{x}}`, `<x>`, `$X`. */
export function isPlaceholder(text: string): boolean {
  return /^\s*(?:\$\{[^}]*\}|\{\{[^}]*\}\}|\{[^}]*\}|<[^>]*>|\$[A-Z_]+|%[A-Z_]+%)\s*$/.test(text);
}

export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#<>"'][^\s<>"]*$/i.test(text);
}

/** With a scheme, and nothing that cannot stand in a URL. */
export function isAbsoluteUrl(text: string): boolean {
  return isWebUrl(text) || /^[a-z][a-z\d+.-]*:\/\/[^\s<>"]+$/i.test(text);
}
