import { foldedWords, foldPartNumber, foldText } from "@shop/contract/folding.ts";

/** A piece of a text: `hit` where the reader's words matched. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters that only change the one before them, and the Arabic stretcher. */
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
      // What folds to nothing in between (marks, separators of part numbers) belongs to the match.
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

/** A name in pieces, by the words of a search; case, marks and letter forms do not matter. */
export const nameInPieces = (name: string, query: string): Piece[] => piecesOf(name, foldedWords(query), " ");

/** A part number in pieces; separators do not matter ('AP131-30' and 'ap 13130' meet). */
export const partNumberInPieces = (partNumber: string, query: string): Piece[] => {
  const word = foldPartNumber(query);
  return piecesOf(partNumber, word ? [word] : [], "");
};
