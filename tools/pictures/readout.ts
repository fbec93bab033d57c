import { element, type Paint, times } from "./draw.ts";

const SEGMENTS: Readonly<Record<string, string>> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgedc",
  "7": "abc",
  "8": "abcdefg",
  "9": "abfgcd",
  "-": "g",
  O: "abcdef",
  L: "fed",
  n: "ceg",
  C: "adef",
  A: "abcefg",
  P: "abefg",
  U: "bcdef",
  H: "bcefg",
  r: "eg",
  d: "bcdeg",
  E: "adefg",
};

/** Corner points of the seven segments of a digit that is 100 high and 56 wide. */
const SHAPES: Readonly<Record<string, string>> = {
  a: "6,0 50,0 42,10 14,10",
  b: "53,3 56,8 53,46 48,49 43,44 45,12",
  c: "53,54 50,92 47,97 42,88 43,56 48,51",
  d: "5,100 14,90 39,90 46,100",
  e: "2,97 0,92 3,54 8,51 13,56 12,88",
  f: "4,3 13,12 13,44 8,49 3,46 1,8",
  g: "9,50 14,45 42,45 47,50 42,55 14,55",
};

const DIGIT_STEP = 70;

/** Width of a reading of that height, in the same unit. */
export const readoutWidth = (text: string, height: number): number =>
  ((text.replaceAll(/[.:]/g, "").length * DIGIT_STEP - 14) * height) / 100;

/**
 * A reading in seven segments with its upper left corner at x, y. Points and colons take no room of their own; segments
 * that are off show faintly where `off` is given.
 */
export function readout(text: string, x: number, y: number, height: number, on: Paint, off?: string): string {
  const scale = height / 100;
  let place = 0;
  let inside = "";
  for (const sign of text) {
    if (sign === ".") {
      inside += element("circle", { cx: place * DIGIT_STEP - 8, cy: 96, r: 6, fill: on });
      continue;
    }
    if (sign === ":") {
      inside += times(2, (index) =>
        element("circle", { cx: place * DIGIT_STEP - 7, cy: 30 + index * 38, r: 6, fill: on }),
      );
      continue;
    }
    const lit = SEGMENTS[sign] ?? "";
    for (const [name, points] of Object.entries(SHAPES)) {
      const isOn = lit.includes(name);
      if (isOn || off)
        inside += element("polygon", {
          points,
          fill: isOn ? on : (off ?? "none"),
          transform: `translate(${place * DIGIT_STEP} 0)`,
        });
    }
    place += 1;
  }
  return `<g transform="translate(${x} ${y}) scale(${scale}) skewX(-4)">${inside}</g>`;
}
