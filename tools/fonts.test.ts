import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { readFace, samples, type Script } from "./font-metrics.ts";

const fontFile = (script: Script) =>
  readFile(new URL(`../packages/ui/src/fonts/cairo-${script}.woff2`, import.meta.url));

test.each<Script>(["latin", "arabic"])(
  "the %s font is light, variable, and has every letter of its script's texts",
  async (script) => {
    const file = await fontFile(script);
    expect(file.length).toBeLessThanOrEqual(25_000);
    const face = await readFace(file);
    expect(face.getAxisInfos()["wght"]).toMatchObject({ min: 400, max: 700 });
    const there = new Set(face.collectUnicodes());
    const letters = script === "latin" ? samples.latin : samples.arabic.replaceAll(/[\s.]/g, "");
    const missing = Array.from(letters).filter((letter) => !there.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  },
);

test("every face that the style sheet names has a stand-in of its script and measured width", async () => {
  const css = await readFile(new URL("../packages/ui/src/fonts.css", import.meta.url), "utf8");
  const faces = css.split("@font-face").slice(1);
  expect(
    faces.filter((face) => face.includes('"Cairo"') && face.includes("font-display: swap")),
  ).toHaveLength(2);
  const standIns = faces.filter((face) => face.includes("local("));
  expect(standIns.length).toBeGreaterThanOrEqual(4);
  for (const face of standIns) {
    expect(face).toMatch(
      /size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;\s+line-gap-override: 0%/,
    );
  }
});
