import { pageColours } from "@shop/domain/site/accent.ts";
import { SHARE_SIZE } from "@shop/domain/site/share-pictures.ts";
import sharp, { type OverlayOptions } from "sharp";

import type { SharePicture } from "./share-picture.ts";
import { textLayer, type TextLayer, type TextStyle } from "./share-text.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 60;
/** Side of the square that has the pictures. */
const PANEL = HEIGHT - 2 * MARGIN;
const TEXT_WIDTH = WIDTH - PANEL - 3 * MARGIN;
const GAP = 16;
const LINE_GAP = 24;
const CORNER = 20;

// The colours of the light theme.
const { ground: GROUND, text: INK } = pageColours.light;
const PICTURE = "#f1efe9";
const MUTED = "#4b5055";
const POSITIVE = "#17713d";
const NEGATIVE = "#b3241c";

/** Characters of a title that are tried to be set. */
const MAX_TITLE = 200;

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );

const square = (side: number, fill: string): Buffer =>
  svg(side, side, `<rect width="${side}" height="${side}" rx="${CORNER}" fill="${fill}"/>`);

/** A chip, in place of a picture. */
const placeholder = (side: number): Buffer => {
  const pins = [0.36, 0.5, 0.64].map(
    (at) => `<path d="M${at * 100} 18V30M${at * 100} 70V82M18 ${at * 100}H30M70 ${at * 100}H82"/>`,
  );
  return svg(
    side,
    side,
    `<rect width="${side}" height="${side}" rx="${CORNER}" fill="${PICTURE}"/><g transform="scale(${side / 100})" fill="none" stroke="#85837c" stroke-width="2.4" stroke-linecap="round"><rect x="30" y="30" width="40" height="40" rx="4"/><circle cx="38" cy="38" r="2"/>${pins.join("")}</g>`,
  );
};

/** A picture whole within a square with round corners; null where it cannot be read. */
async function pictureLayer(file: string, side: number): Promise<Buffer | null> {
  try {
    return await sharp(file)
      .resize(side, side, { fit: "contain", background: PICTURE })
      .flatten({ background: PICTURE })
      .composite([{ input: square(side, "#fff"), blend: "dest-in" }])
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}

/** The pictures as one square, or four in it. */
async function panelLayers(files: readonly string[], left: number): Promise<OverlayOptions[]> {
  const isGrid = files.length > 1;
  const side = isGrid ? (PANEL - GAP) / 2 : PANEL;
  const shown = await Promise.all(files.slice(0, 4).map((file) => pictureLayer(file, side)));
  const pictures = shown.filter((picture) => picture !== null);
  if (pictures.length === 0) return [{ input: placeholder(PANEL), left, top: MARGIN }];
  const step = isGrid ? side + GAP : 0;
  return Array.from({ length: isGrid ? 4 : 1 }, (_, at) => ({
    input: pictures[at] ?? square(side, PICTURE),
    left: left + (at % 2) * step,
    top: MARGIN + Math.floor(at / 2) * step,
  }));
}

/** Sets lines below each other from a height on. */
function stacked(
  layers: readonly (TextLayer | null)[],
  top: number,
  leftOf: (layer: TextLayer) => number,
): { readonly overlays: OverlayOptions[]; readonly bottom: number } {
  const overlays: OverlayOptions[] = [];
  let bottom = top;
  for (const layer of layers) {
    if (!layer) continue;
    overlays.push({ input: layer.input, left: leftOf(layer), top: Math.round(bottom) });
    bottom += layer.height + LINE_GAP;
  }
  return { overlays, bottom: bottom - LINE_GAP };
}

/** Makes the picture of a link: pictures on one side, names and price on the other, as the language runs. */
export async function composeSharePicture(picture: SharePicture): Promise<Buffer> {
  const { locale } = picture;
  const isRight = locale === "ar";
  const text = (source: string, style: Pick<TextStyle, "size" | "weight" | "color" | "maxLines">) =>
    textLayer(source, { ...style, locale, width: TEXT_WIDTH });
  const [shop, title, detail, price, note] = await Promise.all([
    text(picture.shop, { size: 32, weight: 700, color: INK, maxLines: 1 }),
    text(picture.title.slice(0, MAX_TITLE), { size: 50, weight: 700, color: INK, maxLines: 3 }),
    text(picture.detail, { size: 30, weight: 400, color: MUTED, maxLines: 1 }),
    text(picture.price, { size: picture.isPriced ? 64 : 40, weight: 700, color: INK, maxLines: 1 }),
    text(picture.note?.text ?? "", {
      size: 32,
      weight: 700,
      color: picture.note?.isGood ? POSITIVE : NEGATIVE,
      maxLines: 1,
    }),
  ]);
  const panelLeft = isRight ? MARGIN : WIDTH - MARGIN - PANEL;
  const leftOf = (layer: TextLayer): number => (isRight ? WIDTH - MARGIN - layer.width : MARGIN);
  const head = stacked([shop], MARGIN + 22, leftOf);
  const names = stacked([title, detail], head.bottom + 36, leftOf);
  const feet = [price, note];
  const feetHeight = feet.reduce((sum, layer) => sum + (layer ? layer.height + LINE_GAP : 0), -LINE_GAP);
  const foot = stacked(feet, HEIGHT - MARGIN - feetHeight, leftOf);
  const bar = svg(90, 8, `<rect width="90" height="8" rx="4" fill="${picture.accent}"/>`);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([
      { input: bar, left: isRight ? WIDTH - MARGIN - 90 : MARGIN, top: MARGIN },
      ...(await panelLayers(picture.pictures, panelLeft)),
      ...head.overlays,
      ...names.overlays,
      ...foot.overlays,
    ])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
