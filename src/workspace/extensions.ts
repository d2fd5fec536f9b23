/** The files that discovery looks at. */
export const EXTENSIONS: readonly string[] = ['.json', '.jsonc', '.yaml', '.yml'];
