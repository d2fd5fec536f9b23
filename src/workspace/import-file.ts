/** By itself, since compiled code that is kept cannot import: scripts/build puts what the front has in its place. */
export const importFile = (href: string): Promise<object> => import(href) as Promise<object>;
