import { foldedWords, foldPartNumber, foldText } from "@shop/domain/search/folding.ts";

/** A segment of a text; `hit` where it matches the query. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Combining marks and the Arabic tatweel. */
const MARK = /[\p{M}\u0640]/u;

/** Marks which characters of a text belong to one of the words, in folded form. */
function hitsOf(letters: readonly string[], words: readonly string[], separator: string): boolean[] {
  let folded = "";
  const origin: number[] = [];
  letters.forEach((letter, index) => {
    for (const form of foldText(letter) || (MARK.test(letter) ? "" : separator)) {
      folded += form;
      origin.push(index);
    }
  });
  const hits = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      // Characters in between that fold to nothing (marks, separators of part numbers) belong to the match.
      const last = origin[at + word.length - 1] ?? -1;
      for (let index = origin[at] ?? letters.length; index <= last; index += 1) hits[index] = true;
    }
  }
  return hits;
}

function piecesOf(text: string, words: readonly string[], separator: string): Piece[] {
  const letters = Array.from(text);
  const hits = hitsOf(letters, words, separator);
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}

/** Cuts the segments of a text down to its characters from `start` to `end`. */
export function slicePieces(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let at = 0;
  return pieces.flatMap(({ text, hit }) => {
    const from = at;
    at += text.length;
    const part = text.slice(Math.max(0, start - from), Math.max(0, end - from));
    return part ? [{ text: part, hit }] : [];
  });
}

/** Splits a name into segments by the query's words, ignoring case, marks and letter forms. */
export const nameInPieces = (name: string, query: string): Piece[] => piecesOf(name, foldedWords(query), " ");

/** Splits a part number into segments, ignoring separators ('AP131-30' matches 'ap 13130'). */
export const partNumberInPieces = (partNumber: string, query: string): Piece[] => {
  const word = foldPartNumber(query);
  return piecesOf(partNumber, word ? [word] : [], "");
};
