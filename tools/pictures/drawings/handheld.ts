import {
  across,
  at,
  circle,
  dark,
  diagonal,
  down,
  label,
  light,
  lying,
  outward,
  path,
  polar,
  raised,
  rect,
  stroke,
  sunk,
  times,
} from "../draw.ts";
import { readout, readoutWidth } from "../readout.ts";
import { type Brand, brandColors } from "./brands.ts";

/** A handheld meter as it is drawn. */
export interface Handheld {
  readonly brand: Brand;
  readonly model: string;
  /** The reading; points take no room of their own. */
  readonly reading: string;
  readonly unit: string;
  /** Small words above the reading. */
  readonly mode: string;
  /** Words around the dial, clockwise from the first at `dialFrom` degrees. */
  readonly dial: readonly string[];
  /** Which word the knob points to. */
  readonly chosen: number;
  readonly buttons: readonly string[];
  /** Sockets from left to right: word and colour. */
  readonly jacks: readonly (readonly [string, string])[];
  /** Colour of the display's ground. */
  readonly glass?: string;
}

const OUTLINES: Readonly<Record<Brand, string>> = {
  Kelvra:
    "M336 88H664Q724 88 724 148C724 300 692 380 692 486C692 600 724 700 724 848Q724 914 660 914H340Q276 914 276 848C276 700 308 600 308 486C308 380 276 300 276 148Q276 88 336 88Z",
  Ohmwright:
    "M348 86H652L714 148V420L700 446V560L714 586V852L652 914H348L286 852V586L300 560V446L286 420V148Z",
  Metrivo: "M346 90H654Q704 90 704 140V862Q704 912 654 912H346Q296 912 296 862V140Q296 90 346 90Z",
  Galvora:
    "M330 84H670Q728 84 728 142V330Q728 352 708 362V640Q728 650 728 672V858Q728 916 670 916H330Q272 916 272 858V672Q272 650 292 640V362Q272 352 272 330V142Q272 84 330 84Z",
};

/** The sides' grip: short ridges where the hand holds. */
const ridges = (color: string): string =>
  times(9, (index) => {
    const y = 414 + index * 20;
    return stroke(`M312 ${y}h12M676 ${y}h12`, dark(color, 0.35), 5, { opacity: 0.7 });
  });

/** Draws inside the middle of the picture, made smaller about it. */
const inset = (scaleX: number, scaleY: number, inside: string) =>
  `<g transform="translate(500 501) scale(${scaleX} ${scaleY}) translate(-500 -501)">${inside}</g>`;

/** The empty case of a handheld instrument with its dark or pale front. */
export function shell(brand: Brand): string {
  const { skin, face } = brandColors[brand];
  const outline = OUTLINES[brand];
  return (
    lying(path(outline, diagonal(light(skin, 0.22), skin, dark(skin, 0.2)))) +
    path(outline, "none", { stroke: dark(skin, 0.35), "stroke-width": 3 }) +
    inset(
      0.965,
      0.982,
      path(outline, "none", { stroke: light(skin, 0.45), "stroke-width": 3, opacity: 0.7 }),
    ) +
    (brand === "Kelvra" || brand === "Ohmwright" ? ridges(skin) : "") +
    inset(
      0.87,
      0.93,
      path(outline, down(light(face, 0.12), face, dark(face, 0.18))) +
        path(outline, "none", { stroke: dark(face, 0.55), "stroke-width": 4, opacity: 0.8 }),
    )
  );
}

/** A liquid-crystal display with its reading; also for other instruments. */
export function glassDisplay(
  x: number,
  y: number,
  width: number,
  height: number,
  { reading, unit, mode, glass = "#c9d2bd" }: Pick<Handheld, "reading" | "unit" | "mode" | "glass">,
): string {
  const ink = "#1d231b";
  const unitRoom = width * 0.19;
  const digits = height * 0.5 * Math.min(1, (width * 0.7) / readoutWidth(reading, height * 0.5));
  const left = x + width - unitRoom - readoutWidth(reading, digits) - width * 0.02;
  return (
    rect(x - 14, y - 14, width + 28, height + 28, 14, down("#0c0d0e", "#1c1f21")) +
    sunk(rect(x, y, width, height, 6, down(dark(glass, 0.1), glass, light(glass, 0.18)))) +
    label(mode, x + width * 0.05, y + height * 0.2, height * 0.14, ink, {
      "text-anchor": "start",
      opacity: 0.85,
    }) +
    readout(reading, left, y + height * 0.53 - digits / 2, digits, ink, "rgb(0 0 0 / 0.045)") +
    label(
      unit,
      x + width - unitRoom * 0.52,
      y + height * 0.76,
      Math.min(height * 0.24, (width * 0.26) / Math.max(2, unit.length)),
      ink,
      { "font-weight": 700 },
    ) +
    times(26, (index) =>
      rect(
        x + width * (0.05 + index * 0.0345),
        y + height * 0.87,
        width * 0.02,
        height * (index % 5 ? 0.05 : 0.08),
        0,
        ink,
        { opacity: index < 17 ? 0.8 : 0.12 },
      ),
    ) +
    path(`M${x} ${y}h${width * 0.52}l${-height * 0.75} ${height}h${-width * 0.52 + height * 0.75}z`, "#fff", {
      opacity: 0.07,
    })
  );
}

