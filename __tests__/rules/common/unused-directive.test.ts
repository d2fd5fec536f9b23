import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/unused-directive.js';
import { findingsIn } from './directives.js';

const says = async (text: string): Promise<string[]> =>
  (await findingsIn(text, rule)).map(
    ([place, message]) => `${place} ${message.slice(0, message.search(/[.,](\s|$)/))}`,
  );

test('each rule that a directive names and does not hide', async () => {
  const text = '# toolint-disable-next-line common/hidden-text, otc/name-format -- x\nname: so so\n';
  expect(await says(text)).toEqual([
    '1:29-47 `toolint-disable-next-line` hides nothing: `common/hidden-text` reports nothing here',
  ]);
});

test('one that names no rule and hides nothing', async () => {
  expect(await says('# toolint-disable -- x\n')).toEqual([
    '1:1-23 `toolint-disable` hides nothing: no rule reports anything here',
  ]);
  expect(await says('# toolint-disable -- x\nname: so so\n')).toEqual([]);
});

test('the second of two that hide the same', async () => {
  const twice = '# toolint-disable otc/name-format -- x\nname: so so # toolint-disable-line otc/name-format -- x\n';
  expect(await says(twice)).toEqual([
    '1:19-34 `toolint-disable` hides nothing: `otc/name-format` reports nothing here',
  ]);
  const begunTwice =
    '# toolint-disable otc/name-format -- x\n# toolint-disable otc/name-format -- x\nname: so so\n# toolint-enable\n';
  expect(await says(begunTwice)).toEqual([
    '2:19-34 `toolint-disable` hides nothing: `otc/name-format` reports nothing here',
  ]);
});

test('an `enable` where nothing is off', async () => {
  expect(await says('# toolint-enable\n')).toEqual(['1:1-17 No rule is disabled here']);
  const other =
    '# toolint-disable otc/name-format -- x\nname: so so\n# toolint-enable otc/id-format, otc/name-format\n';
  expect(await says(other)).toEqual(['3:18-31 `otc/id-format` is not disabled here']);
  const again = `${other.replace('otc/id-format, ', '')}# toolint-enable otc/name-format\n`;
  expect(await says(again)).toEqual(['4:18-33 `otc/name-format` is not disabled here']);
  const all = other.replace(' otc/id-format, otc/name-format', '');
  expect(await says(all)).toEqual([]);
  expect(await says(`${all}# toolint-enable otc/name-format\n`)).toEqual([
    '4:18-33 `otc/name-format` is not disabled here',
  ]);
});

test('an `enable` that ends a part of what is off', async () => {
  expect(await says('# toolint-disable -- x\nname: so so\n# toolint-enable otc/name-format\n')).toEqual([]);
});

test('a rule or a directive that does not exist, with what was meant', async () => {
  expect(await says('# toolint-disable otc/id-fromat -- x\n')).toEqual([
    '1:19-32 There is no rule `otc/id-fromat` (did you mean `otc/id-format`?)',
  ]);
  expect(await says('# toolint-disable-next otc/id-format\n')).toEqual([
    '1:1-37 There is no directive `toolint-disable-next` (did you mean `toolint-disable-next-line`?)',
  ]);
  expect(await says('# toolint-ignore otc/id-format\n')).toEqual(['1:1-31 There is no directive `toolint-ignore`']);
  expect(await says('# toolint-suppressions.json says why\n# toolint is fine\n')).toEqual([]);
});

test('a rule that no comment can switch off', async () => {
  const text = '# toolint-disable common/syntax, common/unused-directive, common/stale-suppression -- x\n';
  expect(await says(text)).toEqual(
    ['19-32 common/syntax', '34-57 common/unused-directive', '59-83 common/stale-suppression'].map(
      (each) => `1:${each.replace(' ', ' A comment cannot disable `')}\``,
    ),
  );
});

test('a rule that is off is not missed', async () => {
  expect(await says('# toolint-disable otc/unknown-field -- x\n')).toEqual([]);
});
