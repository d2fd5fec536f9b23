/** Imports a TypeScript module by its path from the project's root. */
export function load<Module>(path: string): Promise<Module>;
