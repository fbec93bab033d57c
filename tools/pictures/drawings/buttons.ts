import {
  across,
  at,
  circle,
  dark,
  diagonal,
  light,
  lying,
  outward,
  raised,
  rect,
  steel,
  steelDown,
  times,
} from "../draw.ts";

/** A tactile switch of 200 units with a round cap, from above; its middle is at 0, 0. */
const button = (color: string, cap: number): string =>
  lying(
    times(4, (index) => rect(index % 2 ? 96 : -146, index < 2 ? -74 : 50, 50, 24, 5, steelDown)) +
      rect(-110, -110, 220, 220, 14, diagonal("#3d4043", "#232527 50%", "#121314")),
  ) +
  rect(-96, -96, 192, 192, 10, steel) +
  rect(-96, -96, 192, 192, 10, "none", { stroke: "#8d9194", "stroke-width": 3 }) +
  times(4, (index) =>
    circle(index % 2 ? 76 : -76, index < 2 ? -76 : 76, 10, outward(0.4, 0.35, 0.8, "#4a4c4f", "#151617")),
  ) +
  raised(circle(0, 0, cap, outward(0.4, 0.34, 0.8, light(color, 0.35), color, dark(color, 0.45)))) +
  circle(0, 0, cap * 0.8, across(dark(color, 0.12), light(color, 0.22), dark(color, 0.14))) +
  circle(-cap * 0.26, -cap * 0.3, cap * 0.34, outward(0.5, 0.5, 0.5, "#ffffff88", "#ffffff00"));

const RED = "#d8271c";
const GREEN = "#1f9a4a";
const BLUE = "#2360c8";
const YELLOW = "#f0b400";
const BLACK = "#2a2c2e";

/** Drawings of push buttons. */
export const buttonDrawings: Readonly<Record<string, () => string>> = {
  "push-buttons": () =>
    [
      [310, 310, RED, -8],
      [690, 310, GREEN, 6],
      [310, 690, BLUE, 5],
      [690, 690, YELLOW, -5],
    ]
      .map(([x, y, color, turn]) =>
        at(Number(x), Number(y), button(String(color), 74), { turn: Number(turn), scale: 1.2 }),
      )
      .join(""),
  "push-button": () => at(500, 500, button(RED, 78), { turn: -8, scale: 2.4 }),
  "push-6mm": () =>
    [
      [330, 360, BLACK, -14],
      [680, 400, RED, 10],
      [450, 690, GREEN, 4],
    ]
      .map(([x, y, color, turn]) =>
        at(Number(x), Number(y), button(String(color), 52), { turn: Number(turn), scale: 1.1 }),
      )
      .join(""),
};
