/** What an editor shows of the place under the pointer: the findings there, and what the field is for. */
import { MarkupKind, type CancellationToken, type Hover, type Position } from 'vscode-languageserver/node';
import type { Finding } from '../core/finding.js';
import type { Rule } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { shippedFile } from '../files/shipped.js';
import { descriptionOf, schemasAt, wayTo } from './fields.js';
import type { OpenFile, Workspace } from './workspace.js';

export async function hoverAt(
  workspace: Workspace,
  uri: string,
  position: Position,
  token: CancellationToken,
): Promise<Hover | null> {
  const opened = await workspace.opened(uri, token);
  if (!opened) return null;
  const offset = opened.document.positions.offsetAt(position);
  const findings = findingsAt(opened, offset);
  const field = await fieldAt(workspace, uri, offset, token);
  const parts = [...findings.map((each) => about(each, workspace)), ...(field ? [without(findings, field.text)] : [])];
  if (parts.length === 0) return null;
  const [place = field] = findings;
  return {
    contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') },
    range: opened.document.positions.range(place!.start, place!.end),
  };
}

/** The rules of these findings are described above. */
function without(findings: readonly Finding[], text: string): string {
  const isDescribed = (part: string): boolean => findings.some(({ rule }) => /^\[?`([^`]+)`/.exec(part)?.[1] === rule);
  return text
    .split('\n\n')
    .filter((part) => !isDescribed(part))
    .join('\n\n');
}

function findingsAt({ folder, file }: OpenFile, offset: number): readonly Finding[] {
  return folder.findings(file.path).filter(({ start, end }) => start <= offset && offset <= end);
}

/** The rule's page, in short. */
function about({ rule: id, message, help }: Finding, workspace: Workspace): string {
  const rule = workspace.knowledge.rules.find((each) => each.id === id);
  if (!rule) return [`**${id}**`, message, help].filter(Boolean).join('\n\n');
  const url = pageOf(rule);
  const name = url === '' ? `**${id}**` : `[**${id}**](${url})`;
  return [`${name}: ${rule.summary}.`, message, help, whyIn(rule) ?? rule.source.says].filter(Boolean).join('\n\n');
}

/** The first paragraph that says why. */
function whyIn({ id }: Rule): string | undefined {
  const page = /^[\w-]+\/[\w-]+$/.test(id) ? shippedFile(`docs/rules/${id}.md`) : undefined;
  const [, why] = page?.split(/^## Why\n\n/m) ?? [];
  // The links of a page count from its own place.
  return why?.split('\n\n', 1)[0]!.replace(/\[([^[\]]*)\]\((?!https?:)[^()]*\)/g, '$1');
}

async function fieldAt(
  workspace: Workspace,
  uri: string,
  offset: number,
  token: CancellationToken,
): Promise<{ text: string; start: number; end: number } | undefined> {
  const opened = await workspace.manifestsIn(uri, token);
  for (const { root, formats } of opened?.recognised.recognition.manifests ?? []) {
    let place: { start: number; end: number } | undefined;
    const way = wayTo(root, (node, key) => {
      const at = key ?? (node.kind === 'object' || node.kind === 'array' ? undefined : node);
      const isHere = at !== undefined && !('file' in at && at.file) && at.start <= offset && offset <= at.end;
      if (isHere) place = { start: at.start, end: at.end };
      return isHere;
    });
    const text = way && descriptionOf(schemasAt(formats, way));
    if (text !== undefined && place) return { text, ...place };
  }
  return undefined;
}
