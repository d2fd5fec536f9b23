/** Findings as an editor shows them. */
import { DiagnosticSeverity, DiagnosticTag, type Diagnostic } from 'vscode-languageserver/node';
import type { Failure, Finding } from '../core/finding.js';
import { hasTag } from '../core/tags.js';
import type { Severity } from '../core/rule.js';
import type { Documents } from './documents.js';
import type { Folder } from './folder.js';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** What the editor can show beside the message. */
export interface Abilities {
  readonly relatedInformation: boolean;
  readonly tags: boolean;
  readonly links: boolean;
}

/** All there is to say of one file. */
export function diagnosticsOf(folder: Folder, path: string, documents: Documents, can: Abilities): Diagnostic[] {
  return [
    ...folder.failures(path).map(failed),
    ...folder.findings(path).map((finding) => diagnosticOf(finding, folder, documents, can)),
  ];
}

export function diagnosticOf(finding: Finding, folder: Folder, documents: Documents, can: Abilities): Diagnostic {
  const { rule, severity, message, help, url, related = [] } = finding;
  const absolute = folder.absolute(finding.path);
  return {
    range: documents.rangeOf(absolute, finding),
    severity: SEVERITIES[severity],
    code: rule,
    source: 'toolint',
    message: help === undefined ? message : `${message}\n${help}`,
    ...(can.links && url !== '' && { codeDescription: { href: url } }),
    ...(can.tags && hasTag(rule, 'unnecessary') && { tags: [DiagnosticTag.Unnecessary] }),
    ...(can.relatedInformation &&
      related.length > 0 && {
        relatedInformation: related.map(({ path, line, column, note }) => {
          const at = documents.positionOf(folder.absolute(path), line, column);
          return {
            location: { uri: documents.uriOf(folder.absolute(path)), range: { start: at, end: at } },
            message: note,
          };
        }),
      }),
  };
}

/** The file could not be read, or toolint failed on it. */
function failed({ message }: Failure): Diagnostic {
  const start = { line: 0, character: 0 };
  return { range: { start, end: start }, severity: DiagnosticSeverity.Error, source: 'toolint', message };
}
