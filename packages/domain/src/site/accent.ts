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

/** Red, green and blue of '#rrggbb', from 0 to 255. */
const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** A colour mixed with a share of another. */
function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  return toHex(channelsOf(colour).map((channel, at) => channel + ((others[at] ?? 0) - channel) * share));
}

/** The relative luminance of WCAG 2. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The lesser contrast of a text with two grounds. */
const leastContrast = (ink: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(ground, ink)));

function coloursOf(signal: string): AccentColours {
  // Away from the ink, so that its text stays as readable.
  const readable = INKS.find((ink) => contrastOf(signal, ink) >= LEAST_TEXT) ?? "#000000";
  const isDarkText = contrastOf("#ffffff", readable) > contrastOf("#000000", readable);
  const strong = mixed(signal, isDarkText ? "#ffffff" : "#000000", isDarkText ? 0.25 : 0.15);
  return { signal, strong, ink: readable, contrast: leastContrast(readable, [signal, strong]) };
}

/** Whether areas of the colour are seen on the light page; a text is readable on every colour. */
export const isVisibleAccent = (accent: string): boolean =>
  contrastOf(accent, pageColours.light.ground) >= LEAST_AREA;

/** The colours of an accent in both themes; the dark one lightens it until it is seen. */
export function accentColours(accent: string): {
  readonly light: AccentColours;
  readonly dark: AccentColours;
} {
  let dark = accent.toLowerCase();
  for (let share = 0.1; share < 1 && contrastOf(dark, pageColours.dark.ground) < LEAST_DARK; share += 0.1) {
    dark = mixed(accent, "#ffffff", share);
  }
  return { light: coloursOf(accent.toLowerCase()), dark: coloursOf(dark) };
}

const tokens = ({ signal, strong, ink }: AccentColours): string =>
  `{--signal:${signal};--signal-strong:${strong};--signal-ink:${ink}}`;

/** The style sheet that replaces the accent of a page; '' for the own one of the looks. */
export function accentStyles(accent: string): string {
  if (accent === "") return "";
  const { light, dark } = accentColours(accent);
  // Without light-dark(), which older browsers lack, and which a build replaces in style sheets alone. Paper is light.
  return [
    `:root${tokens(light)}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"])${tokens(dark)}}`,
    `:root[data-theme="dark"]${tokens(dark)}`,
    `@media print{:root:root${tokens(light)}}`,
  ].join("");
}
