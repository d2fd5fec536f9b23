/** Which parameters a schema's list of required ones names. */
import { get, items, text, type Node } from '../core/tree.js';

export const needsName = (schema: Node | undefined, name: string): boolean =>
  items(get(schema, 'required')).some((each) => text(each) === name);
