import { expect, test } from "vitest";

import { excerptOf } from "./excerpt.ts";

const words = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(" ");
const long = words(10, 60);

test("D-15 a short text stays whole, a long one is cut at the end of a word", () => {
  expect(excerptOf("short", 20)).toBe("short");
  expect(excerptOf(long, 20)).toBe("word10 word11…");
});

test.for([
  ["at the beginning", long.replace("word10", "first"), "first word11 word12"],
  ["in the middle", long.replace("word40", "middle"), "middle"],
  ["at the end", `${long} end`, "word59 end"],
  ["at a removed end", words(10, 59), "word58"],
  ["in the last letter", `${long}!`, "word59!"],
] as const)("D-15 both versions of a long text show their difference %s", ([, changed, shown]) => {
  const [old, now] = [excerptOf(long, 100, changed), excerptOf(changed, 100, long)];
  expect(now).toContain(shown);
  expect(old).not.toBe(now);
  for (const one of [old, now]) expect(one.length).toBeLessThanOrEqual(102);
});

test("D-15 a long text without spaces is cut, too", () => {
  const text = "x".repeat(300);
  expect(excerptOf(`${text}a`, 100, `${text}b`)).toBe(`…${"x".repeat(99)}a`);
});
