/** HTML as text, with what comes from elsewhere escaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}
