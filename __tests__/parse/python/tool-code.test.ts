/** What a tool in Python reads of its settings and inputs, and all that it answers; what cannot be known stays open. */
import { describe, expect, test } from '@jest/globals';
import { readPythonTool } from '../../../src/parse/python/tool-code.js';

const tool = (body: string, before = '', parameters = 'config: CONFIG, inputs: INPUTS') =>
  `${before}async def run(${parameters}) -> OUTPUT:\n${body.replace(/^/gm, '    ')}\n`;

/** The names read, `?` behind those that may be missing and `!` behind doubtful ones; `…` where more may be read. */
function inputsOf(text: string): string {
  const { reads, mayReadMore } = readPythonTool('a/tool.py', text)!.inputs;
  const marked = reads.map(
    ({ name, isOptional, isDoubtful }) => name + (isOptional ? '?' : '') + (isDoubtful ? '!' : ''),
  );
  return [...marked, ...(mayReadMore ? ['…'] : [])].join(' ');
}

describe('inputs', () => {
  test.each([
    ['a member', 'use(inputs.sky)', 'sky'],
    ['a key', 'use(inputs["sky"])', 'sky'],
    ['a key that is computed', 'use(inputs[key])', '…'],
    ['a part of a list', 'use(inputs["a":"b"])', '…'],
    ['get', 'use(inputs.get("sky"))', 'sky?'],
    ['get of something computed', 'use(inputs.get(key))', '…'],
    ['another method', 'use(inputs.pop("sky"))', '…'],
    ['getattr', 'use(getattr(inputs, "sky", None))', 'sky?'],
    ['hasattr', 'if hasattr(inputs, "sky"):\n    pass', 'sky?'],
    ['getattr of something computed', 'use(getattr(inputs, key))', '…'],
    ['getattr of something else', 'use(getattr(other, inputs))', '…'],
    ['what it sets itself', 'inputs.sky = 1\nuse(inputs.sky)', 'sky!'],
    ['what it sets by name', 'setattr(inputs, "sky", 1)\nuse(inputs.sky)', 'sky!'],
    ['what it deletes', 'del inputs.sky\nuse(inputs.sky)', 'sky!'],
    ['the whole, printed', 'print(inputs)', ''],
    ['the whole, asked for', 'if inputs:\n    pass', ''],
    ['whether there is none', 'use(not inputs)', ''],
    ['the whole, by itself', 'inputs', ''],
    ['the whole, given away', 'send(inputs)', '…'],
    ['the whole, spread', 'send(**inputs)', '…'],
    ['the whole, kept', 'other = inputs', '…'],
    ['another value', 'inputs = other\nuse(inputs.sky)', 'sky! …'],
    ['a loop over it', 'for inputs in others:\n    use(inputs.sky)', 'sky! …'],
    ['what is hidden', 'use(inputs.__dict__)', '…'],
    ['a keyword of the same name', 'send(inputs=1)', ''],
    [
      'a function inside with a parameter of the same name',
      'def f(inputs):\n    use(inputs.sea)\nuse(inputs.sky)',
      'sky …',
    ],
    ['a lambda with a parameter of the same name', 'f = lambda inputs: inputs.sea\nuse(inputs.sky)', 'sky …'],
    ['a function inside', 'def f():\n    use(inputs.sky)\nf()', 'sky'],
  ])('%s', (_, body, expected) => {
    expect(inputsOf(tool(body))).toBe(expected);
  });

  test.each([
    ['by position', 'def f(a, b):\n    use(b.sky)\n', 'f(1, inputs)', 'sky'],
    ['by name', 'def f(a, b):\n    use(b.sky)\n', 'f(b=inputs, a=1)', 'sky'],
    ['by a name that it has not', 'def f(a, b):\n    use(b.sky)\n', 'f(c=inputs)', '…'],
    ['behind its last parameter', 'def f(a):\n    use(a.sky)\n', 'f(1, inputs)', '…'],
    ['one that calls itself', 'def f(a):\n    use(a.sky)\n    f(a)\n', 'f(inputs)', 'sky'],
    ['beside a list that is spread', 'def f(a, b):\n    use(b.sky)\n', 'f(*others, inputs)', '…'],
    ['a method', 'def f(a):\n    use(a.sky)\n', 'self.f(inputs)', '…'],
  ])('given to a function of the file %s', (_, before, body, expected) => {
    expect(inputsOf(tool(body, before))).toBe(expected);
  });

  test('what their class brings along', () => {
    const classOf = (field: string) => `class INPUTS:\n    ${field}\n    other: str\n\n`;
    expect(inputsOf(tool('use(inputs.sky)', classOf('sky: str')))).toBe('sky');
    expect(inputsOf(tool('use(inputs.sky)', classOf('sky: str = "x"')))).toBe('sky');
    // No field, but a constant of the class.
    expect(inputsOf(tool('use(inputs.sky)', classOf('sky = "x"')))).toBe('…');
    expect(inputsOf(tool('use(inputs.sky)', 'class INPUTS(Base):\n    a: str\n\n'))).toBe('sky …');
    expect(inputsOf(tool('use(inputs.sky)', 'class INPUTS( BaseModel ):\n    a: str\n\n'))).toBe('sky');
    expect(inputsOf(tool('use(inputs.sky)', 'class INPUTS:\n    def sky(self):\n        pass\n\n'))).toBe('sky …');
  });
});

