/** A report in which everything that comes from a file is an attack on whoever prints it. */
import type { Finding, Report } from '../../src/core/finding.js';
import { contextOf, reportOf } from './sample.js';

export const ATTACKS: readonly string[] = [
  '\n::set-output name=x::1',
  '\r\n  ::add-mask::a',
  '::error file=x::forged',
  '##[add-mask]e',
  '###[command]e',
  '\x1b[2J\x1b]8;;https://evil.example\x07click\x1b]8;;\x07',
  '\x9b31m C1',
  '\x00\x08\x7f',
  '%0A::error::x %25',
  'a,line=1:b',
  '@octocat and @github/team',
  'fixes #1, GH-1',
  '/merge',
  '<!-- toolint -->',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '</pre></style></script><h1>out</h1>',
  ']]><x/>',
  '&lt;b&gt; &#60;',
  '![x](https://evil.example/x.png)',
  '[x](javascript:alert(1))',
  'https://evil.example and www.evil.example',
  '| a | b |\n| - | - |',
  'a \\| b \\',
  '`',
  'a `` b ``` c',
  '\n```\n# out\n````suggestion',
  '~~~',
  '- [x] item',
  '# heading',
  '\u202e\u2066reversed',
  '\u200bzero\u2060width\ufeff',
  '\u{e0041}\u{e0042}tags',
  '\u2028\u2029lines',
  'hangul\u3164filler',
  '\ud800 lone \udc00',
  '\ufffe\uffff',
  '__proto__',
  '   ',
  '',
];

const everything = ATTACKS.join(' ');
const longest = 'A'.repeat(100_000);

const findings = [...ATTACKS, everything, longest].map((attack, index): Finding => {
  const column = index % 3;
  return {
    rule: `x/${attack}`,
    severity: (['error', 'warning', 'info'] as const)[index % 3]!,
    message: attack,
    path: `${attack}/${index}.json`,
    pointer: `/${attack}`,
    valueHash: '0123456789abcdef',
    tool: attack,
    url: `https://x.example/${attack}`,
    start: column,
    end: column + attack.length,
    line: 2,
    column: 1 + column,
    endLine: 2,
    endColumn: 1 + column + attack.length,
    related: [{ path: attack, line: 1, column: 1, note: attack }],
    fix: { title: attack, safe: index % 2 === 0, edits: [{ start: 0, end: 1, text: attack }] },
  };
});

export const HOSTILE: Report = reportOf(findings, {
  failures: ATTACKS.map((attack) => ({ path: attack, message: attack })),
  skipped: ATTACKS.map((attack) => ({ path: attack, reason: attack })),
});

const texts = Object.fromEntries(
  findings.map((each) => [each.path, `${each.message}\n${each.message}\n${each.message}`]),
);

export const HOSTILE_CONTEXT = contextOf(texts, { root: '/home/a b/c' });

/** Nothing that acts, hides or reorders, and no line that GitHub's runner obeys. */
export function faultsOf(output: string): string[] {
  const faults: string[] = [];
  const characters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u3164\ufffe\uffff]/gu;
  for (const [character] of output.matchAll(characters)) {
    if (character !== '\n') faults.push(`U+${character.codePointAt(0)!.toString(16)}`);
  }
  if (output.includes('##[')) faults.push('##[');
  for (const line of output.split('\n')) if (/^\s*::/.test(line)) faults.push(line);
  return faults;
}
