import { expect, test } from "vitest";

import { printable } from "./printable-text.ts";

const MARK = "\u200E";

test.for([
  ["a part number keeps its order by its letters", "مجس \u2066P6100\u2069", "مجس P6100"],
  ["signs at the ends of a run are marked", "\u2066±5%\u2069 فقط", `${MARK}±5%${MARK} فقط`],
  ["a phone is marked at its sign", "\u2066+20 100\u2069", `${MARK}+20 100`],
  ["the ohm sign is the Greek letter", "10 k\u2126", "10 kΩ"],
  ["arrows and comparisons have words of their own", "a → b ≥ c", "a -> b >= c"],
  ["pictures are left out", "Thanks 😀👍🏽 a lot 👨‍👩‍👧 🇪🇬 ❤️ © ™", "Thanks a lot © ™"],
  ["what the fonts lack becomes the nearest letter or digit", "Şükrü ① ﬁne", "Sükrü 1 fine"],
  ["a letter that is near to none becomes a question mark", "ok 漢", "ok ?"],
  ["Arabic with marks stays", "مُحَمَّد، ١٢؟", "مُحَمَّد، ١٢؟"],
] as const)("papers: %s", ([, text, expected]) => {
  expect(printable(text)).toBe(expected);
});
