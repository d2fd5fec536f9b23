/** How GitHub's runner reads commands from what a step prints, in its two notations. */

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  /** `::name::` at the start of a line, or the older `##[name]`, which may stand anywhere in it. */
  readonly notation: '::' | '##[';
}

const KNOWN = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

export function readCommands(output: string): Command[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => {
    const command = readLine(line) ?? readOldLine(line);
    return command ? [command] : [];
  });
}

function readLine(line: string): Command | undefined {
  const text = line.replace(/^[\s\u0085]+/, '');
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  const [name, list] = splitOnce(text.slice(2, end), ' ');
  if (!isKnown(name)) return undefined;
  const properties = propertiesOf(list, ',', (value) => unescapeData(value, { '%3A': ':', '%2C': ',' }));
  return { name: name.toLowerCase(), properties, data: unescapeData(text.slice(end + 2)), notation: '::' };
}

function readOldLine(line: string): Command | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const [name, list] = splitOnce(line.slice(start + 3, end), ' ');
  if (!isKnown(name)) return undefined;
  const unescape = (text: string): string => unescapeData(text, { '%3B': ';', '%5D': ']' });
  const properties = propertiesOf(list, ';', unescape);
  return { name: name.toLowerCase(), properties, data: unescape(line.slice(end + 1)), notation: '##[' };
}

const isKnown = (name: string): boolean => KNOWN.has(name.toLowerCase());

function propertiesOf(list: string, separator: string, unescape: (text: string) => string): Record<string, string> {
  const pairs = list
    .trim()
    .split(separator)
    .map((pair) => splitOnce(pair, '='))
    .filter(([key, value]) => key !== '' && value !== '');
  return Object.fromEntries(pairs.map(([key, value]) => [key, unescape(value)]));
}

/** `%25` last, so that what was escaped twice is not undone twice. */
function unescapeData(text: string, more: Readonly<Record<string, string>> = {}): string {
  const escapes = { '%0D': '\r', '%0A': '\n', ...more, '%25': '%' };
  return Object.entries(escapes).reduce((all, [escape, character]) => all.replaceAll(escape, character), text);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
