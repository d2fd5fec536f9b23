/** The tools of a file, as its outline. */
import { SymbolKind } from 'vscode-languageserver/node';
import type { CancellationToken, DocumentSymbol, SymbolInformation } from 'vscode-languageserver/node';
import type { Manifest, Tool } from '../core/rule.js';
import { entries, get, text, type Place } from '../core/tree.js';
import type { OpenDocument } from './documents.js';
import type { Workspace } from './workspace.js';

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
