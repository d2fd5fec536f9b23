import { describe, expect, test } from '@jest/globals';
import { changesSchema, judgeDefinition, judgeQuery } from '../../src/sql/guard.js';
import { tokensOf } from '../../src/sql/tokens.js';

const definition = (sql: string) => judgeDefinition(tokensOf(sql));

describe('a definition is run', () => {
  test.each([
    ['CREATE TABLE a (b)', 'table', 'a'],
    ['create temp table if not exists "a b" (c)', 'table', 'a b'],
    ['CREATE TABLE main.[a] (b)', 'table', 'a'],
    ['/* x */ CREATE -- y\n UNIQUE INDEX i ON a (b)', 'index', 'i'],
    ['CREATE VIEW v AS SELECT 1', 'view', 'v'],
    ['CREATE TEMPORARY TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END', 'trigger', 't'],
  ])('%s', (sql, kind, name) => {
    expect(definition(sql)).toMatchObject({ does: 'create', creation: { kind, name: { text: name } } });
  });
});

describe('a definition is refused', () => {
  test.each([
    'ATTACH DATABASE "x" AS y',
    '-- x\nattach "x" as y',
    'DETACH y',
    'PRAGMA writable_schema = 1',
    "VACUUM INTO '/tmp/x'",
    "CREATE VIRTUAL TABLE a USING csv(filename='x')",
    'CREATE VIRTUAL TABLE a',
    "CREATE TABLE a (b DEFAULT (load_extension('x')))",
    'CREATE TABLE a (b DEFAULT ("LOAD_EXTENSION"(1)))',
  ])('%s', (sql) => {
    expect(definition(sql).does).toBe('refused');
  });
});

describe('a definition is prepared, but not run', () => {
  test.each([
    'SELECT 1',
    'INSERT INTO a VALUES (1)',
    'CREAT TABLE a (b)',
    'CREATE a',
    'CREATE TABLE',
    'EXPLAIN CREATE TABLE a (b)',
    'BEGIN',
    '',
  ])('%s', (sql) => {
    expect(definition(sql)).toEqual({ does: 'nothing' });
  });
});

test.each([
  'CREATE TABLE {{a}} (b)',
  'CREATE TABLE ${a} (b)',
  'CREATE TABLE {a.b} (c)',
  'CREATE VIRTUAL TABLE a USING fts5(b)',
  'CREATE TABLE a AS SELECT 1',
  'CREATE TEMP TABLE IF NOT EXISTS main.a AS WITH RECURSIVE c AS (SELECT 1) SELECT 1',
])('a definition is left alone: %s', (sql) => {
  expect(definition(sql)).toEqual({ does: 'unjudged' });
});

test.each([
  ['SELECT 1', 'nothing'],
  ["SELECT '{{a}}'", 'nothing'],
  ['SELECT {{a}}', 'unjudged'],
  ['CREATE TABLE a {b INTEGER}', 'nothing'],
  ['ATTACH "x" AS y', 'unjudged'],
  ['PRAGMA table_info(a)', 'unjudged'],
])('a query is never run: %s', (sql, does) => {
  expect(judgeQuery(tokensOf(sql)).does).toBe(does);
});

test.each([
  ['CREATE TABLE a (b)', true],
  ['SELECT 1; drop TABLE a', true],
  ['SELECT "create" FROM a', false],
  ['SELECT drop_off FROM a', false],
])('changes which tables there are: %s', (sql, changes) => {
  expect(changesSchema(tokensOf(sql))).toBe(changes);
});
