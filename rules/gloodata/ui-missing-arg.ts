import { defineRule, lackOf, type Problem } from '../../src/core/rule.js';
import { get, has, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { alsoHere } from '../common/lib/repeats.js';
import { section, argsOf, fieldNames, keysOf, isMisspelt, UI, meantBy } from './lib/info.js';

export default defineRule({
  id: 'gloodata/ui-missing-arg',
  summary: 'The `ui` omits a field of the tool',
  severity: 'info',
  in: 'strict',
  source: section('The ui', 'ui.args names the arguments that the card shows, in order.', 'advice'),
  fixable: 'unsafe',
  messages: {
    missing: {
      message: '`args` omits the field `{{name}}`, so the card does not show its value.',
      help: 'Add it at the position where it should appear, with a `prefix`.',
    },
    unwrapped: {
      message: '`{{name}}` is directly in `ui`, where it is not read, so the card does not show it.',
      help: 'Move it into `args`.',
    },
    none: {
      message: "This `ui` has no `args`, so the card shows none of the tool's fields ({{names}}).",
      help: 'Add `args`, with the fields in the order in which they should appear.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const ui = get(tool.node, 'ui');
      const args = argsOf(tool);
      const names = fieldNames(tool);
      if (!names) continue;
      if (args) yield* leftOut(names, args).map((name) => missing(name, args));
      else if (ui?.kind === 'object' && names.size > 0 && has(ui, 'args') === 'no' && !isMisspelt(ui, 'args', UI)) {
        const strays = ui.entries.filter(({ key }) => names.has(key) && !UI.includes(key));
        yield strays.length > 0 ? unwrapped(strays) : none([...names], ui);
      }
    }
  },
});

/** Not in the arguments, nor meant by one that is misspelt: `ui-unknown-arg` is about that. */
function leftOut(names: ReadonlySet<string>, args: ObjectNode): string[] {
  const meantNames = meantBy(keysOf(args), names);
  const meant = new Set(meantNames.values());
  return [...names].filter((name) => has(args, name) === 'no' && !meant.has(name));
}

function missing(name: string, args: ObjectNode): Problem<'missing'> {
  const edits = [{ op: 'add', to: args, key: name, value: { prefix: name } } as const];
  return {
    at: lackOf(args, name),
    message: 'missing',
    data: { name },
    fix: { title: `Add \`${name}\``, safe: false, edits },
  };
}

/** The arguments are there without the object around them. */
function unwrapped(strays: readonly Entry[]): Problem<'unwrapped'> {
  const [first, ...others] = strays;
  return {
    at: first!,
    message: 'unwrapped',
    data: { name: first!.key },
    related: alsoHere(others),
    covers: strays.flatMap((stray) => [stray, stray.value]),
  };
}

function none(names: readonly string[], ui: ObjectNode): Problem<'none'> {
  const value = Object.fromEntries(names.map((name) => [name, { prefix: name }]));
  const edits = [{ op: 'add', to: ui, key: 'args', value } as const];
  return {
    at: lackOf(ui, 'args', ...names),
    message: 'none',
    data: { names: names.map((name) => `\`${name}\``).join(', ') },
    fix: { title: 'Add `args`', safe: false, edits },
  };
}
