/** Makes findings of problems: messages filled, places told in lines and columns, fixes printed in the file's syntax. */
import type { Censor } from './censor.js';
import type { Document } from './document.js';
import type { Finding, FindingFix } from './finding.js';
import { subjectOf, type Locator } from './locate.js';
import { printable } from './message.js';
import type { At, Edit, Fix, Location, Problem, Rule, Severity, TextEdit } from './rule.js';
import type { Place } from './tree.js';
import { wordingOf } from './wording.js';

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
  readonly #censor: Censor;
  #budget = PRINTING_BUDGET;

  constructor(document: Document, locator: Locator, censor: Censor) {
    this.#document = document;
    this.#locator = locator;
    this.#censor = censor;
  }

  write(problem: Problem, { rule, severity }: { readonly rule: Rule; readonly severity: Severity }): Finding {
    const related = [...usesOf(problem.at), ...(problem.related ?? [])].map(({ at, note }) => {
      const { path, line, column } = this.#locator.locate(at);
      return { path, line, column, note: printable(this.#censor.clean(note), LONGEST_NOTE) };
    });
    const fix = problem.fix && this.#print(problem.fix);
    return {
      severity,
      ...wordingOf(rule, problem.message, this.#cleaned(problem.data)),
      ...this.#located(problem.at),
      ...(related.length > 0 && { related }),
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
    return { title: printable(title), safe, edits: printed.map(({ start, end, text }) => ({ start, end, text })) };
  }

  #located(at: At): Location {
    const location = this.#locator.locate(at);
    return location.tool === undefined ? location : { ...location, tool: this.#censor.clean(location.tool) };
  }

  #cleaned(data: Problem['data'] = {}): Problem['data'] {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, typeof value === 'string' ? this.#censor.clean(value) : value]),
    );
  }
}

function costOf(edit: Edit): number {
  if (edit.op === 'add' || edit.op === 'append') return COST_OF_AN_EDIT + edit.to.end - edit.to.start;
  if (edit.op === 'remove') return COST_OF_AN_EDIT + edit.from.end - edit.from.start;
  return edit.op === 'set' ? COST_OF_AN_EDIT + edit.node.end - edit.node.start : COST_OF_AN_EDIT;
}

/** Of a value that is defined elsewhere, the other place is told beside. */
function usesOf(at: At): { at: Place; note: string }[] {
  const subject = subjectOf(at);
  if (!subject.via) return [];
  return 'use' in at ? [{ at: subject, note: 'It is defined here.' }] : [{ at: subject.via, note: 'It is used here.' }];
}

function isTextEdit(edit: Edit): edit is { op: 'text' } & TextEdit {
  return edit.op === 'text';
}
