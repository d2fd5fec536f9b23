/** The cells of an editor's window, as Neovim tells of them, and a picture of them. */

interface Look {
  readonly foreground?: number;
  readonly background?: number;
  readonly special?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly undercurl?: boolean;
  readonly reverse?: boolean;
}

interface Cell {
  readonly text: string;
  readonly look: number;
}

const EMPTY: Cell = { text: ' ', look: 0 };
const CHARACTER = 8.4;
const LINE = 20;

export class Screen {
  readonly columns: number;
  cells: Cell[][];
  cursor = { row: 0, column: 0 };
  readonly looks = new Map<number, Look>();
  usual: Look = { foreground: 0xffffff, background: 0 };
  #changed = Date.now();

  constructor({ columns, rows }: { columns: number; rows: number }) {
    this.columns = columns;
    this.cells = Array.from({ length: rows }, () => this.#blank());
  }

  update(name: string, all: readonly unknown[][]): void {
    this.#changed = Date.now();
    for (const given of all) {
      if (name === 'grid_line') this.#line(given as [number, number, number, [string, number?, number?][]]);
      else if (name === 'hl_attr_define') this.looks.set(given[0] as number, given[1] as Look);
      else if (name === 'grid_scroll') this.#scroll(given as number[]);
      else if (name === 'grid_clear') this.cells = this.cells.map(() => this.#blank());
      else if (name === 'grid_cursor_goto') this.cursor = { row: given[1] as number, column: given[2] as number };
      else if (name === 'default_colors_set') {
        const [foreground, background] = given as number[];
        this.usual = { foreground: foreground!, background: background! };
      }
    }
  }

  /** Nothing has been drawn for a while. */
  async quiet(): Promise<void> {
    do await new Promise((done) => void setTimeout(done, 100));
    while (Date.now() - this.#changed < 400);
  }

  async shows(text: string): Promise<void> {
    const end = Date.now() + 20_000;
    while (
      !this.cells.some((row) =>
        row
          .map((cell) => cell.text)
          .join('')
          .includes(text),
      )
    ) {
      if (Date.now() > end) throw new Error(`The window never showed "${text}"`);
      await new Promise((done) => void setTimeout(done, 50));
    }
  }

  #blank(): Cell[] {
    return Array.from({ length: this.columns }, () => EMPTY);
  }

  #line([, row, start, cells]: [number, number, number, [string, number?, number?][]]): void {
    let [column, look] = [start, 0];
    for (const [text, ownLook = look, count = 1] of cells) {
      look = ownLook;
      for (let left = count; left > 0; left--) this.cells[row]![column++] = { text, look };
    }
  }

  #scroll([, top, bottom, left, right, by]: number[]): void {
    const before = this.cells.map((row) => [...row]);
    for (let row = top!; row < bottom!; row++) {
      for (let column = left!; column < right!; column++) {
        const from = row + by!;
        if (from >= top! && from < bottom!) this.cells[row]![column] = before[from]![column]!;
      }
    }
  }
}

const colour = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Each piece of one look is where it is in the window, whatever font the viewer has. */
export function drawn(screen: Screen): string {
  const { columns, usual, cells } = screen;
  const [width, height] = [Math.ceil(columns * CHARACTER) + 24, cells.length * LINE + 24];
  const grounds: string[] = [];
  const texts: string[] = [];
  for (const [row, line] of cells.entries()) {
    for (const { start, size, text, look } of piecesOf(line)) {
      const own = screen.looks.get(look) ?? {};
      let [ink = usual.foreground!, ground = usual.background!] = [own.foreground, own.background];
      if (own.reverse) [ink, ground] = [ground, ink];
      const [x, y, wide] = [12 + start * CHARACTER, 12 + row * LINE, size * CHARACTER];
      const at = `x="${x.toFixed(1)}" y="${y}"`;
      if (ground !== usual.background)
        grounds.push(`<rect ${at} width="${wide.toFixed(1)}" height="${LINE}" fill="${colour(ground)}"/>`);
      if (own.undercurl || own.underline)
        grounds.push(wave(x, y + LINE - 3, wide, colour(own.special ?? ink), own.undercurl === true));
      const style = `${ink === usual.foreground ? '' : ` fill="${colour(ink)}"`}${own.bold ? ' font-weight="bold"' : ''}${own.italic ? ' font-style="italic"' : ''}`;
      // Spaces at the ends are not drawn, but would be counted in the length.
      for (const words of text.matchAll(/\S+(?: \S+)*/g)) {
        const from = (x + words.index * CHARACTER).toFixed(1);
        const length = (words[0].length * CHARACTER).toFixed(1);
        texts.push(`<text x="${from}" y="${y + 15}" textLength="${length}"${style}>${escaped(words[0])}</text>`);
      }
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" rx="8" fill="${colour(usual.background!)}"/>`,
    ...grounds,
    `<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="14" fill="${colour(usual.foreground!)}">`,
    ...texts,
    '</g>',
    '</svg>\n',
  ].join('\n');
}

function piecesOf(line: readonly Cell[]): { start: number; size: number; text: string; look: number }[] {
  const pieces: { start: number; size: number; text: string; look: number }[] = [];
  for (const [column, { text, look }] of line.entries()) {
    const last = pieces.at(-1);
    // The second half of a wide character has no text.
    if (last && (last.look === look || text === '')) {
      last.text += text;
      last.size++;
    } else pieces.push({ start: column, size: 1, text, look });
  }
  return pieces;
}

function wave(x: number, y: number, width: number, ink: string, isWave: boolean): string {
  const steps = Math.max(1, Math.round(width / 4));
  const step = width / steps;
  const path = isWave
    ? Array.from(
        { length: steps },
        (_, at) => `q${(step / 2).toFixed(1)} ${at % 2 ? 3 : -3} ${step.toFixed(1)} 0`,
      ).join('')
    : `h${width.toFixed(1)}`;
  return `<path d="M${x.toFixed(1)} ${y}${path}" fill="none" stroke="${ink}"/>`;
}
