/** Turns problems into findings: fills messages, computes lines and columns, prints fixes in the file's syntax. */
import type { Document } from '../core/document.js';
import { type Data, type EngineWords, fill, inOneText, partsOf, placeholdersIn } from '../core/message.js';
import type { Finding, FindingFix } from '../core/finding.js';
import type { Setting } from './applicable-rules.js';
import { refuseIncompleteFix } from './fix.js';
import type { Locator } from './locate.js';
import { printable } from '../core/text.js';
import { subjectOf } from '../core/rule.js';
import type { ProblemPlace, Edit, Fix, Location, Problem, Rule, Severity, TextEdit } from '../core/rule.js';
import { didYouMean } from '../core/did-you-mean.js';
import { isBuiltin } from '../core/pack.js';
import type { Place } from '../core/tree.js';
import { pageOf } from '../core/version.js';

/** Notes may hold text of a manifest, as messages do. */
const LONGEST_NOTE = 300;

/**
 * An edit costs time with the size of the container that it changes. In a hostile file thousands of them may meet in
 * one huge container; those beyond the budget are for the next pass.
 */
const PRINTING_BUDGET = 20_000_000;
const COST_OF_AN_EDIT = 200;

export class FindingWriter {
  readonly #document: Document;
  readonly #locator: Locator;
  readonly #censor: SecretRedactor;
  #budget = PRINTING_BUDGET;
  #hasReturns?: boolean;

  constructor(document: Document, locator: Locator, censor: SecretRedactor) {
    this.#document = document;
    this.#locator = locator;
    this.#censor = censor;
  }

