/** The files that discovery looks at. */
export const EXTENSIONS: readonly string[] = [
  ...['.json', '.jsonc', '.json5', '.yaml', '.yml'],
  ...['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'],
  ...['.html', '.htm'],
];
