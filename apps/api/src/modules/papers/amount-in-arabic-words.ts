/** What is counted, in the forms that Arabic numbers ask for. */
interface Counted {
  readonly one: string;
  readonly two: string;
  /** Two of them with what they are of: 'ألفا جنيه'. */
  readonly twoOf: string;
  /** Behind 3 to 10. */
  readonly few: string;
  /** Behind 11 to 99. */
  readonly many: string;
  /** Behind 11 to 99 with what they are of, and behind a hundred or a thousand: 'أحد عشر ألف جنيه'. */
  readonly single: string;
}

const pound: Counted = {
  one: "جنيه مصري واحد",
  two: "جنيهان مصريان",
  twoOf: "جنيهان مصريان",
  few: "جنيهات مصرية",
  many: "جنيهًا مصريًا",
  single: "جنيه مصري",
};
/** Pounds behind others, which have said whose they are: 'مئة جنيه مصري وجنيه واحد'. */
const furtherPound: Counted = { ...pound, one: "جنيه واحد", two: "جنيهان", twoOf: "جنيهان" };

const piastre: Counted = {
  one: "قرش واحد",
  two: "قرشان",
  twoOf: "قرشان",
  few: "قروش",
  many: "قرشًا",
  single: "قرش",
};

const scale = (one: string, few: string): Counted => ({
  one,
  two: `${one}ان`,
  twoOf: `${one}ا`,
  few,
  many: `${one}ًا`,
  single: one,
});

/** What groups of three digits count, the smallest first. */
const scales: readonly Counted[] = [
  scale("ألف", "آلاف"),
  scale("مليون", "ملايين"),
  scale("مليار", "مليارات"),
  scale("تريليون", "تريليونات"),
];

/** Numbers that count a masculine noun, as all these are. */
const units = "صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة".split(" ");
const teens = "أحد اثنا ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة".split(" ");
const tens = "عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون".split(" ");
const hundreds = "مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة".split(" ");

const joined = (words: readonly string[]): string => words.join(" و");

function belowHundred(count: number): string {
  if (count <= 10) return units[count] ?? "";
  if (count < 20) return `${teens[count - 11]} عشر`;
  const unit = count % 10;
  return joined([...(unit > 0 ? [units[unit] ?? ""] : []), tens[Math.floor(count / 10) - 2] ?? ""]);
}

/** A number up to 999; `isOf` where what it counts follows at once: 'مئتا جنيه'. */
function belowThousand(count: number, isOf: boolean): string {
  const hundred = Math.floor(count / 100);
  const rest = count % 100;
  const isPair = hundred === 2 && rest === 0 && isOf;
  return joined([
    ...(hundred > 0 ? [isPair ? "مئتا" : (hundreds[hundred - 1] ?? "")] : []),
    ...(rest > 0 ? [belowHundred(rest)] : []),
  ]);
}

/**
 * A count with its noun: one and two are the noun itself, which stands by itself behind hundreds ('مئة جنيه وجنيهان'); `isOf` where what the
 * noun is of follows.
 */
function counted(count: number, noun: Counted, isOf: boolean, further = noun): string {
  const rest = count % 100;
  if (count === 1) return noun.one;
  if (count === 2) return isOf ? noun.twoOf : noun.two;
  if (rest === 1 || rest === 2)
    return joined([counted(count - rest, noun, false), counted(rest, further, isOf)]);
  const number = numeral(count, rest === 0);
  if (rest === 0 || (rest > 10 && isOf)) return `${number} ${noun.single}`;
  return `${number} ${rest <= 10 ? noun.few : noun.many}`;
}

/** A number of any size in words. */
function numeral(count: number, isOf: boolean): string {
  const words = scales.flatMap((noun, at): string[] => {
    const size = 1000 ** (at + 1);
    const group = Math.floor(count / size) % 1000;
    return group === 0 ? [] : [counted(group, noun, isOf && count % size === 0)];
  });
  const rest = count % 1000;
  return joined([...words.toReversed(), ...(rest > 0 ? [belowThousand(rest, isOf)] : [])]);
}

/** An amount of Egyptian pounds and piastres in Arabic words, with the forms that its numbers give their nouns. */
export function amountInArabicWords(pounds: number, piastres: number): string {
  if (pounds === 0 && piastres === 0) return `${units[0]} ${pound.single}`;
  return joined([
    ...(pounds > 0 ? [counted(pounds, pound, false, furtherPound)] : []),
    ...(piastres > 0 ? [counted(piastres, piastre, false)] : []),
  ]);
}
