/** Renders Markdown and tells what in it is more than text, so that words from a manifest can be seen to stay words. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** All that we write ourselves. An image is not among it. */
const ELEMENTS = new Set(
  'a blockquote br code del details em h1 h2 h3 h4 h5 h6 hr li ol p pre strong sub sup summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(['a href', 'code class', 'td align', 'th align', 'details open', 'ol start']);
const MARKER = /^ toolint [a-z]+(?: [0-9a-f:]+)* $/;

/** GFM defuses some elements, which would hide that they got so far. */
const GFM_HTML = gfmHtml();
delete GFM_HTML.exit?.htmlFlowData;
delete GFM_HTML.exit?.htmlTextData;

interface Allowed {
  /** What a link may begin with. */
  readonly links: readonly string[];
}

export function faultsOfMarkdown(markdown: string, { links }: Allowed): string[] {
  const faults: string[] = [];
  // A marker of ours is the first thing in a body.
  let canBeMarker = markdown.startsWith('<!--');
  const html = micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [GFM_HTML] });
  visit(parseFragment(html).childNodes, false);
  return faults;

  function visit(nodes: readonly Node[], inCode: boolean): void {
    for (const node of nodes) {
      if (node.nodeName === '#comment') checkComment((node as DefaultTreeAdapterTypes.CommentNode).data);
      else if (node.nodeName === '#text') checkText((node as DefaultTreeAdapterTypes.TextNode).value, inCode);
      else if ('tagName' in node) {
        checkElement(node);
        visit(node.childNodes, inCode || node.tagName === 'code');
      }
    }
  }

  function checkComment(data: string): void {
    const isMarker = canBeMarker && MARKER.test(data);
    canBeMarker = false;
    if (!isMarker) faults.push(`comment <!--${data}-->`);
  }

  function checkElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): void {
    if (!ELEMENTS.has(tagName)) faults.push(`element <${tagName}>`);
    for (const { name, value } of attrs) {
      if (!ATTRIBUTES.has(`${tagName} ${name}`)) faults.push(`attribute ${name}="${value}"`);
      if (name === 'href' && !links.some((link) => value.startsWith(link))) faults.push(`link to ${value}`);
      if (name === 'class' && !/^language-(text|diff|json|suggestion|mermaid)$/.test(value))
        faults.push(`class ${value}`);
    }
  }

  function checkText(text: string, inCode: boolean): void {
    // Some of GitHub looks for mentions in code too.
    for (const [mention] of text.matchAll(/(?<![\w`])@[a-z\d][\w/-]*/gi)) faults.push(`mention ${mention}`);
    for (const [unseen] of text.matchAll(/[\u202a-\u202e\u2066-\u2069\u0000-\u0008]/g))
      faults.push(`U+${unseen.charCodeAt(0).toString(16)}`);
    if (inCode) return;
    for (const [reference] of text.matchAll(/(?<![\w&])(#|GH-)\d+\b/g)) faults.push(`reference ${reference}`);
    if (/^\s*\/[a-z]+/m.test(text)) faults.push(`slash command ${text.trim().slice(0, 20)}`);
  }
}

/** How many cells each row of each table is written with. */
export function cellsOf(markdown: string): number[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|.*\|$/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).length - 2);
}
