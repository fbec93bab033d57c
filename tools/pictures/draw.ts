import { createHash } from "node:crypto";

/** A gradient with the definition that makes it usable. */
export interface Gradient {
  readonly url: string;
  readonly def: string;
}

/** What fills or strokes a shape. */
export type Paint = string | Gradient;

type Attributes = Readonly<Record<string, Paint | number | undefined>>;

const idOf = (text: string): string => `g${createHash("md5").update(text).digest("hex").slice(0, 10)}`;

const stopsOf = (colors: readonly string[]): string =>
  colors
    .map((color, index) => {
      const [value = color, place] = color.split(" ");
      const offset = place ?? `${(index / Math.max(1, colors.length - 1)) * 100}%`;
      return `<stop offset="${offset}" stop-color="${value}"/>`;
    })
    .join("");

function gradient(tag: string, place: string, colors: readonly string[]): Gradient {
  const inside = `${place}>${stopsOf(colors)}`;
  const id = idOf(tag + inside);
  return { url: `url(#${id})`, def: `<${tag} id="${id}" ${inside}</${tag}>` };
}

/** A gradient from top to bottom; a colour may carry its place, as in "#fff 30%". */
export const down = (...colors: string[]): Gradient =>
  gradient("linearGradient", 'x1="0" y1="0" x2="0" y2="1"', colors);
/** A gradient from left to right. */
export const across = (...colors: string[]): Gradient =>
  gradient("linearGradient", 'x1="0" y1="0" x2="1" y2="0"', colors);
/** A gradient from the upper left corner to the lower right one. */
export const diagonal = (...colors: string[]): Gradient =>
  gradient("linearGradient", 'x1="0" y1="0" x2="1" y2="1"', colors);
/** A gradient outwards from a point of the shape's box, given in shares of it. */
export const outward = (cx: number, cy: number, r: number, ...colors: string[]): Gradient =>
  gradient("radialGradient", `cx="${cx}" cy="${cy}" r="${r}"`, colors);

const channels = (color: string): number[] => {
  const hex = color.replace("#", "");
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
};

/** A colour on the way from one to another; share 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour with some white in it. */
export const light = (color: string, share: number): string => mix(color, "#ffffff", share);
/** A colour with some warm black in it. */
export const dark = (color: string, share: number): string => mix(color, "#0d0c0a", share);

/** Light across a round body that lies along the gradient's other axis. */
export const roundAcross = (color: string): Gradient =>
  across(dark(color, 0.42), color, `${light(color, 0.42)} 30%`, `${color} 55%`, `${dark(color, 0.5)} 100%`);
/** The same from top to bottom. */
export const roundDown = (color: string): Gradient =>
  down(
    dark(color, 0.25),
    `${light(color, 0.45)} 24%`,
    `${color} 48%`,
    `${dark(color, 0.3)} 82%`,
    `${dark(color, 0.48)} 100%`,
  );
/** Brushed steel, light from above. */
export const steelDown: Gradient = down("#9a9ea1", "#f3f4f4 22%", "#c3c7c9 50%", "#8d9194 80%", "#6f7376");
/** Brushed steel, light from the side. */
export const steelAcross: Gradient = across("#85898c", "#f5f6f6 30%", "#c6cacc 55%", "#7d8184");
/** Flat steel. */
export const steel: Gradient = diagonal("#e9ebec", "#b7bbbe 45%", "#d8dadc 60%", "#9da1a4");
/** Gold plating. */
export const gold: Gradient = diagonal("#f7e2a0", "#d2a544 50%", "#eccf7e 70%", "#a97f28");
/** Copper. */
export const copper: Gradient = diagonal("#f0b58a", "#c0703a 55%", "#8f4c22");

