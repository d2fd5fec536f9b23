/** 64 bits, as two FNV-1a hashes: enough to tell findings apart, and it runs everywhere. */
export function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0xcbf29ce4;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193 + 0x100);
  }
  return hex(a) + hex(b);
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
