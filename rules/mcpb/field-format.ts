import { defineRule, type Problem } from '../../src/core/rule.js';
import { fieldFormat } from '../common/lib/structural-rules.js';
import { isPacked, section } from './lib/manifest.js';

const structural = fieldFormat(
  'mcpb',
  section('Manifest schema', 'URLs, sizes and languages have a form.'),
  '`mcpb pack` and hosts refuse the bundle',
  isPacked,
);

export default defineRule({
  ...structural,
  check: (manifest, context) => [...structural.check!(manifest, context)].filter(({ at }) => !isSpacedUrl(at)),
});

/** The packers read a URL as browsers do, without the spaces around it. */
const isSpacedUrl = (at: Problem['at']): boolean =>
  'value' in at && typeof at.value === 'string' && at.value !== at.value.trim() && URL.canParse(at.value.trim());
