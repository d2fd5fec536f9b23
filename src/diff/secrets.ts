/** What a rule takes for a secret is repeated by no comparison, as it is by no finding. */
import type { Change } from '../core/change.js';
import type { Format } from '../core/format.js';
import type { Context, Problem, Rule } from '../core/rule.js';
import { SecretRedactor } from '../engine/findings.js';
import { recognise } from '../engine/recognise.js';
import type { Event } from './events.js';
import { documentOf, fromValue } from './forms.js';

const CONTEXT: Context = { options: {}, services: {} };

export function withoutSecrets(
  changes: readonly Change[],
  events: readonly Event[],
  { rules, formats }: { readonly rules: ReadonlyMap<string, Rule>; readonly formats: readonly Format[] },
): Change[] {
  const judges = [...rules.values()].filter(({ secret, check }) => secret && check);
  const censor = new SecretRedactor();
  for (const secret of secretsIn(textsOf(events), judges, formats)) censor.hide(secret);
  return changes.map((change) => cleaned(change, censor));
}

interface Texts {
  /** Where people show what a secret looks like, fewer are taken for one. */
  readonly described: Set<string>;
  readonly values: Set<string>;
}

function textsOf(events: readonly Event[], texts: Texts = { described: new Set(), values: new Set() }): Texts {
  for (const { rule, tool, name, before, after, beneath = [] } of events) {
    const own = rule === 'diff/description-changed' ? texts.described : texts.values;
    for (const text of [before, after]) if (text) own.add(text);
    for (const text of [tool, name]) if (text) texts.values.add(text);
    textsOf(beneath, texts);
  }
  return texts;
}

function* secretsIn({ described, values }: Texts, judges: readonly Rule[], formats: readonly Format[]) {
  const tools = [...described].map((description) => ({ description }));
  const inputSchema = { type: 'object', default: { values: [...values], tools } };
  const listed = { name: 'x', description: 'What a comparison shows.', inputSchema };
  const roots = [fromValue({ tools: [listed] })];
  // Rules look into the text first.
  const document = { ...documentOf(roots), text: [...values, ...described].join('\n') };
  const [manifest] = recognise(document, formats, { named: true, servers: [] }).manifests;
  if (!manifest) return;
  for (const judge of judges) for (const { at } of judge.check!(manifest, CONTEXT)) yield* textAt(at);
}

function textAt(at: Problem['at']): string[] {
  if ('part' in at) return [at.part.value.slice(at.from, at.to)];
  return 'value' in at && typeof at.value === 'string' ? [at.value] : [];
}

function cleaned(change: Change, censor: SecretRedactor): Change {
  const { tools, before, after, message, help, beneath, texts } = change;
  const clean = (text: string): string => censor.clean(text);
  return {
    ...change,
    tools: tools.map(clean),
    message: clean(message),
    ...(help !== undefined && { help: clean(help) }),
    ...(before !== undefined && { before: clean(before) }),
    ...(after !== undefined && { after: clean(after) }),
    ...(beneath && { beneath: beneath.map((each) => cleaned(each, censor)) }),
    ...(texts && {
      texts: texts.map((each) => ({ ...each, before: clean(each.before), after: clean(each.after) })),
    }),
  };
}
