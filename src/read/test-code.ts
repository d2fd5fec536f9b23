/** Which files are tests, or hold what tests need: by their place, their name and their text. */

/** Folders that hold tests, whatever is in them. */
export const TEST_FOLDER =
  /^(?:__(?:tests?|mocks|fixtures|snapshots)__|tests?|e2e|fixtures?|mocks?|conformance|testdata|test[-_](?:data|utils?|helpers?|fixtures?|support|cases|suites?|resources|files)|(?:.{1,200}[-_])?test[-_](?:.{1,200}[-_])?servers?|.{1,200}[-_](?:tests|e2e|fixtures|testdata)|(?:unit|integration|acceptance|functional|smoke|contract|regression|load)[-_]?tests?)$/i;
export const TEST_NAME =
  /^_tests?_.*\.py$|\.(?:(?:api|browser|client|integration|server|smoke|unit|vi)?test|spec|test-d|cases|stories|e2e|bench)\.[a-z]+$|[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
/** As Deno has it; a tool that runs tests is named so, too. */
const UNSURE_NAME = /[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
export const MOCK_NAME = /(?:^|[^a-z])mocks?(?![a-z])|[a-z0-9]Mocks?(?![a-z])|(?:^|[^a-zA-Z])[mM]ocks?(?=[A-Z])/;

/** Folders that group tools by what they are about, which may be tests. */
const TOPICS = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|categories|features?)$/i;

/** In such a folder a `test`, a `fixture` or a `mock` may be what a tool is about; there the text must say it. */
export function isTest(path: string, text: string): boolean {
  const folders = path.split('/');
  const name = folders.pop()!;
  const isNamed = TEST_NAME.test(name) && !(UNSURE_NAME.test(name) && folders.some((folder) => TOPICS.test(folder)));
  if (PYTHON_NAME.test(name) && (name === 'conftest.py' || PYTHON_TEST.test(text))) return true;
  if (isNamed || folders.some((folder) => /^__/.test(folder) && TEST_FOLDER.test(folder))) return true;
  const at = folders.findIndex((folder) => TEST_FOLDER.test(folder));
  const isSaid = at >= 0 || TEST_NAME.test(name) || TEST_FOLDER.test(name) || MOCK_NAME.test(name);
  const mayBeTopic = folders.slice(0, at < 0 ? undefined : at).some((folder) => TOPICS.test(folder));
  if (isSaid && !mayBeTopic) return true;
  return (isSaid || folders.some((folder) => /^specs?$/i.test(folder))) && TEST_CALL.test(text);
}

/** As pytest finds them; tools that run tests, or functions of theirs, may be named so, too. */
const PYTHON_NAME = /^(?:test_.*|.*_test|conftest)\.py$/;
const PYTHON_TEST = /^(?:import|from)[ \t]+(?:pytest|unittest)\b/m;

const TEST_CALL = /^[ \t]*(?:describe|it|(?:Deno\.)?test)(?:\.\w+)*\(\s*['"`]/m;

const TEST_LIBRARY =
  /^(?:import\b[^;'"`]{0,300}|const [^;'"`]{0,300}=\s{0,9}require\()['"](?:vitest|@jest\/globals|node:test|bun:test|mocha|chai|ava|tap|@playwright\/test)['"]/m;

/** Before any template literal: tools that write tests have such lines in their texts. */
export function importsTestLibrary(text: string): boolean {
  const found = TEST_LIBRARY.exec(text);
  return found !== null && !text.slice(0, found.index).includes('`') && TEST_CALL.test(text);
}
