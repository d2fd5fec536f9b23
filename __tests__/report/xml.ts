/** A strict reader for the little XML that JUnit needs: it throws on whatever a real parser would refuse. */

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const TOKEN =
  /<\/(?<close>[a-z]+)>|<(?<open>[a-z]+)(?<attributes>(?: [a-z]+="[^"<]*")*)(?<empty>\/?)>|(?<text>[^<]+)/gy;

export function parseXml(source: string): Element {
  const illegal = ILLEGAL.exec(source);
  if (illegal) throw new Error(`illegal character at ${illegal.index}`);
  const prologue = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!source.startsWith(prologue)) throw new Error('no prologue');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = prologue.length;
  TOKEN.lastIndex = at;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    at = TOKEN.lastIndex;
    const parent = open.at(-1)!;
    const { close, open: name, attributes, empty, text } = token.groups!;
    if (text !== undefined) parent.text += unescape(text);
    else if (close !== undefined) {
      if (open.pop()!.name !== close) throw new Error(`</${close}> closes nothing`);
    } else {
      const element: Element = { name: name!, attributes: {}, children: [], text: '' };
      for (const [, key, value] of attributes!.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        if (key! in element.attributes) throw new Error(`${key} stands twice`);
        element.attributes[key!] = unescape(value!);
      }
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (at !== source.length) throw new Error(`not XML at ${at}: ${source.slice(at, at + 40)}`);
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one element');
  return root.children[0]!;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescape(text: string): string {
  return text.replace(/&(?:([a-z0-9#]+);)?/g, (_, name: string | undefined) => {
    const character = name && ENTITIES[name];
    if (!character) throw new Error(`a bare & in ${text}`);
    return character;
  });
}
