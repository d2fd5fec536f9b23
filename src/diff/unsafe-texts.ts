/** Texts that tell a model to disobey, or hide something from people, and did not before: reviewers read these first. */
import type { Format } from '../core/format.js';
import type { Context, Manifest, Rule } from '../core/rule.js';
import { recognise } from '../engine/recognise.js';
import type { Event } from './events.js';
import { documentOf, fromValue } from './forms.js';

const CONTEXT: Context = { options: {}, services: {} };

export function markUnsafe(
  events: readonly Event[],
  rules: ReadonlyMap<string, Rule>,
  formats: readonly Format[],
): Event[] {
  const unsafe = [...rules.values()].filter(({ tags }) => tags?.includes('unsafe-text'));
  const isUnsafe = (text: string | undefined): boolean => {
    const manifest = manifestOf(text ?? '', formats);
    return manifest !== undefined && unsafe.some((rule) => [...rule.check!(manifest, CONTEXT)].length > 0);
  };
  return events.map((event) => {
    const beneath = event.beneath && markUnsafe(event.beneath, rules, formats);
    const more = beneath && { beneath };
    const isNew = event.rule === 'diff/description-changed' && isUnsafe(event.after) && !isUnsafe(event.before);
    return isNew ? { ...event, ...more, message: 'unsafe' } : { ...event, ...more };
  });
}

/** A tool with this text alone. */
function manifestOf(description: string, formats: readonly Format[]): Manifest | undefined {
  const roots = [fromValue({ tools: [{ name: 'x', description, inputSchema: { type: 'object' } }] })];
  return recognise(documentOf(roots), formats, { named: true, servers: [] }).manifests[0];
}
