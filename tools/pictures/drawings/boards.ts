import {
  across,
  at,
  circle,
  dark,
  diagonal,
  down,
  gold,
  label,
  light,
  outward,
  raised,
  rect,
  steel,
  stroke,
  times,
  type Paint,
} from "../draw.ts";

/** A bare circuit board with rounded corners. */
export const plate = (x: number, y: number, width: number, height: number, color: string, r = 16): string =>
  rect(x, y, width, height, r, diagonal(light(color, 0.14), color, dark(color, 0.2))) +
  rect(x + 2, y + 2, width - 4, height - 4, r, "none", {
    stroke: light(color, 0.35),
    "stroke-width": 2,
    opacity: 0.5,
  });

/** A plated mounting hole. */
export const hole = (x: number, y: number, r = 18): string =>
  circle(x, y, r * 1.6, gold) + circle(x, y, r, "#f1efe9");

/** A small plated pad with its hole. */
export const pad = (x: number, y: number, r = 13): string =>
  circle(x, y, r, gold) + circle(x, y, r * 0.48, "#1a1204");

/** A surface-mounted chip with pins on its long sides. */
export function chip(x: number, y: number, width: number, height: number, text: string, pins = 4): string {
  const step = width / pins;
  return (
    times(pins, (index) => rect(x + step * (index + 0.5) - 6, y - 12, 12, height + 24, 2, "#c6cacc")) +
    raised(rect(x, y, width, height, 5, diagonal("#4a4c4f", "#2b2c2e", "#1b1c1d"))) +
    circle(x + 14, y + height - 14, 5, "#111") +
    label(
      text,
      x + width / 2,
      y + height / 2 + 7,
      Math.min(26, (width * 1.35) / Math.max(4, text.length)),
      "#cfcdc6",
      { "font-weight": 500 },
    )
  );
}

/** A surface-mounted resistor or capacitor. */
export const smd = (x: number, y: number, color = "#222", turn = 0): string =>
  at(x, y, rect(-22, -12, 44, 24, 3, "#d7dadb") + rect(-12, -12, 24, 24, 1, color), { turn });

/** An electrolytic capacitor from above. */
export const canTop = (x: number, y: number, r: number, text = ""): string =>
  rect(x - r, y - r, r * 2, r * 2, r * 0.25, "#1a1b1c") +
  raised(circle(x, y, r * 0.94, outward(0.38, 0.32, 0.8, "#f6f7f7", "#c9cdcf", "#8d9194"))) +
  `<g transform="rotate(-90 ${x} ${y})"><path d="M${x - r * 0.75} ${y - r * 0.56}A${r * 0.94} ${r * 0.94} 0 0 1 ${x + r * 0.75} ${y - r * 0.56}Z" fill="#25272a"/></g>` +
  (text
    ? label(text, x + r * 0.16, y + r * 0.1, r * 0.34, "#33373a") +
      label("35V", x + r * 0.16, y + r * 0.48, r * 0.3, "#33373a")
    : "");

/** A shielded power inductor. */
export const choke = (x: number, y: number, size: number, text: string): string =>
  raised(
    rect(x - size / 2, y - size / 2, size, size, size * 0.16, diagonal("#6b6e70", "#45484a", "#2e3032")),
  ) +
  circle(x, y, size * 0.42, outward(0.4, 0.34, 0.8, "#707376", "#3e4143", "#26282a")) +
  label(text, x, y + size * 0.1, size * 0.3, "#c9c8c2", { "font-weight": 500 });

/** A blue trimmer with its brass screw. */
export const trimmerTop = (x: number, y: number, width: number, height: number): string =>
  raised(rect(x, y, width, height, 6, diagonal("#4d7fd0", "#2a5cb4", "#173a7c"))) +
  raised(
    circle(
      x + width * 0.24,
      y + height * 0.5,
      Math.min(height, width) * 0.3,
      diagonal("#f6e2a4", "#d2a544", "#8c6614"),
    ),
  ) +
  stroke(`M${x + width * 0.24 - 10} ${y + height * 0.5 - 6}l20 12`, "#5e430b", 5) +
  label("W103", x + width * 0.68, y + height * 0.58, Math.min(24, width * 0.2), "#dfe9f8", {
    "font-weight": 500,
  });

/** A row of screw terminals seen from above, screws up. */
export function terminals(
  x: number,
  y: number,
  count: number,
  color: string,
  pitch = 76,
  depth = 110,
): string {
  return (
    raised(rect(x, y, pitch * count, depth, 6, down(light(color, 0.2), color, dark(color, 0.3)))) +
    times(count, (index) => {
      const cx = x + pitch * (index + 0.5);
      return (
        circle(cx, y + depth * 0.42, pitch * 0.31, dark(color, 0.55)) +
        circle(cx, y + depth * 0.42, pitch * 0.26, steel) +
        stroke(`M${cx - pitch * 0.18} ${y + depth * 0.42 - 6}l${pitch * 0.36} 12`, "#5d6164", 6) +
        rect(cx - pitch * 0.28, y + depth * 0.8, pitch * 0.56, depth * 0.16, 3, dark(color, 0.6))
      );
    })
  );
}

/** Pins that stand on a black strip, seen from above. */
export const header = (x: number, y: number, count: number, pitch = 42, upright = false): string => {
  const long = pitch * count;
  return (
    raised(rect(x, y, upright ? pitch : long, upright ? long : pitch, 4, diagonal("#3a3c3e", "#1c1d1e"))) +
    times(count, (index) => {
      const px = upright ? x + pitch / 2 : x + pitch * (index + 0.5);
      const py = upright ? y + pitch * (index + 0.5) : y + pitch / 2;
      return rect(px - pitch * 0.18, py - pitch * 0.18, pitch * 0.36, pitch * 0.36, 2, gold);
    })
  );
};

/** Pins that lie flat beyond the edge of a board, downwards from y. */
export const pinsBelow = (x: number, y: number, count: number, pitch: number, long = 110): string =>
  times(count, (index) =>
    rect(x + pitch * index - 8, y, 16, long, 5, across("#b3862c", "#f6dfa0 40%", "#8c6614")),
  ) + rect(x - pitch / 2, y - 30, pitch * count, 44, 4, down("#3a3c3e", "#151617"));

/** A socket of metal, as of USB. */
export const port = (
  x: number,
  y: number,
  width: number,
  height: number,
  inside: Paint = "#1a1b1c",
): string =>
  raised(rect(x, y, width, height, 10, down("#f4f5f5", "#c1c5c7 45%", "#8d9194"))) +
  rect(x + width * 0.14, y + height * 0.84, width * 0.72, height * 0.1, 3, inside);

/** A light-emitting diode of a board. */
export const ledSmd = (x: number, y: number, color: string): string =>
  circle(x, y, 26, outward(0.5, 0.5, 0.5, color, `${color}00`), { opacity: 0.5 }) +
  rect(x - 18, y - 11, 36, 22, 3, "#f2f2ee") +
  rect(x - 9, y - 9, 18, 18, 3, color);

/** White print on a board. */
export const silk = (text: string, x: number, y: number, size = 22, anchor = "middle"): string =>
  label(text, x, y, size, "#f4f4f0", { "font-weight": 600, "text-anchor": anchor });