/** A socket for a 4 mm plug. */
export const jack = (x: number, y: number, color: string, r = 27): string =>
  raised(circle(x, y, r, outward(0.4, 0.35, 0.7, light(color, 0.3), color, dark(color, 0.4)))) +
  circle(x, y, r * 0.66, dark(color, 0.55)) +
  circle(x, y, r * 0.48, across("#6d5a2c", "#e9d08a", "#80662c")) +
  circle(x, y, r * 0.32, "#0b0a08");

/** A rotary switch with its words. */
export function rotary(
  cx: number,
  cy: number,
  r: number,
  words: readonly string[],
  chosen: number,
  colors: { print: string; accent: string; knob?: string },
): string {
  const step = 300 / Math.max(1, words.length - 1);
  const angleOf = (index: number) => -150 + index * step;
  const knob = colors.knob ?? "#1a1c1e";
  const size = Math.max(r * 0.185, 17);
  const ring = words
    .map((word, index) => {
      const [x, y] = polar(cx, cy, r * 1.28 + size * 0.95, angleOf(index));
      const [x1, y1] = polar(cx, cy, r * 1.1, angleOf(index));
      const [x2, y2] = polar(cx, cy, r * 1.2, angleOf(index));
      const own = index === chosen;
      return (
        stroke(`M${x1} ${y1}L${x2} ${y2}`, own ? colors.accent : colors.print, 3, { opacity: 0.8 }) +
        label(
          word,
          x,
          y + size * 0.36,
          word.length > 3 ? size * 0.88 : size,
          own ? colors.accent : colors.print,
        )
      );
    })
    .join("");
  const handle =
    rect(-r * 0.24, -r * 0.95, r * 0.48, r * 1.9, r * 0.2, across(light(knob, 0.28), knob, dark(knob, 0.3))) +
    rect(-r * 0.2, -r * 0.92, r * 0.08, r * 1.84, r * 0.04, "#fff", { opacity: 0.14 }) +
    rect(-r * 0.045, -r * 0.9, r * 0.09, r * 0.5, r * 0.04, colors.accent);
  return (
    ring +
    raised(circle(cx, cy, r, diagonal(light(knob, 0.3), knob, dark(knob, 0.4)))) +
    circle(cx, cy, r * 0.93, outward(0.4, 0.32, 0.8, light(knob, 0.16), dark(knob, 0.25))) +
    raised(at(cx, cy, handle, { turn: angleOf(chosen) }))
  );
}

/** Brand and model along the upper edge of the front. */
export function nameLine(brand: Brand, model: string): string {
  const { accent, print } = brandColors[brand];
  return (
    label(brand.toUpperCase(), 352, 156, 29, accent, {
      "text-anchor": "start",
      "font-weight": 800,
      "letter-spacing": 2,
    }) + label(model, 648, 155, 24, print, { "text-anchor": "end", opacity: 0.9 })
  );
}

/** A row of keys from x 350 to 650. */
export function keyRow(brand: Brand, words: readonly string[], y: number, height = 36): string {
  const { face, print } = brandColors[brand];
  const paleFace = face > "#aaaaaa";
  const cap = paleFace ? "#8d9399" : "#54595e";
  const gap = 12;
  const width = (300 - gap * (words.length - 1)) / words.length;
  return words
    .map((word, index) => {
      const x = 350 + index * (width + gap);
      return (
        raised(rect(x, y, width, height, 12, down(light(cap, 0.25), cap, dark(cap, 0.25)))) +
        label(word, x + width / 2, y + height / 2 + 7, 17, paleFace ? "#ffffff" : print)
      );
    })
    .join("");
}

/** A row of sockets with their words above; y is the middle of the sockets. */
export function jackRow(brand: Brand, jacks: Handheld["jacks"], y: number): string {
  const pitch = 300 / jacks.length;
  return jacks
    .map(([word, color], index) => {
      const x = 350 + pitch * (index + 0.5);
      return label(word, x, y - 46, 19, brandColors[brand].print) + jack(x, y, color);
    })
    .join("");
}

/** Draws a handheld meter from the front, upright in the middle of the picture. */
export function handheld(meter: Handheld): string {
  const { brand, model, dial, chosen, jacks } = meter;
  const { print, accent } = brandColors[brand];
  return (
    shell(brand) +
    nameLine(brand, model) +
    glassDisplay(360, 184, 280, 140, meter) +
    keyRow(brand, meter.buttons, 352) +
    rotary(500, 566, 96, dial, chosen, { print, accent }) +
    stroke("M352 744H648", print, 2, { opacity: 0.25 }) +
    jackRow(brand, jacks, 822)
  );
}
