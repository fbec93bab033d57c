import { mkdir, writeFile } from "node:fs/promises";

import sharp from "sharp";

import { pictures } from "./pictures.ts";
import { openStage } from "./stage.ts";

const COLUMNS = 4;
const TILE = 400;
const GAP = 8;

/**
 * Renders the pictures whose slug starts with one of the arguments (all without any) side by side into
 * .cache/pictures/sheet.png for review; stores nothing.
 */
async function main(prefixes: readonly string[]): Promise<void> {
  const stage = await openStage();
  const isSelected = (slug: string) => !prefixes.length || prefixes.some((prefix) => slug.startsWith(prefix));
  const tiles: Buffer[] = [];
  for (const { slug, render } of pictures) if (isSelected(slug)) tiles.push(await render(stage));
  await stage.close();
  const step = TILE + GAP;
  const sized = await Promise.all(tiles.map((tile) => sharp(tile).resize(TILE, TILE).toBuffer()));
  const sheet = await sharp({
    create: {
      width: COLUMNS * step - GAP,
      height: Math.ceil(tiles.length / COLUMNS) * step - GAP,
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(
      sized.map((input, index) => ({
        input,
        left: (index % COLUMNS) * step,
        top: Math.floor(index / COLUMNS) * step,
      })),
    )
    .png()
    .toBuffer();
  await mkdir(".cache/pictures", { recursive: true });
  await writeFile(".cache/pictures/sheet.png", sheet);
}

await main(process.argv.slice(2));
