import type { Problem } from '../../src/core/rule.js';
import { get, items, text } from '../../src/core/tree.js';
import { fieldType, refined } from '../common/lib/structural-rules.js';
import { REFUSAL, section } from './lib/manifest.js';

export default refined(
  fieldType(
    'mcpb',
    section('Manifest schema', 'Each field has one type, and some have a fixed set of values.'),
    'hosts',
    REFUSAL,
  ),
  (problem, { root }): Problem => {
    if (problem.data?.['field'] !== 'platforms') return problem;
    const given = items(get(root, 'compatibility', 'platforms')).map(text);
    const meant = given.flatMap((each = '') => PLATFORMS.find(([names]) => names.test(each))?.[1] ?? []);
    if (meant.length === 0 || meant.length < given.length) return problem;
    const written = [...new Set(meant)].map((each) => `"${each}"`).join(', ');
    const advice = `Write \`"platforms": [${written}]\``;
    return { ...problem, data: { ...problem.data, advice } };
  },
);

/** What people call them. */
const PLATFORMS: readonly [names: RegExp, platform: string][] = [
  [/^(?:darwin|mac(?:os)?|osx)$/i, 'darwin'],
  [/^win(?:dows|32)?$/i, 'win32'],
  [/^linux$/i, 'linux'],
];
