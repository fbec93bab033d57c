/** Relative luminance of an sRGB colour by WCAG 2.2, from 0 (black) to 1 (white). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Parses an opaque computed colour, `rgb(1, 2, 3)`; throws for any other format. */
function readColour(computed: string): readonly number[] {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1).map(Number);
  if (!channels) throw new Error(`${computed} is no opaque colour.`);
  return channels;
}

/** Formats a computed opaque colour as hex: #ffc414. */
export const hexOf = (computed: string): string =>
  `#${readColour(computed)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;

/** The WCAG contrast of two computed opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => luminance(readColour(colour)))
    .toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}
