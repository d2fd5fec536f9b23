/** How long texts may be. */
import { invalid, unprocessable } from './refusal.js';

/** GitHub counts characters in places and bytes in others; what holds for bytes holds everywhere. */
export const MOST_BYTES = 65_535;
const MOST_TITLE = 255;

export const bytes = (text: string): number => Buffer.byteLength(text);

export function checkBody(resource: string, body: string): void {
  if (body.trim() === '') throw invalid(resource, 'body', "body can't be blank");
  if (bytes(body) > MOST_BYTES) throw invalid(resource, 'body', 'body is too long (maximum is 65536 characters)');
}

export function checkTitle(title: string): void {
  if (title.length > MOST_TITLE) throw unprocessable(`title is too long (maximum is ${MOST_TITLE} characters)`);
}

export function cutBytes(text: string, most: number): string {
  return Buffer.from(text).subarray(0, most).toString();
}
