import type { Encoding } from "@shop/domain/sheets/encodings.ts";

/** The text of a file in an encoding, without its byte order mark. */
export const decodeAs = (bytes: Uint8Array, encoding: Encoding, fatal = false): string =>
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

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Encodings of one or two bytes a letter, with how much what they make of a text looks like words; of equal ones the first is taken. */
const candidates: readonly {
  readonly encoding: Encoding;
  readonly fatal?: true;
  readonly likeness: (text: string) => number;
}[] = [
  {
    encoding: "windows-1256",
    // An Arabic letter within a Latin word is an accented one of another encoding.
    likeness: (text) =>
      countOf(text, /\p{Script=Arabic}(?=\p{Script=Arabic})/gu) -
      countOf(text, /[A-Za-z]\p{Script=Arabic}|\p{Script=Arabic}[A-Za-z]/gu),
  },
  {
    encoding: "windows-1252",
    likeness: (text) =>
      countOf(text, /(?<=[A-Za-z])[À-ÖØ-öø-ÿ](?![À-ÖØ-öø-ÿ])|[À-ÖØ-öø-ÿ](?=[a-z])|(?<=\d\s?)[µ°€±]/gu),
  },
  {
    encoding: "shift_jis",
    fatal: true,
    likeness: (text) =>
      countOf(text, /[\u3040-\u30FF\u4E00-\u9FFF\uFF01-\uFF5E]/g) - countOf(text, /[\uFF61-\uFF9F]/g),
  },
];

/** Bytes by which one of {@link candidates} is chosen. */
const CHOSEN_BY = 64 * 1024;

function likeness(bytes: Uint8Array, { encoding, fatal, likeness: of }: (typeof candidates)[number]): number {
  try {
    // A part may end within a letter of two bytes: only what came before it is decoded.
    return of(new TextDecoder(encoding, { fatal: fatal ?? false }).decode(bytes, { stream: true }));
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

/** Whether bytes are UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    decodeAs(bytes, "utf-8", true);
    return true;
  } catch {
    return false;
  }
}

/**
 * The encoding of a text file: UTF-8, UTF-16, or that of spreadsheet programs for Arabic, western European languages or Japanese, guessed by
 * what it yields.
 */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  if (zeros(bytes, 1) > 0.1) return "utf-16le";
  if (zeros(bytes, 0) > 0.1) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  const sample = bytes.subarray(0, CHOSEN_BY);
  const scores = candidates.map((one) => likeness(sample, one));
  return candidates[scores.indexOf(Math.max(...scores))]?.encoding ?? "windows-1256";
}

/** The text of a file in the encoding that {@link guessEncoding} finds. */
export const decodeText = (bytes: Uint8Array): string => decodeAs(bytes, guessEncoding(bytes));
