/** In a file of its own so that tests can replace it. */
export const importFile = (href: string): Promise<object> => import(href) as Promise<object>;
