/** Whether what is posted already says what is to be posted. GitHub may give line ends back in another form. */
export function saysTheSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim();
