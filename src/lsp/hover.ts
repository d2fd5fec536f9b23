/** What an editor shows of a file when it is asked: a finding and a field under the pointer, and the tools as symbols. */
import { MarkupKind, SymbolKind } from 'vscode-languageserver/node';
import type { CancellationToken, Hover, Position, DocumentSymbol, SymbolInformation } from 'vscode-languageserver/node';
import type { Finding } from '../core/finding.js';
import type { Rule, Manifest, Tool } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { shippedFile } from '../files/shipped.js';
import { descriptionOf, schemasAt, wayTo } from './fields.js';
import type { OpenFile, Workspace } from './workspace.js';
import { entries, get, text, type Place } from '../core/tree.js';
import type { OpenDocument } from './documents.js';

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

export async function symbolsOf(
  workspace: Workspace,
  uri: string,
  token: CancellationToken,
): Promise<DocumentSymbol[] | SymbolInformation[]> {
  const opened = await workspace.manifestsIn(uri, token);
  if (!opened) return [];
  const { document, recognised } = opened;
  const tools = recognised.recognition.manifests.flatMap(({ tools }: Manifest) => tools);
  const symbols = tools.flatMap((tool) => symbolOf(tool, document) ?? []);
  if (workspace.capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport) return symbols;
  return symbols.map(({ name, kind, range }) => ({ name, kind, location: { uri, range } }));
}

/** None for a tool that another file holds. */
function symbolOf(
  { node, name, label, description, schemas }: Tool,
  document: OpenDocument,
): DocumentSymbol | undefined {
  if (node.file !== undefined) return undefined;
  const named = [name?.value, name].find((each) => each && isIn(node, each)) ?? { ...node, end: node.start };
  const [detail] = (text(description?.value) ?? '').split('\n');
  const input = schemas.find(({ role }) => role === 'input');
  const parameters = input?.shape === 'fields' ? input.node : get(input?.node, 'properties');
  return {
    name: label || '(a tool without a name)',
    ...(detail && { detail }),
    kind: SymbolKind.Function,
    range: document.positions.range(node.start, node.end),
    selectionRange: document.positions.range(named.start, named.end),
    children: entries(parameters).flatMap((each): DocumentSymbol[] => {
      const whole = { start: each.start, end: Math.max(each.end, each.value.end) };
      if (each.file !== undefined || each.value.file !== undefined || !isIn(node, whole)) return [];
      return [
        {
          name: each.key || '(a parameter without a name)',
          ...(text(get(each.value, 'type')) !== undefined && { detail: text(get(each.value, 'type')) }),
          kind: SymbolKind.Field,
          range: document.positions.range(whole.start, whole.end),
          selectionRange: document.positions.range(each.start, each.end),
        },
      ];
    }),
  };
}

const isIn = (outer: Place, inner: Place): boolean =>
  inner.file === outer.file && outer.start <= inner.start && inner.end <= outer.end;
