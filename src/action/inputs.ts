/** The inputs of the workflow, checked. */
import { getInput } from '@actions/core';
import { didYouMean, nearestWord } from '../core/did-you-mean.js';
import { PRESET_NAMES, SEVERITIES, type PresetName } from '../core/pack.js';
import type { ClientId, Severity } from '../core/rule.js';
import { UserError } from '../files/errors.js';
import { readClients } from '../config/read.js';
import { messageOf } from '../core/text.js';

/** An input of the workflow is wrong. */
export class InputError extends UserError {}

/** An input that is not set is empty, and then the config decides. */
const CHOICES = {
  preset: PRESET_NAMES,
  'fail-on': [...SEVERITIES, 'never'],
  annotations: ['auto', 'checks', 'commands', 'none'],
  review: ['off', 'comments', 'suggestions'],
  comment: ['never', 'on-failure', 'always'],
  'if-no-manifests': ['error', 'warn', 'ignore'],
  'config-from': ['head', 'base'],
  diff: ['off', 'pr', 'release'],
  'diff-fail-on': [...SEVERITIES, 'never'],
} as const;

const SWITCHES = ['summary', 'changed-only', 'allow-code'] as const;
const TEXTS = [
  ...([
    'files',
    'config',
    'clients',
    'working-directory',
    'sarif-file',
    'report-file',
    'github-token',
    'diff-base',
  ] as const),
  ...(['server-command', 'server-url', 'server-source', 'server-baseline'] as const),
] as const;

export const INPUTS: readonly string[] = [...Object.keys(CHOICES), ...SWITCHES, ...TEXTS];

export interface Inputs {
  readonly files: readonly string[];
  readonly config?: string;
  readonly preset?: PresetName;
  readonly clients?: readonly ClientId[];
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
  readonly diff: (typeof CHOICES)['diff'][number];
  readonly diffBase?: string;
  readonly diffFailOn: Severity | 'never';
  /** A program and its arguments, as words of one line. */
  readonly serverCommand?: string;
  readonly serverUrl?: string;
  readonly serverSource?: string;
  readonly serverBaseline?: string;
}

/** Used until the inputs are read, and if they cannot be used. */
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
  diff: 'off',
  diffFailOn: 'never',
};

/** Removes the token from the environment, so that no code or file that is read later can find it there. */
export function takeToken(): string | undefined {
  const token = inputOf('github-token');
  delete process.env[variableOf('github-token')];
  return token;
}

/** Throws one error that names every invalid input. */
export function readInputs(): Inputs {
  const faults: string[] = [];
  const text = (name: (typeof TEXTS)[number]): string | undefined => {
    const value = inputOf(name);
    if (value !== undefined && name !== 'files' && /\p{Cc}/u.test(value)) {
      faults.push(
        `The input \`${name}\` must be a single line, but contains a line break or another control character.`,
      );
    }
    return value;
  };
  const choice = <N extends keyof typeof CHOICES>(name: N): (typeof CHOICES)[N][number] | undefined => {
    const value = inputOf(name);
    const choices: readonly string[] = CHOICES[name];
    if (value === undefined || choices.includes(value)) return value as (typeof CHOICES)[N][number] | undefined;
    faults.push(refusal(name, value, choices));
    return undefined;
  };
  const isOn = (name: (typeof SWITCHES)[number]): boolean | undefined => {
    const value = inputOf(name);
    if (value === undefined) return undefined;
    if (/^(?:true|yes|on)$/i.test(value)) return true;
    if (/^(?:false|no|off)$/i.test(value)) return false;
    faults.push(refusal(name, value, ['true', 'false']));
    return undefined;
  };
  const clients = (): readonly ClientId[] | undefined => {
    const value = text('clients');
    if (value === undefined) return undefined;
    try {
      return readClients(value, 'The input `clients`');
    } catch (error) {
      faults.push(messageOf(error));
      return undefined;
    }
  };
  const inputs: Inputs = {
    files: linesOf(text('files') ?? ''),
    config: text('config'),
    preset: choice('preset'),
    clients: clients(),
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
    diff: choice('diff') ?? DEFAULTS.diff,
    diffBase: text('diff-base'),
    diffFailOn: choice('diff-fail-on') ?? DEFAULTS.diffFailOn,
    serverCommand: text('server-command'),
    serverUrl: text('server-url'),
    serverSource: text('server-source'),
    serverBaseline: text('server-baseline'),
  };
  if (inputs.serverCommand !== undefined && inputs.serverUrl !== undefined)
    faults.push('The inputs `server-command` and `server-url` name two servers: leave one of them out.');
  for (const name of ['source', 'baseline'] as const) {
    const value = name === 'source' ? inputs.serverSource : inputs.serverBaseline;
    if (value !== undefined && inputs.serverCommand === undefined && inputs.serverUrl === undefined)
      faults.push(`The input \`server-${name}\` goes together with \`server-command\` or \`server-url\`.`);
  }
  if (faults.length > 0) throw new InputError(faults.join(' '));
  return inputs;
}

/** Notices about inputs that look like misspelt ones of ours; the runner itself only warns of them in the log. */
export function misspeltInputs(): string[] {
  const unknown = Object.keys(process.env).filter(
    (key) => key.startsWith('INPUT_') && !INPUTS.some((name) => key === variableOf(name)),
  );
  return unknown.flatMap((key) => {
    const name = key.slice('INPUT_'.length).toLowerCase();
    return nearestWord(name, INPUTS) === undefined ? [] : [`There is no input \`${name}\`${didYouMean(name, INPUTS)}.`];
  });
}

const inputOf = (name: string): string | undefined => getInput(name) || undefined;

/** The runner's name for the environment variable of an input. */
const variableOf = (name: string): string => `INPUT_${name.toUpperCase()}`;

/** Unlike `getMultilineInput`, this also accepts a lone \r and drops blank lines. */
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
