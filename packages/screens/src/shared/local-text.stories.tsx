import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { inPage } from "../stories/page.tsx";
import { LocalText, PartNumber } from "./local-text.tsx";

const meta = preview.meta({
  title: "Shop/Parts/Local text",
  component: LocalText,
  decorators: [inPage],
  args: { text: "ملتيميتر كلفرا K12+ من -12 إلى +5 درجات، شاشة 128×64، دقة ±0.5 % ومصدر 4–20 مللي أمبير" },
  globals: { locale: "ar" },
});

/** Figures in an Arabic sentence: each reads from left to right, and the sentence from right to left. */
export const Figures = meta.story({});

/** An English name on an Arabic page. */
export const EnglishName = meta.story({ args: { text: "Fuse 10 A, 6.3×32 mm" } });

/** A narrow column: part numbers go to the next line as a whole. */
export const Narrow = meta.story({
  args: { text: "حقيبة KC-400 لأجهزة القياس KC-401 والمجسات KC-402" },
  render: ({ text }) => (
    <div className="grid gap-4">
      <p className="w-24">
        <LocalText text={text} />
      </p>
      <p className="w-24">
        KC <PartNumber number="HC-SR04-P" />
      </p>
    </div>
  ),
});

/** A narrow column in English: a number goes to the next line with its unit. */
export const Quantities = meta.story({
  args: { text: "Film resistor 4.7 kΩ ¼ W 5 %" },
  globals: { locale: "en" },
  render: ({ text }) => (
    <div className="grid gap-2">
      {Array.from({ length: 12 }, (_, step) => (
        <p key={step} style={{ width: `min(${6 + step / 2}rem, 100%)` }}>
          <LocalText text={text} />
        </p>
      ))}
    </div>
  ),
});

/** The edges of each character of a text on the screen, by its place in the whole text of an element. */
function boxesOf(element: Element, text: string): { left: number; top: number }[] {
  const whole = element.textContent;
  const start = whole.indexOf(text);
  if (start < 0) throw new Error(`There is no '${text}'.`);
  const boxes: { left: number; top: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? "";
    for (let index = 0; index < length; index += 1) {
      if (at + index < start || at + index >= start + text.length) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, top } = range.getBoundingClientRect();
      boxes.push({ left, top });
    }
    at += length;
  }
  return boxes;
}

const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));

const inBrowser = { tags: ["browser"] };

Figures.test(
  "D-26 signs, ranges and part numbers read from left to right in an Arabic sentence",
  inBrowser,
  async ({ canvasElement }) => {
    for (const token of ["K12+", "-12", "+5", "128×64", "±0.5 %", "4–20"]) {
      const boxes = boxesOf(canvasElement, token);
      await expect({ token, ltr: ascending(boxes.map(({ left }) => left)) }).toEqual({ token, ltr: true });
      await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    }
    const [first] = boxesOf(canvasElement, "K12+");
    const [second] = boxesOf(canvasElement, "-12");
    await expect(first?.left).toBeGreaterThan(second?.left ?? Infinity);
  },
);

EnglishName.test(
  "D-26 an English name on an Arabic page has its language and direction",
  async ({ canvas }) => {
    const name = canvas.getByText(/^Fuse/).closest("bdi");
    await expect(name).toHaveTextContent("Fuse 10 A, 6.3×32 mm");
    await expect(name).toHaveAttribute("lang", "en");
    await expect(name).toHaveAttribute("dir", "ltr");
  },
);

Narrow.test("D-26 part numbers are not broken at their hyphens", inBrowser, async ({ canvasElement }) => {
  for (const token of ["KC-400", "KC-401", "KC-402", "HC-SR04-P"]) {
    const lines = new Set(boxesOf(canvasElement, token).map(({ top }) => Math.round(top)));
    await expect({ token, lines: lines.size }).toEqual({ token, lines: 1 });
  }
});

Quantities.test("D-26 a number is not parted from its unit", inBrowser, async ({ canvasElement }) => {
  for (const line of canvasElement.querySelectorAll("p")) {
    for (const token of ["4.7 kΩ", "¼ W", "5 %"]) {
      const lines = new Set(boxesOf(line, token).map(({ top }) => Math.round(top)));
      await expect({ token, width: line.style.width, lines: lines.size }).toEqual({
        token,
        width: line.style.width,
        lines: 1,
      });
    }
  }
});