const OUTPUT = 'class OUTPUT:\n    sky: str\n    sea: str = ""\n\n';

describe('answers', () => {
  test.each([
    ['a dictionary', 'return {"sky": 1, "land": 2}', ['land', 'sky']],
    ['a dictionary with something computed', 'return {key: 1}', undefined],
    ['a dictionary with another in it', 'return {**other, "sky": 1}', undefined],
    ['an object', 'return OUTPUT(land=1)', ['land', 'sea']],
    ['an object that is given something unnamed', 'return OUTPUT(1)', undefined],
    ['an object of another class', 'return Other(land=1)', undefined],
    ['one that is filled in', 'out = OUTPUT()\nout.sky = 1\nreturn out', ['sea', 'sky']],
    ['one that is filled in by key', 'out = OUTPUT()\nout["land"] = 1\nreturn out', ['land', 'sea']],
    ['one that is only read', 'out = OUTPUT()\nuse(out.land)\nreturn out', ['sea']],
    ['one with a method that is called', 'out = OUTPUT()\nout.fill()\nreturn out', undefined],
    ['one that is given away', 'out = OUTPUT()\nfill(out)\nreturn out', undefined],
    ['a dictionary that is filled in', 'out = {"sky": 1}\nreturn out', undefined],
    ['two returns', 'if x:\n    return {"sky": 1}\nreturn {"land": 1}', ['land', 'sky']],
    ['two returns, one unknown', 'if x:\n    return {"sky": 1}\nreturn other()', undefined],
    ['nothing', 'return', undefined],
  ])('%s', (_, body, expected) => {
    const answers = readPythonTool('tool.py', tool(body, OUTPUT))!.answers;
    expect(answers && [...answers].sort()).toEqual(expected);
  });
});

test('settings, services, places, and what is not finished', () => {
  const text = tool('use(config.key)\nuse(get_access_token("github"), getAccessToken(name), other("x"))');
  const { file, run, settings, services, isStub } = readPythonTool('a/tool.py', text)!;
  const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  expect(file).toBe('tool.py');
  expect(written(run)).toMatch(/^async def run\(.*\) -> OUTPUT$/);
  expect(settings.reads.map((each) => [each.name, written(each)])).toEqual([['key', 'key']]);
  expect(services.map((each) => [each.name, written(each), each.file])).toEqual([['github', '"github"', 'a/tool.py']]);
  expect(isStub).toBe(false);
  expect(readPythonTool('tool.py', tool('# TODO: implement\npass'))!.isStub).toBe(true);
});

test('a function of fewer parameters reads none of them', () => {
  const { settings, inputs } = readPythonTool('tool.py', tool('use(config.key)', '', 'config: CONFIG'))!;
  expect(settings.reads.map(({ name }) => name)).toEqual(['key']);
  expect(inputs).toEqual({ reads: [], mayReadMore: false });
});

test.each([
  ['no function of that name', 'def other(config, inputs):\n    pass\n'],
  ['what cannot be parsed', 'def run(config, inputs):\n    use((\n'],
  ['nothing', ''],
])('%s: not read', (_, text) => {
  expect(readPythonTool('tool.py', text)).toBeUndefined();
});
