/** One workflow command, as the runner reads it from a line. */
import { visible } from './text.js';

/** A property that is 0 would be dropped, and the runner may take it for another place. */
export function workflowCommand(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== 0 && value !== '');
  const list = given.map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`).join(',');
  return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
