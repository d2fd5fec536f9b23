/** What is said of a widget where it is read: there, too, hosts look for metadata. */
import { NO_CODE, type ReadAnswer } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { text, type ObjectNode } from '../../../src/core/tree.js';
import { appOf, contentsIn, isKnownRead, type Widget } from './app.js';
import { isTemplate, isWidgetUri, pathOf } from './uri.js';

/** Whether a resource, or what is read of one, has something, or might. */
type MayHave = (node: ObjectNode) => boolean;

/** Asks that of a widget: of the resource, and of what is read of it, which may be in another file. To be made once. */
export function orWhereRead(mayHave: MayHave): (widget: Widget, manifest: Manifest) => boolean {
  const vague = (manifest: Manifest): ReadonlySet<string> => vaguelyRead(mayHave, manifest);
  return (widget, manifest) => {
    if (mayHave(widget.node) || (manifest.code !== NO_CODE && manifest.code.reads.length === 0)) return true;
    const paths = manifest.derive(vague);
    if (paths.has(ANY) || paths.has(pathOf(text(widget.uri) ?? ''))) return true;
    return readAs(widget, manifest).some(({ node }) => mayHave(node));
  };
}

/** What is read of a widget. */
export function readAs({ uri }: Widget, manifest: Manifest): readonly Widget[] {
  const same = appOf(manifest).byPath.get(pathOf(text(uri) ?? '')) ?? [];
  return same.filter(({ isContent }) => isContent);
}

const ANY = '*';

/** The paths of what may be read with something that nobody knows of. */
function vaguelyRead(mayHave: MayHave, { code }: Manifest): ReadonlySet<string> {
  const isVague = (read: ReadAnswer): boolean =>
    !isKnownRead(read) || contentsIn(read).some(({ node, uri }) => text(uri) === undefined && mayHave(node));
  const uris = code.reads.filter(isVague).map(({ uri }) => text(uri));
  return new Set(uris.map((uri) => (uri === undefined || (isTemplate(uri) && isWidgetUri(uri)) ? ANY : pathOf(uri))));
}
