/** What a file exports, for a file that imports it. */
import { describe, expect, test } from '@jest/globals';
import { NAMESPACE, type Imported } from '../../src/extract/javascript/imported.js';
import { MOST_HOPS } from '../../src/read/imported-files.js';
import { findExport } from '../../src/read/javascript/imports.js';
import { readModule } from '../../src/parse/javascript/typescript.js';
import { shown } from './helpers.js';

const exported = (text: string, name = 'a'): unknown => shown(readModule('other.ts', text)!.exported(name));
/** The name in another file, or all the files that may have it. */
function passedOn(text: string, name = 'a'): Imported | readonly string[] {
  const module = readModule('other.ts', text)!;
  return module.passedOn!(name) ?? module.passedOnWhole!(name);
}

describe('the value of an export', () => {
  test.each<[string, unknown]>([
    [`export const a = 'x', b = 'y';`, 'x'],
    [`const own = 'x'; export { own as a };`, 'x'],
    [`const own = 'x'; export { own as b };`, undefined],
    [`export enum a { B = 'x' }`, { B: 'x' }],
    [`export class a { static b = 'x'; }`, { b: 'x', '...': true }],
    [`export function a() {}`, '??'],
    [`export const { a } = { a: 'x' };`, undefined],
    [`export const [b, a] = ['x', 'y'];`, undefined],
    [`const a = 'x'; export const b = a;`, undefined],
    [`export const b = 'x'; const a = 'y';`, undefined],
    [`export default 'x';`, undefined],
    [`export { a } from './third.js';`, undefined],
    [`exports.a = 'x';`, 'x'],
    [`module.exports = { a: 'x' };`, 'x'],
    [`module.exports = { b: 'x' };`, undefined],
    [`module.exports = 'x';`, undefined],
    [`exports.a = exports.b = 'x';`, 'x'],
    [`exports.b = exports.a = 'x';`, 'x'],
    [`exports.a = void 0; exports.a = 'x';`, 'x'],
    [`exports.a = exports.b = void 0; exports.a = 'x'; exports.b = 'y';`, 'x'],
    [`exports.a = 'x'; log(exports.a);`, 'x'],
    [`exports.a = 'x'; own = exports.a;`, 'x'],
    [`log(exports.a); exports.b = 'x';`, undefined],
    [`exports.a = 'x'; exports.a = 'y';`, undefined],
    [`if (on) exports.a = 'x';`, undefined],
    [`exports.a ??= 'x';`, undefined],
    [`exports.a = 'x'; exports.a.b = 'y';`, undefined],
    [`exports.a = 'x'; module.exports = { a: 'y' };`, undefined],
    [`module.exports = { a: 'x' }; module.exports = { a: 'y' };`, undefined],
    [`const own = exports; const exports = {}; exports.a = 'x';`, undefined],
    [`const module = {}; module.exports = { a: 'x' };`, undefined],
    [`module.other = { a: 'x' };`, undefined],
    [`import './b.js'; exports.a = 'x';`, undefined],
  ])('%s', (text, value) => {
    expect(exported(text)).toEqual(value);
  });

  test.each<[string, string, unknown]>([
    [`export default { a: 'x' };`, 'default', { a: 'x' }],
    [`const own = 'x'; export { own as default };`, 'default', 'x'],
    [`export const a = 'x';`, 'default', undefined],
    [`module.exports = { a: 'x' };`, 'default', { a: 'x' }],
    [`module.exports = { a: 'x' };`, '*', { a: 'x' }],
    [`exports.a = 'x';`, '*', undefined],
    [`export { own as 'a b' }; const own = 'x';`, 'a b', 'x'],
    [
      `export const a = 'x'; const b = 'y', c = 'z'; export { b as 'b c' }; export default c; export { d } from './d.js';`,
      NAMESPACE,
      { a: 'x', 'b c': 'y', default: 'z', '...': true },
    ],
    [
      `export function a(): void; export function a() {}; export let b = 1; b = 2;`,
      NAMESPACE,
      { a: '??', b: '??', '...': true },
    ],
    [`module.exports = { a: 'x' };`, NAMESPACE, { a: 'x', '...': true }],
    [`exports.a = 'x';`, NAMESPACE, undefined],
  ])('%s under %s', (text, name, value) => {
    expect(exported(text, name)).toEqual(value);
  });
});