  write(problem: Problem, { rule, severity }: { readonly rule: Rule; readonly severity: Severity }): Finding {
    const data = { ...this.#document.syntax.words, ...this.#textsOf(problem.data) };
    refuseWrongMessage(rule, problem.message, data);
    const related = [...this.#otherUses(problem.at), ...(problem.related ?? [])].map(({ at, note }) => {
      const { path, line, column } = this.#locator.locate(at);
      return { path, line, column, note: printable(this.#censor.clean(note), LONGEST_NOTE) };
    });
    if (problem.fix !== undefined && !isBuiltin(rule.id)) refuseIncompleteFix(problem.fix);
    const fix = problem.fix && this.#print(problem.fix);
    const missing = missingKeys(problem.at);
    return {
      severity,
      ...messageText(rule, problem.message, data),
      ...this.#located(problem.at),
      ...(missing.length > 0 && { missing }),
      ...('lack' in problem.at && { missingFrom: this.#locator.linesOfObject(problem.at.lack) }),
      ...(related.length > 0 && { related }),
      ...(problem.count !== undefined && { count: problem.count }),
      ...(problem.cause !== undefined && { cause: problem.cause }),
      ...(problem.alike !== undefined && { alike: problem.alike }),
      ...(problem.leads && { leads: true }),
      ...(fix && { fix }),
    };
  }

  #print({ title, safe, edits }: Fix): FindingFix | undefined {
    this.#budget -= edits.reduce((sum, edit) => sum + costOf(edit), 0);
    if (this.#budget < 0) return undefined;
    const printed = edits.every(isTextEdit) ? edits : this.#document.syntax.print(this.#document, edits);
    if (!printed || printed.length === 0) return undefined;
    // A secret is to be revoked and taken out, not moved.
    if ([title, ...printed.map(({ text }) => text)].some((text) => this.#censor.hides(text))) return undefined;
    return {
      ...{ title: printable(title), safe },
      edits: printed.map(({ start, end, text }) => ({ start, end, text: this.#endingLines(text) })),
    };
  }

  /** As the file ends its first. */
  #endingLines(text: string): string {
    if (!text.includes('\n')) return text;
    const own = this.#document.text;
    this.#hasReturns ??= own[own.indexOf('\n') - 1] === '\r';
    return this.#hasReturns ? text.replace(/\r?\n/g, '\r\n') : text;
  }

  #located(at: ProblemPlace): Location {
    const location = this.#locator.locate(at);
    return location.tool === undefined ? location : { ...location, tool: this.#censor.clean(location.tool) };
  }

  /** For a value that is defined elsewhere, the other place is added as a related one, unless it is on the same line. */
  #otherUses(at: ProblemPlace): { at: Place; note: string }[] {
    const subject = subjectOf(at);
    if (!subject.via) return [];
    const [use, definition] = [subject.via, subject].map((each) => this.#locator.locate(each));
    if (use!.path === definition!.path && use!.line === definition!.line) return [];
    return 'use' in at
      ? [{ at: subject, note: 'The value is defined here.' }]
      : [{ at: subject.via, note: 'The value is used here.' }];
  }

  #textsOf(data: Problem['data'] = {}): Data {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const text = typeof value === 'function' ? value(this.#document.syntax.words) : value;
        return [key, typeof text === 'string' ? this.#censor.clean(text) : text];
      }),
    );
  }
}

function costOf(edit: Edit): number {
  if (edit.op === 'add' || edit.op === 'append') return COST_OF_AN_EDIT + edit.to.end - edit.to.start;
  if (edit.op === 'remove') return COST_OF_AN_EDIT + edit.from.end - edit.from.start;
  return edit.op === 'set' ? COST_OF_AN_EDIT + edit.node.end - edit.node.start : COST_OF_AN_EDIT;
}

function missingKeys(at: ProblemPlace): readonly string[] {
  if (!('lack' in at)) return [];
  return at.keys ?? (at.key === undefined ? [] : [at.key]);
}

const isTextEdit = (edit: Edit): edit is { op: 'text' } & TextEdit => edit.op === 'text';

// What a finding says, in whose name, and where that is explained.

/** Built-in rules may pass on what a parser says; the message of a user's own rule is one of its `messages`, with all of its data. */
export function refuseWrongMessage({ id, messages }: Rule, message: string, data: Data = {}): void {
  if (isBuiltin(id)) return;
  if (!Object.hasOwn(messages, message)) {
    const ids = Object.keys(messages);
    throw new Error(
      `it has no message "${printable(message)}"${didYouMean(message, ids)}; \`messages\` has ${ids.join(', ')}`,
    );
  }
  const missing = placeholdersIn(inOneText(partsOf(messages[message]!))).find((key) => !Object.hasOwn(data, key));
  if (missing !== undefined) {
    throw new Error(
      `its message "${printable(message)}" needs \`${missing}\`, which \`data\` lacks${didYouMean(missing, Object.keys(data))}`,
    );
  }
}

/**
 * What the engine itself finds, as a finding of the rule that is about it; undefined where that is off.
 * Every finding of a rule without a `check` is written here.
 */
export function engineFinding(
  settings: ReadonlyMap<string, Pick<Setting, 'rule' | 'severity'>>,
  { rule, message }: EngineWords,
  { data, ...place }: Location & Pick<Finding, 'related'> & { readonly data: Data },
): Finding | undefined {
  const setting = settings.get(rule);
  return setting && { severity: setting.severity, ...messageText(setting.rule, message, data), ...place };
}

/** `message`: the id of a message of the rule, or a text of its own. */
export function messageText(
  rule: Rule,
  message: string,
  data?: Data,
): Pick<Finding, 'rule' | 'message' | 'help' | 'messageId' | 'data' | 'url'> {
  const isKnown = Object.hasOwn(rule.messages, message);
  const parts = partsOf(isKnown ? rule.messages[message]! : message);
  const reported = fill(parts.message, data);
  const advice = fill(parts.help ?? '', data, { ...reported.data });
  const help = advice.text.trim();
  return {
    ...{ rule: rule.id, message: reported.text },
    ...(help !== '' && { help }),
    ...(isKnown && { messageId: message, data: advice.data }),
    url: pageOf(rule),
  };
}

/** Secrets that were found in a file are repeated in nothing that is said of it. */
const HIDDEN = '•••';

/** What is shorter is no secret, and would be found in every other word. */
const SHORTEST = 6;
/** With more of them, looking for each in every message would cost too much: then nothing is quoted. */
const MOST = 200;

export class SecretRedactor {
  readonly #secrets = new Set<string>();

  hide(secret: string): void {
    if (secret.length >= SHORTEST) this.#secrets.add(secret);
  }

  hides(text: string): boolean {
    return this.clean(text) !== text;
  }

  clean(text: string): string {
    if (this.#secrets.size > MOST) return HIDDEN;
    let cleaned = text;
    for (const secret of this.#secrets) cleaned = without(secret, cleaned);
    return cleaned;
  }
}

/** A rule may have cut it: its beginning is hidden too. */
function without(secret: string, text: string): string {
  const beginning = secret.slice(0, SHORTEST);
  let cleaned = '';
  let from = 0;
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, from)) {
    let length = SHORTEST;
    while (length < secret.length && text[at + length] === secret[length]) length++;
    cleaned += text.slice(from, at) + HIDDEN;
    from = at + length;
  }
  return cleaned + text.slice(from);
}
