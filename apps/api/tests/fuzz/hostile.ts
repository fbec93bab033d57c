import * as fc from "fast-check";

/** Texts that have broken servers: control characters, lone surrogates, marks of direction, numbers and escapes that are none. */
const KNOWN = [
  "",
  " ",
  "\0",
  "a\0b",
  "\uD800",
  "x\uDFFF\uD800y",
  "\u202E\u2066evil\u2069",
  "\uFEFF",
  "%",
  "%zz",
  "%00",
  "..%2f..%2fetc",
  "' or 1=1; --",
  "\\",
  "$1",
  "{}",
  "null",
  "-0",
  "-1",
  "0x10",
  "1e400",
  "NaN",
  "1,2,,3",
  "٣",
  "2147483648",
  "9223372036854775808",
  "9".repeat(400),
  "0".repeat(30),
  "9999-99-99",
  "e\u0301".repeat(2000),
  "<script>alert(1)</script>",
  "=cmd|' /C calc'!A0",
] as const;

/** Hostile texts: known ones, any code units, and long ones up to a hundred thousand characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 5 }).map((power) => "ع".repeat(10 ** power)) },
);

const nested = (depth: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Hostile JSON values: wrong types, limits of numbers, deep nesting, long lists. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      0.1,
      2 ** 31,
      -(2 ** 31) - 1,
      2 ** 53,
      1e308,
      -1e-308,
      [],
      {},
      [[]],
      [null],
      { length: 1e9 },
      { constructor: {}, toString: null },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(10, 1000).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(101, 2000).map((length) => Array.from({ length }, () => ({}))) },
);

/** Request bodies of invalid JSON, and of valid JSON with deep nesting, duplicate keys or reserved names. */
export const hostileJson: fc.Arbitrary<string> = fc.constantFrom(
  "",
  "{",
  '{"a":',
  "[".repeat(20_000),
  '{"__proto__":{"admin":true}}',
  '{"id":1,"id":2}',
  '{"a":1e999}',
  "\uFEFF{}",
  "undefined",
  '"\\ud800"',
  `{"name":"${"a".repeat(100_000)}"}`,
  "0".repeat(1000),
);

/** Parts of a path that are no encoded text. */
export const hostileSegment: fc.Arbitrary<string> = fc.constantFrom(
  "%",
  "%zz",
  "%c0%af",
  "%ff",
  "a/b",
  "%2F",
  ";",
  "1;2",
);
