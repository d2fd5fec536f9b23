/** What is said of a widget where it is read: there, too, hosts look for metadata. */
import { NO_CODE, type ReadAnswer } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { text, type ObjectNode } from '../../../src/core/tree.js';
import { appOf, contentsIn, isKnownRead, type Widget } from './app.js';
import { isTemplate, isWidgetUri, pathOf } from './uri.js';

/** Whether a resource, or what is read of one, has something, or might. */
export type MayHave = (node: ObjectNode) => boolean;

/** On the resource, or on what is read of it, which may be in another file. */
export function isWhereRead(widget: Widget, mayHave: MayHave, manifest: Manifest): boolean {
  if (mayHave(widget.node) || (manifest.code !== NO_CODE && manifest.code.reads.length === 0)) return true;
  const path = pathOf(text(widget.uri) ?? '');
  const vague = vaguelyRead(mayHave, manifest);
  if (vague.has(ANY) || vague.has(path)) return true;
  return readAs(widget, manifest).some(({ node }) => mayHave(node));
}

/** What is read of a widget. */
export function readAs({ uri }: Widget, manifest: Manifest): readonly Widget[] {
  const same = appOf(manifest).byPath.get(pathOf(text(uri) ?? '')) ?? [];
  return same.filter(({ isContent }) => isContent);
}

const ANY = '*';

/** The paths of what may be read with something that nobody knows of. */
function vaguelyRead(mayHave: MayHave, manifest: Manifest): ReadonlySet<string> {
  const known = manifest.derive(noneAsked);
  let paths = known.get(mayHave);
  if (!paths) {
    const isVague = (read: ReadAnswer): boolean =>
      !isKnownRead(read) || contentsIn(read).some(({ node, uri }) => text(uri) === undefined && mayHave(node));
    const uris = manifest.code.reads.filter(isVague).map(({ uri }) => text(uri));
    paths = new Set(
      uris.map((uri) => (uri === undefined || (isTemplate(uri) && isWidgetUri(uri)) ? ANY : pathOf(uri))),
    );
    known.set(mayHave, paths);
  }
  return paths;
}

/** By what was asked for. */
const noneAsked = (_: Manifest): Map<MayHave, ReadonlySet<string>> => new Map();
