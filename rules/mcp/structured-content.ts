import { groupBy } from '../../src/core/collections.js';
import { defineRule, lack, type Manifest } from '../../src/core/rule.js';
import { entry, has, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isFailure, promisesData } from './lib/registrations.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/structured-content',
  summary: 'A tool with an output schema answers without `structuredContent`',
  severity: 'error',
  in: 'recommended',
  source: section('Tools, Output Schema', 'A tool with an output schema answers with structured content that fits it.'),
  messages: {
    missing:
      '`{{name}}` has an `outputSchema`, and this answer has no `structuredContent`, so clients get an error in its place. Put the data there, as an object, or leave the schema out; what tells of a failure needs `isError: true`.',
  },
  *check(manifest) {
    const { answers } = manifest.code;
    const schemas = answers.length > 0 ? outputSchemas(manifest) : NONE;
    const told = new Set<number>();
    for (const [name = '', some] of groupBy(answers, ({ tool }) => tool)) {
      const schema = schemas.get(name);
      const bodies = some.map(({ body }) => body).filter((body) => !isFailure(body));
      // One with data beside one without may be all that ever comes back.
      if (!schema || some.some(({ mayDiffer }) => mayDiffer) || !bodies.every(lacksData)) continue;
      const [first, ...others] = bodies as ObjectNode[];
      // A helper may make one answer for several tools.
      if (!first || told.has(first.start)) continue;
      told.add(first.start);
      const related = [
        { at: schema, note: 'The schema of what comes back.' },
        ...others.map((body) => ({ at: lack(body), note: 'This answer, too.' })),
      ];
      yield { at: lack(first, 'structuredContent'), message: 'missing', data: { name }, related };
    }
  },
});

const NONE: ReadonlyMap<string, Entry> = new Map();

/** The output schemas by the names of their tools, where all tools of a name have one. */
function outputSchemas(manifest: Manifest): ReadonlyMap<string, Entry> {
  const { code, tools } = manifest;
  const promised = code.registrations.filter((each) => promisesData(each, manifest));
  const starts = new Set(promised.map(({ tool }) => tool?.start));
  const found = new Map<string, Entry>();
  for (const [name, some] of groupBy(tools, ({ label }) => label)) {
    const schema = entry(some[0]!.node, 'outputSchema');
    if (name !== undefined && schema && some.every(({ node }) => starts.has(node.start))) found.set(name, schema);
  }
  return found;
}

/** Without `content` it is an answer of another kind, such as a task. To one with a name its data may be added. */
function lacksData(body: Node): boolean {
  return (
    body.kind === 'object' &&
    body.via === undefined &&
    has(body, 'structuredContent') === 'no' &&
    has(body, 'content') === 'yes'
  );
}
