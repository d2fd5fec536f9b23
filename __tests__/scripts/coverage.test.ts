import { describe, expect, test } from '@jest/globals';
import { coverage, type CoverageInput } from '../../scripts/coverage.js';
import { defineRule, type Rule, type Source } from '../../src/core/rule.js';
import type { Statement } from '../../src/core/pack.js';

const TEST_FILE = '__tests__/rules/otc/id-format.test.ts';

function rule(id: Rule['id'], kind: Source['kind'] = 'MUST'): Rule {
  const source = { document: 'The Document', section: 'Fields', says: 'Something.', kind };
  return defineRule({ id, summary: 'It is wrong', severity: 'error', in: 'spec', source, messages: {} });
}

function statement(change: Partial<Statement> = {}): Statement {
  const tests = [`${TEST_FILE} > a well-formed id`];
  return {
    id: 'otc/id',
    section: 'Fields',
    says: 'An id is well-formed',
    kind: 'MUST',
    rules: ['otc/id-format'],
    tests,
    ...change,
  };
}

function run(statements: readonly Statement[] | undefined, change: Partial<CoverageInput> = {}): string {
  return coverage({
    formats: [{ id: 'otc', title: 'an OTC tool definition' }],
    rules: [rule('otc/id-format'), rule('common/syntax')],
    statements: statements ? { otc: statements } : {},
    read: (path) => (path === TEST_FILE ? `'a well-formed id': {}, 'a > b': {}` : undefined),
    ...change,
  });
}

describe('the table', () => {
  test('shows a statement beside its rule and its test, with links from docs/', () => {
    const text = run([statement()]);
    expect(text).toContain('## An OTC tool definition');
    expect(text).toContain(
      'The document: The Document. Statements: 1, of which 1 are checked by rules, 0 are accepted, and 0 no linter can judge.',
    );
    expect(text).toContain(
      '| Fields | An id is well-formed. | MUST | [otc/id-format](rules/otc/id-format.md) | [a well-formed id](../__tests__/rules/otc/id-format.test.ts) |',
    );
  });

  test('says why no linter can judge a statement', () => {
    const text = run([statement(), statement({ id: 'otc/stable', rules: [], tests: [], why: 'Only time can tell' })]);
    expect(text).toContain('| MUST | Only time can tell. |  |');
    expect(text).toContain('Statements: 2, of which 1 are checked by rules, 0 are accepted, and 1 no linter can judge');
  });

  test('a MAY with a test is accepted', () => {
    expect(run([statement(), statement({ id: 'otc/free', kind: 'MAY', rules: [] })])).toContain(
      '| MAY | accepted | [a well-formed id]',
    );
  });

  test('without a named test it points to the tests of the rule', () => {
    expect(run([statement({ tests: [] })])).toContain('[its tests](../__tests__/rules/otc/id-format.test.ts)');
  });

  test('lists rules that go beyond the document', () => {
    const rules = [rule('otc/id-format'), rule('otc/extra', 'advice')];
    expect(run([statement()], { rules })).toContain('Beyond the document, as advice: [otc/extra](rules/otc/extra.md).');
  });

  test('a bar in the wording does not end the cell', () => {
    expect(run([statement({ says: 'a | b' })])).toContain('| a \\| b. |');
  });
});

describe('a hole', () => {
  const holes: Record<string, [Statement[] | undefined, string, Partial<CoverageInput>?]> = {
    'a statement with neither a rule nor a reason': [
      [statement(), statement({ id: 'otc/lost', rules: [] })],
      'otc/lost has neither a rule nor a `why`: say why no linter can judge it',
    ],
    'an unknown rule': [
      [statement({ rules: ['otc/id-format', 'otc/id-fromat'] })],
      'otc/id names otc/id-fromat, which is no rule',
    ],
    'a test file that does not exist': [
      [statement({ tests: ['__tests__/none.test.ts > a'] })],
      'otc/id names the test file __tests__/none.test.ts, which does not exist',
    ],
    'a title that is not in the file': [
      [statement({ tests: [`${TEST_FILE} > an ill-formed id`] })],
      `otc/id names the test "an ill-formed id", which is not in ${TEST_FILE}`,
    ],
    'a test without a title': [
      [statement({ tests: [TEST_FILE] })],
      `otc/id names the test "", which is not in ${TEST_FILE}`,
    ],
    'a MAY without a test': [
      [statement(), statement({ id: 'otc/free', kind: 'MAY', rules: [], tests: [], why: 'It is free' })],
      'otc/free is a MAY without a test: name one that shows that it is accepted',
    ],
    'a rule that no statement names': [
      [statement()],
      'the rule otc/extra is named by no statement: name it, or make its source an advice',
      { rules: [rule('otc/id-format'), rule('otc/extra', 'SHOULD')] },
    ],
    'a format without a list': [
      undefined,
      "rules/otc/statements.md is missing: list there what the format's document says",
    ],
    'one id twice': [[statement(), statement()], 'otc/id is listed twice'],
    'an id of another format': [[statement({ id: 'shinkai/id' })], 'shinkai/id: the id must start with `otc/`'],
  };

  test.each(Object.entries(holes))('%s', (_, [statements, hole, change]) => {
    expect(() => run(statements, change)).toThrow(new Error(`What the documents say is not covered:\n- ${hole}`));
  });

  test('all holes are listed at once', () => {
    const many = [statement({ rules: ['otc/nothing'] }), statement({ id: 'otc/lost', rules: [], tests: [] })];
    expect(() => run(many)).toThrow(/otc\/nothing[^]*otc\/lost[^]*otc\/id-format is named by no statement/);
  });

  test('a rule of no format needs no statement', () => {
    expect(() => run([statement()])).not.toThrow();
  });
});

test('brackets in a title do not end the link', () => {
  const read = () => "'type: []': {}";
  expect(run([statement({ tests: [`${TEST_FILE} > type: []`] })], { read })).toContain('[type: \\[\\]](');
});

test('a title may hold the separator', () => {
  expect(run([statement({ tests: [`${TEST_FILE} > a > b`] })])).toContain('[a > b](');
});
