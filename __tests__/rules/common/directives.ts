import { formats, rules } from '../../../rules/index.js';
import { lintDocument } from '../../../src/engine/lint-document.js';
import type { Settings } from '../../../src/engine/applicable-rules.js';
import type { Rule } from '../../../src/core/rule.js';
import { parse } from '../../../src/parse/parse.js';
import { inOneText } from '../../../src/core/message.js';

/** A definition with nothing wrong, for comments to stand around. */
const SOUND = `id: Weather.Forecast@1.0.0
description: Tells the weather of the next days.
version: 1.0.0
input_schema: { parameters: {} }
output_schema: null
`;

/** What a rule says of a YAML file beside everything that is recommended: places and messages. */
export async function findingsIn(text: string, rule: Rule): Promise<[place: string, message: string][]> {
  const whole = text.includes('name:') ? text + SOUND : `${text}name: Forecast\n${SOUND}`;
  const on = rules.filter((each) => each.in !== 'strict');
  const settings: Settings = new Map(
    on.map((each) => [each.id, { rule: each, severity: each.severity, options: { ...each.options?.defaults } }]),
  );
  const document = await parse('tool.yaml', whole);
  const { result, disabledRanges } = lintDocument(document, formats, { named: true, servers: [] }, settings);
  const unused =
    disabledRanges?.unused(
      settings,
      rules.map(({ id }) => id),
    ) ?? [];
  return [...result.findings, ...unused]
    .filter((finding) => finding.rule === rule.id)
    .map((each) => [`${each.line}:${each.column}-${each.endColumn}`, inOneText(each)]);
}
