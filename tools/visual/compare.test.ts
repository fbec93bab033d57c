import sharp from "sharp";
import { expect, test } from "vitest";

import { ALIKE, areEqual, compare, UNCHANGED } from "./compare.ts";

const picture = (svg: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="80"><rect width="160" height="80" fill="#fff"/>${svg}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const button = (radius: number, fill = "#1557b0", left = 20): Promise<Buffer> =>
  picture(`<rect x="${left}" y="20" width="120" height="40" rx="${radius}" fill="${fill}"/>`);

/** Moves every pixel that is a smoothed edge by some levels, as another run of the browser may do. */
async function withNoise(png: Buffer, levels: number): Promise<Buffer> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colours = new Map<number, number>();
  const colourAt = (position: number): number => data.readUIntBE(position, 3);
  for (let position = 0; position < data.length; position += info.channels) {
    colours.set(colourAt(position), (colours.get(colourAt(position)) ?? 0) + 1);
  }
  const shapes = new Set([...colours].filter(([, count]) => count > 1000).map(([colour]) => colour));
  let moved = 0;
  for (let position = 0; position < data.length; position += info.channels) {
    if (shapes.has(colourAt(position))) continue;
    moved += 1;
    for (let channel = position; channel < position + 3; channel += 1) {
      const level = data[channel] ?? 0;
      data[channel] = level >= 128 ? level - levels : level + levels;
    }
  }
  expect(moved).toBeGreaterThan(10);
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

test("a button whose corners have another radius differs at its four corners, which Chromatic's tolerance does not see", async () => {
  const [before, after] = [await button(4), await button(6)];
  expect(await areEqual(before, after, ALIKE)).toBe(true);
  const difference = await compare(before, after, UNCHANGED);
  expect(difference?.regions.map(({ left, top }) => [left < 80, top < 40])).toEqual([
    [true, true],
    [false, true],
    [true, false],
    [false, false],
  ]);
});

test("edges that another run paints one to three levels lighter or darker are equal, five levels differ", async () => {
  const before = await button(6);
  for (const levels of [1, 2, 3]) {
    expect(await areEqual(before, await withNoise(before, levels), UNCHANGED), `${levels} levels`).toBe(true);
  }
  expect(await areEqual(before, await withNoise(before, 5), UNCHANGED)).toBe(false);
});

test("a colour that differs by a few levels is a change of a story, and no way to tell two stories apart", async () => {
  const [before, after] = [await button(6), await button(6, "#1c5eb7")];
  expect(await areEqual(before, after, UNCHANGED)).toBe(false);
  expect(await areEqual(before, after, ALIKE)).toBe(true);
});

test("pictures of two sizes differ where only one of them has something", async () => {
  const before = await button(6);
  const after = await sharp(before).extend({ bottom: 20, background: "#fff" }).png().toBuffer();
  expect(await compare(before, after, UNCHANGED)).toMatchObject({
    count: 160 * 20,
    width: 160,
    height: 100,
    regions: [{ left: 0, top: 80, width: 160, height: 20, count: 160 * 20 }],
  });
});

test("the picture of a difference shows the different pixels in red", async () => {
  const difference = await compare(await button(6), await button(6, "#1557b0", 21), UNCHANGED);
  const { data, info } = await sharp(await difference?.picture())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let position = 0; position < data.length; position += info.channels) {
    if (data.readUIntBE(position, 3) === 0xff0000) red += 1;
  }
  expect(red).toBe(difference?.count);
});
