/** What the workflow asks for, read from the environment and checked. */
import { didYouMean, near } from '../core/did-you-mean.js';
import { PRESETS, SEVERITIES } from '../core/pack.js';
import type { Preset, Severity } from '../core/rule.js';
import { UserError } from '../files/errors.js';

export type Env = Record<string, string | undefined>;

/** An input that is not given is empty, which leaves the word to the config. */
const CHOICES = {
  preset: PRESETS,
  'fail-on': [...SEVERITIES, 'never'],
  annotations: ['auto', 'checks', 'commands', 'none'],
  review: ['off', 'comments', 'suggestions'],
  comment: ['never', 'on-failure', 'always'],
  'if-no-manifests': ['error', 'warn', 'ignore'],
  'config-from': ['head', 'base'],
} as const;

const SWITCHES = ['summary', 'changed-only', 'allow-code'] as const;
const TEXTS = ['files', 'config', 'working-directory', 'sarif-file', 'report-file', 'github-token'] as const;

export const INPUTS: readonly string[] = [...Object.keys(CHOICES), ...SWITCHES, ...TEXTS];

export interface Inputs {
  readonly files: readonly string[];
  readonly config?: string;
  readonly preset?: Preset;
  readonly workingDirectory: string;
  readonly failOn: Severity | 'never';
  readonly annotations: (typeof CHOICES)['annotations'][number];
  readonly review: (typeof CHOICES)['review'][number];
  readonly comment: (typeof CHOICES)['comment'][number];
  readonly summary: boolean;
  readonly sarifFile?: string;
  readonly reportFile?: string;
  readonly changedOnly: boolean;
  readonly ifNoManifests: (typeof CHOICES)['if-no-manifests'][number];
  readonly configFrom: (typeof CHOICES)['config-from'][number];
  readonly allowCode: boolean;
}

/** What holds until the inputs are read, and where they cannot be. */
export const DEFAULTS: Inputs = {
  files: [],
  workingDirectory: '.',
  failOn: 'error',
  annotations: 'auto',
  review: 'off',
  comment: 'never',
  summary: true,
  changedOnly: false,
  ifNoManifests: 'warn',
  configFrom: 'head',
  allowCode: false,
};

/** Takes the token out of the environment, so that nothing that is read or run later finds it there. */
export function takeToken(env: Env): string | undefined {
  const token = env['INPUT_GITHUB-TOKEN']?.trim();
  delete env['INPUT_GITHUB-TOKEN'];
  return token || undefined;
}

/** Throws one error that names every input that cannot be used. */
export function readInputs(env: Env): Inputs {
  const faults: string[] = [];
  const text = (name: (typeof TEXTS)[number]): string | undefined => {
    const value = given(env, name);
    if (value !== undefined && name !== 'files' && /\p{Cc}/u.test(value)) {
      faults.push(`The input \`${name}\` must be one line, and holds a line break or another control character.`);
    }
    return value;
  };
  const choice = <N extends keyof typeof CHOICES>(name: N): (typeof CHOICES)[N][number] | undefined => {
    const value = given(env, name);
    const choices: readonly string[] = CHOICES[name];
    if (value === undefined || choices.includes(value)) return value as (typeof CHOICES)[N][number] | undefined;
    faults.push(refusal(name, value, choices));
    return undefined;
  };
  const isOn = (name: (typeof SWITCHES)[number]): boolean | undefined => {
    const value = given(env, name);
    if (value === undefined) return undefined;
    // What YAML takes for a boolean.
    if (!/^(true|True|TRUE|false|False|FALSE)$/.test(value)) faults.push(refusal(name, value, ['true', 'false']));
    return value.toLowerCase() === 'true';
  };
  const inputs: Inputs = {
    files: linesOf(text('files') ?? ''),
    config: text('config'),
    preset: choice('preset'),
    workingDirectory: text('working-directory') ?? DEFAULTS.workingDirectory,
    failOn: choice('fail-on') ?? DEFAULTS.failOn,
    annotations: choice('annotations') ?? DEFAULTS.annotations,
    review: choice('review') ?? DEFAULTS.review,
    comment: choice('comment') ?? DEFAULTS.comment,
    summary: isOn('summary') ?? DEFAULTS.summary,
    sarifFile: text('sarif-file'),
    reportFile: text('report-file'),
    changedOnly: isOn('changed-only') ?? DEFAULTS.changedOnly,
    ifNoManifests: choice('if-no-manifests') ?? DEFAULTS.ifNoManifests,
    configFrom: choice('config-from') ?? DEFAULTS.configFrom,
    allowCode: isOn('allow-code') ?? DEFAULTS.allowCode,
  };
  if (faults.length > 0) throw new UserError(faults.join(' '));
  return inputs;
}

/** Inputs that look like misspelt ones of ours; the runner itself only warns of them in the log. */
export function misspelt(env: Env): string[] {
  const strange = Object.keys(env).filter(
    (key) => key.startsWith('INPUT_') && !INPUTS.some((name) => key === keyOf(name)),
  );
  return strange.flatMap((key) => {
    const name = key.slice('INPUT_'.length).toLowerCase();
    return near(name, INPUTS) === undefined ? [] : [`There is no input \`${name}\`${didYouMean(name, INPUTS)}.`];
  });
}

function given(env: Env, name: string): string | undefined {
  return env[keyOf(name)]?.trim() || undefined;
}

/** The runner's spelling. */
function keyOf(name: string): string {
  return `INPUT_${name.toUpperCase()}`;
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function refusal(name: string, value: string, choices: readonly string[]): string {
  const shown = value.length > 100 ? `${value.slice(0, 100)}…` : value;
  return `The input \`${name}\` must be one of ${choices.join(', ')}, not \`${shown}\`${didYouMean(value, choices)}.`;
}
