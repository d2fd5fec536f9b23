import type { AnnotatedText } from '../../src/core/python-code.js';
import { defineRule } from '../../src/core/rule.js';
import { onceEach, served } from './lib/facts.js';
import { missingText } from './lib/properties.js';

export default defineRule({
  id: 'python/lost-text',
  summary: 'A description of a parameter that the official SDK does not send',
  severity: 'warning',
  in: 'recommended',
  fixable: 'safe',
  source: served('Annotated', 'The official SDK reads descriptions from `Field`, and passes over texts.'),
  messages: {
    lost: {
      message: 'The official SDK ignores a text in `Annotated`, so models never see this one of `{{name}}`.',
      help: 'Write `Field(description="…")`, with `Field` from pydantic.',
    },
  },
  *check(manifest) {
    const tools = (manifest.code.python?.tools ?? []).filter(({ library }) => library === 'official');
    const texts = tools.flatMap((tool) =>
      tool.texts.flatMap((each) => (each.isServed === false ? [{ ...each, tool }] : [])),
    );
    for (const each of onceEach(texts)) {
      const { start, end, file, name, parameter } = each;
      yield {
        at: file === undefined ? { start, end } : parameter,
        message: 'lost',
        data: { name },
        replaces: missingText(each.tool, manifest, name),
        ...fixOf(each),
      };
    }
  },
});

function fixOf({ edits }: AnnotatedText) {
  if (!edits) return {};
  const title = 'Write `Field(description=…)`';
  return { fix: { title, safe: true, edits: edits.map((each) => ({ op: 'text' as const, ...each })) } };
}
