import { defineRule } from '../../src/core/rule.js';
import { text } from '../../src/core/tree.js';

export default defineRule({
  id: 'common/placeholder-name',
  summary: "The name of a tool or a property is a template's placeholder",
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'The documents of all formats',
    section: 'name',
    says: 'Models choose a tool by its name, and fill in its parameters by theirs.',
    kind: 'advice',
  },
  messages: {
    tool: {
      message: 'The tool name `{{name}}` is a placeholder, so the model cannot tell what the tool is for.',
      help: 'Rename it to what the tool does, such as `get_weather`.',
    },
    property: {
      message: 'The property name `{{name}}` is a placeholder, but callers use it as the real name.',
      help: 'Replace it with a real name, or use `additionalProperties` if any name is allowed.',
    },
  },
  *check({ tools, schemas }) {
    for (const { name, label } of tools) {
      if (name && label !== undefined && (isMarked(label) || TOOLS.test(label))) {
        yield { at: text(name.value) === label ? name.value : name, message: 'tool', data: { name: label } };
      }
    }
    for (const { property } of schemas) {
      if (property && (isMarked(property.key) || PROPERTIES.test(property.key))) {
        yield { at: property, message: 'property', data: { name: property.key } };
      }
    }
  },
});

/** `{{name}}`, `${name}`, `<name>`, `{name}` and `[name]`, the whole of it. */
const isMarked = (name: string): boolean =>
  name.length <= LONGEST && /^(?:\{\{[^{}]+\}\}|\$?\{[^{}]+\}|<[^<>]+>|\[[a-z][^[\]]*\])$/i.test(name);

const LONGEST = 100;

/** Words of a template. A property may well be called `tool_name`, so for properties there are fewer. */
const TOOLS =
  /^(?:(?:your|my|new|the)?[-_ ]?tool[-_ ]?name|your[-_ ]?tool|(?:replace|change)[-_ ]?me|insert[-_ ]?name[-_ ]?here)$/i;
const PROPERTIES =
  /^(?:your[-_ ]?(?:arg(?:ument)?|field|input|param(?:eter)?|property)(?:[-_ ]?name)?|(?:replace|change)[-_ ]?me|insert[-_ ]?name[-_ ]?here)$/i;
