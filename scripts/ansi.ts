/** What a terminal shows: text cut where its colours change. */
export interface Piece {
  readonly text: string;
  /** The number of a colour, as in `31` for red. */
  readonly ink: string | undefined;
  readonly bold: boolean;
  readonly dim: boolean;
}

export function piecesOf(line: string): Piece[] {
  let style = { ink: undefined as string | undefined, bold: false, dim: false };
  const pieces: Piece[] = [];
  for (const part of line.split(/(\u001b\[\d+m)/)) {
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1];
    if (code === undefined) {
      if (part !== '') pieces.push({ text: part, ...style });
    } else if (code === '1') style = { ...style, bold: true };
    else if (code === '2') style = { ...style, dim: true };
    else if (code === '22') style = { ...style, bold: false, dim: false };
    else style = { ...style, ink: code === '39' || code === '0' ? undefined : code };
  }
  return pieces;
}
