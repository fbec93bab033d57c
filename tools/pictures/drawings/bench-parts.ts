import {
  circle,
  dark,
  diagonal,
  down,
  label,
  light,
  lying,
  outward,
  type Paint,
  path,
  raised,
  rect,
  stroke,
  sunk,
  times,
} from "../draw.ts";
import { readout, readoutWidth } from "../readout.ts";

/** Colours of the traces of an oscilloscope, by channel. */
export const TRACES = ["#ffd23f", "#4fd1ff", "#ff7ac6", "#7ee787"] as const;

const CASE = "#e4e3de";

/** A turning knob seen from the front. */
export const knob = (x: number, y: number, r: number, color = "#3a3f44", ring?: string): string =>
  (ring ? circle(x, y, r + 6, "none", { stroke: ring, "stroke-width": 4 }) : "") +
  raised(circle(x, y, r, diagonal(light(color, 0.3), color, dark(color, 0.4)))) +
  circle(x, y, r * 0.76, outward(0.4, 0.32, 0.8, light(color, 0.22), dark(color, 0.3))) +
  stroke(`M${x} ${y - r * 0.9}V${y - r * 0.5}`, "#f2f1ec", r * 0.12);

/** A BNC socket. */
export const bnc = (x: number, y: number, r = 24): string =>
  raised(circle(x, y, r, diagonal("#eceded", "#a9adb0", "#d4d7d8", "#7b7f82"))) +
  circle(x, y, r * 0.7, "#5c6063") +
  circle(x, y, r * 0.58, "#f3f1ea") +
  circle(x, y, r * 0.18, "#c79a2b") +
  rect(x - r - 4, y - 4, 8, 8, 2, "#b5b9bb") +
  rect(x + r - 4, y - 4, 8, 8, 2, "#b5b9bb");

/** A key of a front panel. */
export const key = (x: number, y: number, width: number, height: number, color: string, word = ""): string =>
  raised(rect(x, y, width, height, 6, down(light(color, 0.3), color, dark(color, 0.18)))) +
  (word ? label(word, x + width / 2, y + height / 2 + 5, 14, color > "#999999" ? "#25292d" : "#fff") : "");

/** The front of a bench instrument: case, feet and dark panel. */
export function benchCase(
  x: number,
  y: number,
  width: number,
  height: number,
  panel: Paint,
  handle = true,
): string {
  return (
    (handle
      ? lying(
          path(
            `M${x + width * 0.22} ${y + 8}V${y - 34}Q${x + width * 0.22} ${y - 62} ${x + width * 0.25} ${y - 62}H${x + width * 0.75}Q${x + width * 0.78} ${y - 62} ${x + width * 0.78} ${y - 34}V${y + 8}h-30V${y - 26}q0 -8 -8 -8H${x + width * 0.22 + 38}q-8 0 -8 8V${y + 8}z`,
            down("#6a6f74", "#33373b"),
          ),
        )
      : "") +
    lying(
      rect(x + 40, y + height - 10, 70, 32, 8, "#25282b") +
        rect(x + width - 110, y + height - 10, 70, 32, 8, "#25282b") +
        rect(x, y, width, height, 26, down(light(CASE, 0.5), CASE, dark(CASE, 0.16))),
    ) +
    rect(x + 14, y + 14, width - 28, height - 28, 16, panel) +
    rect(x + 14, y + 14, width - 28, height - 28, 16, "none", {
      stroke: "#000",
      "stroke-width": 2,
      opacity: 0.25,
    })
  );
}

/** The path of a curve; the shape gives the height at each share of the width. */
export const wave = (x: number, y: number, width: number, shape: (t: number) => number): string =>
  Array.from({ length: 161 }, (_, index) => {
    const t = index / 160;
    return `${index ? "L" : "M"}${(x + width * t).toFixed(1)} ${(y - shape(t)).toFixed(1)}`;
  }).join("");

const sine = (t: number) => Math.sin(t * 6 * Math.PI);

/** An oscilloscope's screen with its grid and traces. */
export function screen(x: number, y: number, width: number, height: number, traces: number): string {
  const shapes: ((t: number) => number)[] = [
    (t) => sine(t) * height * 0.13,
    (t) => (sine(t) > 0 ? 1 : -1) * height * 0.08,
    (t) => Math.exp(-((t * 3) % 1) * 4) * height * 0.14,
    (t) => ((t * 9) % 1 < 0.35 || (t * 5.3) % 1 < 0.2 ? height * 0.09 : 0),
  ];
  const places = traces > 2 ? [0.22, 0.45, 0.7, 0.88] : [0.32, 0.7];
  return (
    rect(x - 12, y - 12, width + 24, height + 24, 12, "#07090a") +
    rect(x, y, width, height, 4, down("#0d1a22", "#0a1319")) +
    times(9, (index) =>
      stroke(`M${x + ((index + 1) * width) / 10} ${y + 26}V${y + height - 26}`, "#3d5563", 1, {
        opacity: 0.6,
      }),
    ) +
    times(7, (index) =>
      stroke(`M${x} ${y + 26 + ((index + 1) * (height - 52)) / 8}H${x + width}`, "#3d5563", 1, {
        opacity: 0.6,
      }),
    ) +
    stroke(
      `M${x + width / 2} ${y + 26}V${y + height - 26}M${x} ${y + height / 2}H${x + width}`,
      "#6d8796",
      1.6,
    ) +
    times(traces, (index) => {
      const shape = shapes[index] ?? sine;
      const level = y + height * (places[index] ?? 0.5);
      const color = TRACES[index] ?? "#fff";
      const d = wave(x, level, width, shape);
      return (
        stroke(d, color, 7, { opacity: 0.18 }) +
        stroke(d, color, 3) +
        path(`M${x} ${level}l-10 -7v14z`, color)
      );
    }) +
    rect(x, y, width, 24, 0, "#14242e") +
    label("RUN   1.00 kHz   Auto", x + 12, y + 18, 15, "#d8e6ee", { "text-anchor": "start" }) +
    rect(x, y + height - 24, width, 24, 0, "#14242e") +
    times(traces, (index) =>
      label(
        `CH${index + 1} ${["1 V", "2 V", "500 mV", "5 V"][index]}`,
        x + 14 + index * (width / traces),
        y + height - 7,
        14,
        TRACES[index] ?? "#fff",
        { "text-anchor": "start" },
      ),
    ) +
    path(`M${x} ${y}h${width * 0.45}l${-height * 0.7} ${height}h${-width * 0.45 + height * 0.7}z`, "#fff", {
      opacity: 0.05,
    })
  );
}

/** A reading of glowing digits with its unit. */
export const led = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  unit: string,
): string =>
  sunk(rect(x, y, width, height, 8, "#120c0b")) +
  readout(
    text,
    x + width - 46 - readoutWidth(text, height * 0.62),
    y + height * 0.19,
    height * 0.62,
    color,
    "rgb(255 255 255 / 0.05)",
  ) +
  label(unit, x + width - 22, y + height * 0.74, height * 0.34, color);
