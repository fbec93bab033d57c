import type { KnownPart } from "../../parts/known-parts/known-part.ts";
import { foldedWords } from "../folding.ts";

/** A polarity, gender or kind of current of parts: what has the opposite one alone never stands for it. */
interface Polarity {
  readonly id: string;
  readonly opposite: string;
  /** What it is called, in folded words; the longest first. */
  readonly phrases: readonly (readonly string[])[];
}

const pairs: readonly (readonly [one: string, other: string])[] = [
  ["npn: npn", "pnp: pnp"],
  [
    "n-channel: n channel, channel n, n ch, nch, n mos, nmos, قناه n, n قناه",
    "p-channel: p channel, channel p, p ch, pch, p mos, pmos, قناه p, p قناه",
  ],
  ["positive: positive, موجب, موجبه", "negative: negative, سالب, سالبه"],
  ["male: male, ذكر", "female: female, انثي, انثى, نتايه"],
  ["ac: ac, تيار متردد, متردد", "dc: dc, تيار مستمر, مستمر"],
];

function polarityOf(line: string, opposite: string): Polarity {
  const [id = "", said = ""] = line.split(": ");
  return { id, opposite: opposite.split(": ")[0] ?? "", phrases: said.split(", ").map(foldedWords) };
}

const polarities: readonly Polarity[] = pairs.flatMap(([one, other]) => [
  polarityOf(one, other),
  polarityOf(other, one),
]);

/** Words that name a polarity. */
export interface PolarityMatch {
  readonly polarity: Polarity;
  readonly at: number;
  readonly count: number;
}

/** The polarities that folded words name, in their order. */
export const polaritiesIn = (words: readonly string[]): PolarityMatch[] =>
  [...words.keys()].flatMap((at) =>
    polarities.flatMap((polarity) => {
      const phrase = polarity.phrases.find((one) => one.every((word, index) => words[at + index] === word));
      return phrase ? [{ polarity, at, count: phrase.length }] : [];
    }),
  );

/** The polarities of a product, by the known parts that it is, else by its names. */
export function polaritiesOf(parts: readonly KnownPart[], names: readonly string[]): string[] {
  const known = new Set(parts.flatMap(({ subtype }) => subtype?.split(", ")[0] ?? []));
  const own = polarities.map(({ id }) => id).filter((id) => known.has(id));
  const named = names.flatMap((name) => polaritiesIn(foldedWords(name)).map(({ polarity }) => polarity.id));
  return [...new Set(own.length > 0 ? own : named)];
}
