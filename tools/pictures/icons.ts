import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

const GRAPHITE = "#1d2023";
const SIGNAL = "#ffc414";
const WATER = "#f1efe9";

/** The shop's mark: a nilometer's graduated column in the water, on a graphite tile of 64 × 64. */
const mark = (corner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${GRAPHITE}"/><path fill="${SIGNAL}" d="M20 8h24v5H20zM23 15h18v41H23z"/><path stroke="${GRAPHITE}" stroke-width="3.6" d="M41 20H29M41 27h-7M41 34H29"/><path fill="none" stroke="${GRAPHITE}" stroke-width="11" d="M10 45.5q3.67-6 7.34 0t7.33 0 7.33 0 7.33 0 7.33 0 7.34 0"/><path fill="none" stroke="${WATER}" stroke-width="4.4" stroke-linecap="round" d="M10 45.5q3.67-6 7.34 0t7.33 0 7.33 0 7.33 0 7.33 0 7.34 0"/></svg>
`;

const folder = fileURLToPath(new URL("../../apps/web/public/", import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}favicon.svg`, mark(12));
writeFileSync(`${folder}logo.svg`, mark(12));
const png = (size: number, corner: number) =>
  sharp(Buffer.from(mark(corner)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 });
await png(192, 12).toFile(`${folder}icon-192.png`);
await png(512, 12).toFile(`${folder}icon-512.png`);
// Without rounded corners: phones mask this icon themselves.
await png(180, 0).toFile(`${folder}apple-touch-icon.png`);
console.info("The shop's icons are written.");
