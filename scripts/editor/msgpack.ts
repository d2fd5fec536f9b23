/** MessagePack, as far as Neovim's protocol needs it. */

export function encode(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.from([0xc0]);
  if (typeof value === 'boolean') return Buffer.from([value ? 0xc3 : 0xc2]);
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([sized(0xdb, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([sized(0xdd, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([sized(0xdf, entries.length), ...entries.flatMap(([key, each]) => [encode(key), encode(each)])]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(5, 0xd2);
  bytes.writeInt32BE(value, 1);
  return bytes;
}

function sized(type: number, size: number): Buffer {
  const bytes = Buffer.alloc(5, type);
  bytes.writeUInt32BE(size, 1);
  return bytes;
}

class Short extends Error {}

/** All messages that are complete, and what is left of the next one. */
export function decode(bytes: Buffer): { messages: unknown[]; left: Buffer } {
  const messages: unknown[] = [];
  const reader = new Reader(bytes);
  let done = 0;
  try {
    while (done < bytes.length) {
      messages.push(reader.read());
      done = reader.at;
    }
  } catch (error) {
    if (!(error instanceof Short)) throw error;
  }
  return { messages, left: bytes.subarray(done) };
}

class Reader {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  read(): unknown {
    const type = this.#uint(1);
    if (type < 0x80) return type;
    if (type < 0x90) return this.#map(type & 0x0f);
    if (type < 0xa0) return this.#array(type & 0x0f);
    if (type < 0xc0) return this.#text(type & 0x1f);
    if (type >= 0xe0) return type - 0x100;
    // Numbers in one, two, four or eight bytes.
    const size = 1 << (type & 3);
    if (type >= 0xcc && type <= 0xcf) return this.#uint(size);
    if (type >= 0xd0 && type <= 0xd3) return this.#int(size);
    switch (type) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.#take(4).readFloatBE();
      case 0xcb:
        return this.#take(8).readDoubleBE();
      case 0xc4:
      case 0xd9:
        return this.#text(this.#uint(1));
      case 0xc5:
      case 0xda:
        return this.#text(this.#uint(2));
      case 0xdb:
        return this.#text(this.#uint(4));
      case 0xdc:
        return this.#array(this.#uint(2));
      case 0xdd:
        return this.#array(this.#uint(4));
      case 0xde:
        return this.#map(this.#uint(2));
      case 0xdf:
        return this.#map(this.#uint(4));
      case 0xc7:
        return this.#skip(this.#uint(1) + 1);
      default:
        // Handles of buffers, windows and tabs.
        return this.#skip((1 << (type - 0xd4)) + 1);
    }
  }

  #take(size: number): Buffer {
    if (this.at + size > this.#bytes.length) throw new Short();
    this.at += size;
    return this.#bytes.subarray(this.at - size, this.at);
  }

  #uint(size: number): number {
    const bytes = this.#take(size);
    return size === 8 ? Number(bytes.readBigUInt64BE()) : bytes.readUIntBE(0, size);
  }

  #int(size: number): number {
    const bytes = this.#take(size);
    return size === 8 ? Number(bytes.readBigInt64BE()) : bytes.readIntBE(0, size);
  }

  #text(size: number): string {
    return this.#take(size).toString('utf8');
  }

  #array(size: number): unknown[] {
    return Array.from({ length: size }, () => this.read());
  }

  #map(size: number): Record<string, unknown> {
    return Object.fromEntries(Array.from({ length: size }, () => [String(this.read()), this.read()]));
  }

  #skip(size: number): undefined {
    this.#take(size);
    return undefined;
  }
}
