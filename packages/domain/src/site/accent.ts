import { clampRgb, formatHex, interpolate, parse, wcagContrast } from "culori";

/** The accent colour of the shop's own looks. */
export const DEFAULT_ACCENT = "#ffc414";

/** An accent as it is entered: '#' and six hexadecimal digits. */
export const ACCENT_FORMAT = /^#[0-9a-f]{6}$/i;

/** Ground and text of the pages in both themes, as the tokens of the looks have them. */
export const pageColours = {
  light: { ground: "#faf9f6", text: "#1d2023" },
  dark: { ground: "#15171a", text: "#eceae4" },
} as const;

const INKS = ["#1d2023", "#ffffff", "#000000"];
/** Contrast of an area, such as a button, with the page: its text says what it is. */
const LEAST_AREA = 1.4;
/** The dark theme lightens an accent that has less with the page. */
const LEAST_DARK = 3;
/** Contrast of text, as WCAG asks for. */
export const LEAST_TEXT = 4.5;

/** The colours that an accent becomes in a theme, as hexadecimal values. */
export interface AccentColours {
  readonly signal: string;
  /** Under a pointer. */
  readonly strong: string;
  /** Text on both. */
  readonly ink: string;
  /** Contrast of the text with the lesser of both. */
  readonly contrast: number;
}

const mixed = (colour: string, other: string, share: number): string =>
  formatHex(clampRgb(interpolate([colour, other], "oklab")(share)));

/** The lesser contrast of a text with two grounds. */
const leastContrast = (ink: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => wcagContrast(ground, ink)));

function coloursOf(signal: string): AccentColours {
  // Away from the ink, so that its text stays as readable.
  const readable = INKS.find((ink) => wcagContrast(signal, ink) >= LEAST_TEXT) ?? "#000000";
  const isDarkText = wcagContrast("#ffffff", readable) > wcagContrast("#000000", readable);
  const strong = mixed(signal, isDarkText ? "#ffffff" : "#000000", isDarkText ? 0.25 : 0.15);
  return { signal, strong, ink: readable, contrast: leastContrast(readable, [signal, strong]) };
}

/** Whether areas of the colour are seen on the light page; a text is readable on every colour. */
export const isVisibleAccent = (accent: string): boolean =>
  parse(accent) !== undefined && wcagContrast(accent, pageColours.light.ground) >= LEAST_AREA;

/** The colours of an accent in both themes; the dark one lightens it until it is seen. */
export function accentColours(accent: string): {
  readonly light: AccentColours;
  readonly dark: AccentColours;
} {
  let dark = accent.toLowerCase();
  for (let share = 0.1; share < 1 && wcagContrast(dark, pageColours.dark.ground) < LEAST_DARK; share += 0.1) {
    dark = mixed(accent, "#ffffff", share);
  }
  return { light: coloursOf(accent.toLowerCase()), dark: coloursOf(dark) };
}

/** The style sheet that replaces the accent of a page; '' for the own one of the looks. */
export function accentStyles(accent: string): string {
  if (accent === "") return "";
  const { light, dark } = accentColours(accent);
  const tokens = ({ signal, strong, ink }: AccentColours): string =>
    `{--signal:${signal};--signal-strong:${strong};--signal-ink:${ink}}`;
  // Without light-dark(), which older browsers lack, and which a build replaces in style sheets alone. Paper is light.
  return [
    `:root${tokens(light)}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"])${tokens(dark)}}`,
    `:root[data-theme="dark"]${tokens(dark)}`,
    `@media print{:root:root${tokens(light)}}`,
  ].join("");
}
