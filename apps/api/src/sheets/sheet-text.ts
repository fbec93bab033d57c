const decode = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Bytes that are looked at for the encoding of a text without a byte order mark. */
const SAMPLE = 4000;

/** The share of zero bytes at odd or even places, which UTF-16 has in every text with spaces or digits. */
function zeros(bytes: Uint8Array, offset: 0 | 1): number {
  const sample = bytes.subarray(0, SAMPLE);
  let found = 0;
  for (let at = offset; at < sample.length; at += 2) if (sample[at] === 0) found += 1;
  return found / Math.max(1, sample.length / 2);
}

/** The text of a file in UTF-8, UTF-16 or windows-1256, the encodings in which spreadsheet programs save Arabic. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, "utf-16le");
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, "utf-16be");
  if (zeros(bytes, 1) > 0.1) return decode(bytes, "utf-16le");
  if (zeros(bytes, 0) > 0.1) return decode(bytes, "utf-16be");
  try {
    return decode(bytes, "utf-8", true);
  } catch {
    return decode(bytes, "windows-1256");
  }
}

const DELIMITERS = [",", ";", "\t"] as const;

/** Characters that are looked at for the delimiter. */
const HEAD = 20_000;

/** The delimiter that the first line has most of outside quotes; Excel may name it in a line of its own. */
export function delimiterOf(text: string): { readonly delimiter: string; readonly start: number } {
  const named = /^sep=(?<delimiter>[,;\t])\r?\n/.exec(text);
  if (named?.groups) return { delimiter: named.groups["delimiter"] ?? ",", start: named[0].length };
  const head = text.slice(0, HEAD).replaceAll(/"(?:[^"]|"")*"/g, "");
  const line = head.split(/\r?\n/).find((one) => one.trim() !== "") ?? "";
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",", start: 0 };
}
