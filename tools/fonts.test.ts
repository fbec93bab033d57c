import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { readFace, samples, type Script } from "./font-metrics.ts";

const fontFile = (script: Script) =>
  readFile(new URL(`../packages/ui/src/fonts/cairo-${script}.woff2`, import.meta.url));

test.each<Script>(["latin", "arabic"])(
  "the %s font is small, variable, and has every character of its script's texts",
  async (script) => {
    const file = await fontFile(script);
    expect(file.length).toBeLessThanOrEqual(25_000);
    const face = await readFace(file);
    expect(face.getAxisInfos()["wght"]).toMatchObject({ min: 400, max: 700 });
    const available = new Set(face.collectUnicodes());
    const letters = script === "latin" ? samples.latin : samples.arabic.replaceAll(/[\s.]/g, "");
    const missing = Array.from(letters).filter((letter) => !available.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  },
);

test.each(["Ω", "μ", "µ", "½", "±", "°"])("%s comes from a font file of the shop", async (character) => {
  const css = await readFile(new URL("../packages/ui/src/fonts.css", import.meta.url), "utf8");
  const code = character.codePointAt(0) ?? 0;
  const owners = css
    .split("@font-face")
    .filter((face) => face.includes("url("))
    .filter((face) =>
      Array.from(face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)).some(
        ([, first = "", last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
      ),
    );
  expect(owners).toHaveLength(1);
  const [, path = ""] = /url\("\.\/([^"]+)"\)/.exec(owners[0] ?? "") ?? [];
  const face = await readFace(await readFile(new URL(`../packages/ui/src/${path}`, import.meta.url)));
  expect(new Set(face.collectUnicodes())).toContain(code);
});

test("every web font has a fallback with measured metrics", async () => {
  const css = await readFile(new URL("../packages/ui/src/fonts.css", import.meta.url), "utf8");
  const faces = css.split("@font-face").slice(1);
  expect(
    faces.filter((face) => face.includes('"Cairo"') && face.includes("font-display: swap")),
  ).toHaveLength(4);
  const fallbacks = faces.filter((face) => face.includes("local("));
  expect(fallbacks.length).toBeGreaterThanOrEqual(4);
  for (const face of fallbacks) {
    expect(face).toMatch(
      /size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;\s+line-gap-override: 0%/,
    );
  }
});
