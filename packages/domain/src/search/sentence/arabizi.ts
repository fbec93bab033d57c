import { kindBeginnings, kindsIn } from "../kinds/kinds.ts";

/** Words of Arabic that stand beside kinds and are written in Latin letters as well. */
const BESIDE = "حراره رطوبه مسافه حركه ضوء صوت غاز مياه ضغط تيار جهد احمر اخضر ازرق ابيض اصفر".split(" ");

/** Sounds without vowels: digits for letters that Latin lacks, as in chats ('7' is ح), and letters that sound alike as one. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/7'|5|kh/g, "x"],
  [/3'|gh/g, "g"],
  [/sh|ch/g, "S"],
  [/th/g, "s"],
  [/[78]|h/g, "h"],
  [/3/g, ""],
  [/[2aeiouyw]/g, ""],
  [/[qkc]/g, "k"],
  [/[zs]/g, "s"],
  [/j/g, "g"],
  [/v/g, "f"],
  [/p/g, "b"],
];
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[ءاويهعئؤ]$|[ءاويعئؤ]/g, ""],
  [/خ/g, "x"],
  [/غ/g, "g"],
  [/ش/g, "S"],
  [/[ثسصزذظ]/g, "s"],
  [/[حه]/g, "h"],
  [/[قك]/g, "k"],
  [/[تط]/g, "t"],
  [/[دض]/g, "d"],
  [/ج/g, "g"],
  [/ف/g, "f"],
  [/ب/g, "b"],
  [/م/g, "m"],
  [/ن/g, "n"],
  [/ل/g, "l"],
  [/ر/g, "r"],
];

const soundsOf = (word: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((text, [from, to]) => text.replaceAll(from, to), word);

/** Sounds that fewer letters than this make are too many words'. */
const MIN_SOUNDS = 2;
const MIN_LETTERS = 5;

const kindNamed = (word: string): string | undefined => kindsIn([word])[0]?.kind.id;

let bySounds: ReadonlyMap<string, string> | undefined;

/** Arabic words by their sounds; those that sound like another are left out, but for words that stand beside kinds. */
function arabicWords(): ReadonlyMap<string, string> {
  if (bySounds) return bySounds;
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const word of kindBeginnings) {
    if (!/^\p{Script=Arabic}{4,}$/u.test(word)) continue;
    const sounds = soundsOf(word, ARABIC);
    const known = found.get(sounds) ?? word;
    if (kindNamed(word) !== kindNamed(known)) twice.add(sounds);
    found.set(sounds, word.length < known.length ? word : known);
  }
  for (const sounds of twice) found.delete(sounds);
  for (const word of BESIDE) found.set(soundsOf(word, ARABIC), word);
  return (bySounds = found);
}

/** The Arabic word that a folded word in Latin letters sounds like: 'mokawma' is مقاومه; null where none or several do. */
export function arabicOf(word: string): string | null {
  if (word.length < MIN_LETTERS || !/^[a-z2357]+$/.test(word)) return null;
  // 'el7arara' has its article.
  const sounds = soundsOf(word.replace(/^[ea]l(?=.{4})/, ""), LATIN);
  return sounds.length < MIN_SOUNDS ? null : (arabicWords().get(sounds) ?? null);
}
