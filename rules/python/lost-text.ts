import type { AnnotatedText, PythonParameter, PythonTool } from '../../src/core/python-code.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { importsFor } from '../common/lib/written.js';
import { onceEach, sdkSource } from './lib/tools.js';
import { lackOfDescription } from './lib/properties.js';

export default defineRule({
  id: 'python/lost-text',
  summary: 'A description of a parameter that the official SDK does not send',
  severity: 'warning',
  in: 'recommended',
  fixable: 'safe',
  source: sdkSource('Annotated', 'The official SDK reads descriptions from `Field`, and passes over texts.'),
  messages: {
    lost: {
      message: 'The official SDK ignores a plain string in `Annotated`, so models never see this text.',
      help: 'Write `{{write}}`{{imports}}.',
    },
  },
  *check(manifest) {
    const tools = (manifest.code.python?.tools ?? []).filter(({ library }) => library === 'official');
    const texts = tools.flatMap((tool) =>
      tool.texts.flatMap((each) => (each.isServed === false ? [{ ...each, tool }] : [])),
    );
    for (const each of onceEach(texts)) {
      const { start, end, file, name, parameter } = each;
      const write = asField(each.tool.parameters.find((own) => own.name === name));
      yield {
        at: file === undefined ? { start, end } : parameter,
        message: 'lost',
        data: { name, write, imports: importsFor(() => write, manifest) },
        // One cause: the library passes over them all.
        cause: `${file ?? manifest.path}: texts`,
        replaces: lackOfDescription(each.tool, manifest, name),
        // Models read it in the docstring.
        ...(isInDocstring(each.tool, manifest, name) && { severity: 'info' as const }),
        ...fixOf(each),
      };
    }
  },
});

/** `city: Annotated[str, Field(description="…")]`, with the type and the text as they are written, where both are short. */
function asField(parameter: PythonParameter | undefined): string {
  const [, type, said] = /^Annotated\[([\w.|[\] ]+), *("[^"]*"|'[^']*')\]$/.exec(parameter?.type ?? '') ?? [];
  const [first, last] = parameter
    ? [`${parameter.name}: `, parameter.default ? ` = ${parameter.default}` : '']
    : ['', ''];
  const whole = `${first}Annotated[${type ?? '<type>'}, Field(description=${said ?? '"…"'})]${last}`;
  return type === undefined || whole.length > LONGEST_WHOLE ? 'Annotated[<type>, Field(description="…")]' : whole;
}
const LONGEST_WHOLE = 100;

/** The docstring lists the parameter, and it is what is served. */
function isInDocstring({ documented }: PythonTool, { tools }: Manifest, name: string): boolean {
  const listed = documented.find((each) => each.name === name);
  return (
    listed !== undefined &&
    tools.some(({ description }) => {
      const place = description?.value;
      return place && place.file === listed.file && place.start <= listed.start && listed.end <= place.end;
    })
  );
}

function fixOf({ edits }: AnnotatedText) {
  if (!edits) return {};
  const title = 'Write `Field(description=…)`';
  return { fix: { title, safe: true, edits: edits.map((each) => ({ op: 'text' as const, ...each })) } };
}