describe('the file that an export comes from', () => {
  test.each<[string, Imported | readonly string[]]>([
    [`export { a } from './third.js';`, { source: './third.js', name: 'a' }],
    [`export { b as a } from './third.js';`, { source: './third.js', name: 'b' }],
    [`export { a as b } from './third.js';`, []],
    [`import { b } from './third.js'; export { b as a };`, { source: './third.js', name: 'b' }],
    [`import a from './third.js'; export { a };`, { source: './third.js', name: 'default' }],
    [`const a = 'x'; export { a };`, []],
    [`export * from './third.js'; export * from './fourth.js';`, ['./third.js', './fourth.js']],
    [`export * as a from './third.js';`, { source: './third.js', name: NAMESPACE }],
    [`import * as b from './third.js'; export { b as a };`, { source: './third.js', name: NAMESPACE }],
    [`export type * from './third.js';`, []],
    [`export * as b from './third.js';`, []],
    [`export * from './third.js'; export const a = 'x';`, []],
    [`export * from './third.js'; export { a } from './fourth.js';`, { source: './fourth.js', name: 'a' }],
    [`export * from './third.js'; const b = 'x'; export { b };`, ['./third.js']],
  ])('%s', (text, expected) => {
    expect(passedOn(text)).toEqual(expected);
  });

  test('a default is not passed on with the rest', () => {
    expect(passedOn(`export * from './third.js';`, 'default')).toEqual([]);
    expect(passedOn(`export * from './third.js';`, NAMESPACE)).toEqual([]);
  });
});

describe('through several files', () => {
  function found(files: Readonly<Record<string, string>>, read: string[] = []): unknown {
    return findExport(
      { source: './1', name: 'a' },
      './0',
      (_, source) => {
        const text = files[source];
        if (text === undefined) return undefined;
        const parsed = () => (read.push(source), readModule(`${source}.ts`, text));
        return { path: source, text, parsed };
      },
      (module, name) => shown(module.exported(name)),
    );
  }

  test.each<[string, Readonly<Record<string, string>>, unknown]>([
    ['from the first', { './1': `export const a = 'x';` }, 'x'],
    ['from the second', { './1': `export { a } from './2';`, './2': `export const a = 'x';` }, 'x'],
    [
      'from all of the third',
      { './1': `export * from './2';`, './2': `export * from './3';`, './3': `export const a = 'x';` },
      'x',
    ],
    ['under another name', { './1': `export { b as a } from './2';`, './2': `export const b = 'x';` }, 'x'],
    ['from one that is not there', { './1': `export { a } from './2';` }, undefined],
    ['from none', {}, undefined],
    ['in a circle', { './1': `export * from './1';` }, undefined],
  ])('%s', (_, files, value) => {
    expect(found(files)).toBe(value);
  });

  test('no more than are worth it', () => {
    const chain = (length: number): Record<string, string> => ({
      ...Object.fromEntries(
        Array.from({ length }, (_, index) => [`./${index + 1}`, `export * from './${index + 2}';`]),
      ),
      [`./${length + 1}`]: `export const a = 'x';`,
    });
    expect([found(chain(MOST_HOPS)), found(chain(MOST_HOPS + 1))]).toEqual(['x', undefined]);
  });

  test('a file that cannot have the name is not parsed', () => {
    const read: string[] = [];
    found({ './1': `export * from './2'; export * from './3';`, './2': `export const b = 1;`, './3': `let a;` }, read);
    expect(read).toEqual(['./1', './3']);
  });
});
