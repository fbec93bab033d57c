import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

import { renamedFont } from "./font-name.ts";

/*
 * Writes apps/api/fonts/*.ttf, the fonts of PDF papers, from the installed packages of Cairo and Noto Sans: `npx node tools/paper-fonts.ts`.
 * PDF libraries embed neither variable fonts nor several files under one name, so each script and weight is a file.
 */

const FOLDER = new URL("../apps/api/fonts/", import.meta.url);
const require = createRequire(import.meta.url);

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const sources = [
  {
    name: "cairo-arabic",
    file: "@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2",
    // With the marks of direction, which have empty glyphs; without the one Latin letter of the file, behind which words would be broken.
    text: ` ${charactersFrom(0x600, 0x6ff)}${charactersFrom(0x200c, 0x200f)}`,
  },
  {
    name: "cairo-latin",
    file: "@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2",
    text: `${charactersFrom(0x20, 0x7e)}${charactersFrom(0xa0, 0xbb)}${charactersFrom(0xbf, 0xff)}–—‘’“”•…€™−`,
  },
  {
    name: "noto-greek",
    file: "@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2",
    text: charactersFrom(0x391, 0x3c9),
  },
  {
    name: "noto-latin",
    file: "@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2",
    // Fractions, which hang below the line in Cairo.
    text: "¼½¾",
  },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, file, text } of sources) {
  const source = await readFile(require.resolve(file));
  for (const weight of [400, 700]) {
    const font = await subsetFont(source, text, { targetFormat: "sfnt", variationAxes: { wght: weight } });
    const target = new URL(`${name}-${weight}.ttf`, FOLDER);
    await writeFile(target, renamedFont(font, `${name}-${weight}`));
    console.info(`${fileURLToPath(target)}: ${font.length} bytes`);
  }
}
