export const SOURCE_EXTENSIONS: readonly string[] = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];

/** The files that discovery looks at. */
export const EXTENSIONS: readonly string[] = [
  ...['.json', '.jsonc', '.json5', '.yaml', '.yml'],
  ...SOURCE_EXTENSIONS,
  ...['.html', '.htm'],
];
