const RECORD_BYTES = 16;
const HEAD_BYTES = 12;
/** Family, style, full name and PostScript name. */
const NAME_IDS = [1, 2, 4, 6] as const;

/** A name table with one name for everything, in UTF-16 for Windows. */
function nameTable(name: string): Buffer {
  const text = Buffer.from(name, "utf16le").swap16();
  const head = Buffer.alloc(6 + 12 * NAME_IDS.length);
  head.writeUInt16BE(NAME_IDS.length, 2);
  head.writeUInt16BE(head.length, 4);
  for (const [index, id] of NAME_IDS.entries()) {
    const at = 6 + 12 * index;
    head.writeUInt16BE(3, at);
    head.writeUInt16BE(1, at + 2);
    head.writeUInt16BE(0x409, at + 4);
    head.writeUInt16BE(id, at + 6);
    head.writeUInt16BE(text.length, at + 8);
  }
  return Buffer.concat([head, text]);
}

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function checksumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A TrueType font under another name: libraries that embed fonts take those with equal names for one font. */
export function renamedFont(font: Buffer, name: string): Buffer {
  const count = font.readUInt16BE(4);
  const head = Buffer.from(font.subarray(0, HEAD_BYTES + RECORD_BYTES * count));
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const at = HEAD_BYTES + RECORD_BYTES * index;
    const start = head.readUInt32BE(at + 8);
    const isName = head.toString("latin1", at, at + 4) === "name";
    const content = isName ? nameTable(name) : font.subarray(start, start + head.readUInt32BE(at + 12));
    const table = padded(content);
    if (isName) head.writeUInt32BE(checksumOf(table), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