/** Builds an SVG element; paints include their definitions. */
export function element(tag: string, attributes: Attributes, inside = ""): string {
  const defs: string[] = [];
  const words = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== "object")
      return [`${name}="${typeof value === "number" ? +value.toFixed(2) : value}"`];
    defs.push(value.def);
    return [`${name}="${value.url}"`];
  });
  const prefix = defs.length ? `<defs>${defs.join("")}</defs>` : "";
  return `${prefix}<${tag} ${words.join(" ")}${inside ? `>${inside}</${tag}>` : "/>"}`;
}

/** A rectangle with rounded corners. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: Paint,
  more: Attributes = {},
): string => element("rect", { x, y, width, height, rx, fill, ...more });

/** A circle. */
export const circle = (cx: number, cy: number, r: number, fill: Paint, more: Attributes = {}): string =>
  element("circle", { cx, cy, r, fill, ...more });

/** An ellipse. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: Paint,
  more: Attributes = {},
): string => element("ellipse", { cx, cy, rx, ry, fill, ...more });

/** A closed or open shape by its path. */
export const path = (d: string, fill: Paint, more: Attributes = {}): string =>
  element("path", { d, fill, ...more });

/** A line of round ends along a path. */
export const stroke = (d: string, paint: Paint, width: number, more: Attributes = {}): string =>
  element("path", {
    d,
    fill: "none",
    stroke: paint,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

/** A round cable along a path: a dark rim, its colour, and a line of light. */
export const cable = (d: string, color: string, width: number): string =>
  stroke(d, dark(color, 0.45), width) +
  stroke(d, color, width * 0.78) +
  stroke(d, light(color, 0.45), width * 0.2, {
    transform: `translate(${-width * 0.12} ${-width * 0.14})`,
    opacity: 0.8,
  });

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Lettering; x is its middle unless an anchor is given, y its base line. */
export const label = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: Attributes = {},
): string =>
  element(
    "text",
    {
      x,
      y,
      "font-size": size,
      fill,
      "text-anchor": "middle",
      "font-weight": 600,
      "font-family": "Label, sans-serif",
      ...more,
    },
    escaped(text),
  );

/** Moves, turns (degrees) and scales what is inside. */
export function at(
  x: number,
  y: number,
  inside: string,
  { turn = 0, scale = 1 }: { turn?: number; scale?: number } = {},
): string {
  const words = [
    `translate(${x} ${y})`,
    ...(turn ? [`rotate(${turn})`] : []),
    ...(scale === 1 ? [] : [`scale(${scale})`]),
  ];
  return `<g transform="${words.join(" ")}">${inside}</g>`;
}

/** Turns what is inside about the middle of the picture. */
export const turned = (degrees: number, inside: string): string =>
  `<g transform="rotate(${degrees} 500 500)">${inside}</g>`;

/** Soft shadow of objects on the background. */
export const lying = (inside: string): string => `<g filter="url(#lying)">${inside}</g>`;
/** Small shadow of objects on another part. */
export const raised = (inside: string): string => `<g filter="url(#raised)">${inside}</g>`;
/** Inner shadow of recessed shapes. */
export const sunk = (inside: string): string => `<g filter="url(#sunk)">${inside}</g>`;

/** Repeats a drawing for every number from 0. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A point on a circle about a middle; 0 degrees is up, then clockwise. */
export const polar = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)];
};

/** The filters that the drawings share; they are part of every drawing. */
export const sharedDefs = `<defs>
<filter id="lying" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#32281a" flood-opacity=".3"/><feDropShadow dx="0" dy="15" stdDeviation="15" flood-color="#32281a" flood-opacity=".24"/></filter>
<filter id="raised" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#000" flood-opacity=".4"/></filter>
<filter id="sunk" x="-10%" y="-10%" width="120%" height="120%"><feOffset in="SourceAlpha" dy="5" result="o"/><feGaussianBlur in="o" stdDeviation="6" result="b"/><feComposite in="SourceAlpha" in2="b" operator="out" result="i"/><feFlood flood-color="#000" flood-opacity=".55"/><feComposite in2="i" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>
</defs>`;
