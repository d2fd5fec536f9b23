/** Where things stand on the site, from any page one folder below its root. */
export function pageOfRule(id: string): string {
  return `../rules/${id}.html`;
}
