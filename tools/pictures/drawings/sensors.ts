import {
  across,
  at,
  circle,
  diagonal,
  down,
  ellipse,
  label,
  lying,
  outward,
  polar,
  raised,
  rect,
  steelAcross,
  steelDown,
  stroke,
  times,
} from "../draw.ts";
import { chip, hole, pinsBelow, plate, silk, smd } from "./boards.ts";

/** One eye of an ultrasonic sensor. */
const eye = (x: number, y: number): string =>
  raised(circle(x, y, 150, outward(0.4, 0.34, 0.8, "#fbfbfb", "#c9cdcf 55%", "#7d8184"))) +
  circle(x, y, 128, "#2a2c2e") +
  circle(x, y, 118, outward(0.42, 0.38, 0.7, "#b9bdc0", "#6b6f72 70%", "#3a3d40")) +
  times(11, (index) =>
    stroke(`M${x - 112} ${y - 100 + index * 20}H${x + 112}`, "#26282a", 5, { opacity: 0.55 }),
  ) +
  times(11, (index) =>
    stroke(`M${x - 100 + index * 20} ${y - 112}V${y + 112}`, "#26282a", 5, { opacity: 0.55 }),
  ) +
  circle(x, y, 123, "none", { stroke: "#1b1d1f", "stroke-width": 14 }) +
  circle(x - 34, y - 40, 46, outward(0.5, 0.5, 0.5, "#ffffff77", "#ffffff00"));

const ultrasonic = (): string =>
  lying(pinsBelow(410, 690, 4, 60, 150) + plate(90, 320, 820, 370, "#1f5fb0", 14)) +
  [
    [130, 360],
    [870, 360],
    [130, 650],
    [870, 650],
  ]
    .map(([x = 0, y = 0]) => hole(x, y, 15))
    .join("") +
  raised(rect(440, 346, 120, 58, 29, steelDown)) +
  label("4.000", 500, 383, 24, "#5d6164", { "font-weight": 500 }) +
  eye(268, 500) +
  eye(732, 500) +
  silk("HC-SR04", 500, 478, 40) +
  silk("T", 268, 352, 30) +
  silk("R", 732, 352, 30) +
  smd(470, 540) +
  smd(530, 540, "#9a7a4a") +
  times(4, (index) => silk(["Vcc", "Trig", "Echo", "Gnd"][index] ?? "", 410 + index * 60, 640, 20));

const humidity = (): string =>
  lying(
    times(4, (index) => rect(376 + index * 78, 720, 18, 210, 6, steelAcross)) +
      `<path d="M340 130L390 70H610L660 130V720H340Z" fill="#f6f6f2"/>`,
  ) +
  `<path d="M340 130L390 70H610L660 130V720H340Z" fill="none" stroke="#c9c8c0" stroke-width="4"/>` +
  rect(348, 200, 304, 512, 6, across("#ffffff", "#fbfbf8 40%", "#dcdbd4")) +
  circle(500, 132, 36, "#f1efe9") +
  circle(500, 132, 36, "none", { stroke: "#b9b8b0", "stroke-width": 5 }) +
  times(24, (index) => {
    const row = Math.floor(index / 4);
    const column = index % 4;
    return (
      rect(368 + column * 70, 230 + row * 58, 54, 34, 10, "#a3a29a") +
      rect(368 + column * 70, 235 + row * 58, 54, 29, 10, down("#5d5c56", "#7d7c75"))
    );
  }) +
  label("DHT22", 500, 640, 62, "#55544e", { "font-weight": 700 }) +
  label("AM2302", 500, 690, 34, "#7d7c75", { "font-weight": 500 });

/** A Fresnel lens with its facets over a motion sensor. */
const presence = (): string =>
  lying(pinsBelow(440, 790, 3, 60, 120) + plate(130, 230, 740, 560, "#1f6f4a", 14)) +
  hole(176, 510, 20) +
  hole(824, 510, 20) +
  raised(rect(240, 250, 520, 520, 30, down("#fdfdfb", "#e4e3dc"))) +
  circle(500, 510, 244, outward(0.4, 0.34, 0.8, "#ffffff", "#f1f0ea 50%", "#c9c7bd")) +
  times(3, (ring) => circle(500, 510, 74 + ring * 64, "none", { stroke: "#c4c2b7", "stroke-width": 4 })) +
  times(12, (index) => {
    const [x1, y1] = polar(500, 510, 74, index * 30);
    const [x2, y2] = polar(500, 510, 138, index * 30);
    const [x3, y3] = polar(500, 510, 138, index * 30 + 15);
    const [x4, y4] = polar(500, 510, 238, index * 30 + 15);
    return stroke(`M${x1} ${y1}L${x2} ${y2}M${x3} ${y3}L${x4} ${y4}`, "#c4c2b7", 4);
  }) +
  ellipse(420, 400, 90, 46, "#ffffff", { opacity: 0.75, transform: "rotate(-36 420 400)" }) +
  silk("PIR", 190, 290, 34) +
  at(
    810,
    290,
    raised(circle(0, 0, 30, diagonal("#f6e2a4", "#d2a544", "#8c6614"))) +
      stroke("M-16 -8L16 8", "#5e430b", 8),
  ) +
  at(
    810,
    380,
    raised(circle(0, 0, 30, diagonal("#f6e2a4", "#d2a544", "#8c6614"))) +
      stroke("M-12 12L12 -12", "#5e430b", 8),
  ) +
  chip(160, 690, 70, 50, "BISS", 3);

/** Drawings of sensors. */
export const sensorDrawings: Readonly<Record<string, () => string>> = {
  "hc-sr04": ultrasonic,
  dht22: humidity,
  pir: presence,
};
