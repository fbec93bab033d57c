import { at, circle, down, label, rect, stroke, sunk, times } from "../draw.ts";
import { readout } from "../readout.ts";
import { benchCase, bnc, key, knob, led, wave } from "./bench-parts.ts";
import { handheld, jack } from "./handheld.ts";
import { handheldModels } from "./multimeters.ts";
import { scopeTwo } from "./oscilloscopes.ts";

/** One channel of a bench supply. */
const channel = (x: number, y: number, volts: string, amps: string): string =>
  led(volts, x, y, 300, 88, "#ff4a3a", "V") +
  led(amps, x, y + 104, 300, 88, "#52e27c", "A") +
  knob(x + 64, y + 260, 38, "#33383c") +
  knob(x + 236, y + 260, 38, "#33383c") +
  label("VOLTAGE", x + 64, y + 324, 16, "#33383c") +
  label("CURRENT", x + 236, y + 324, 16, "#33383c");

const post = (x: number, y: number, color: string, word: string): string =>
  label(word, x, y - 42, 18, "#33383c") + jack(x, y, color, 30);

const supply = (): string =>
  benchCase(250, 180, 500, 700, down("#d9dad6", "#c9cac6")) +
  label("METRIVO", 300, 246, 30, "#1f4f98", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  }) +
  label("MP-3005", 700, 246, 22, "#3a4045", { "text-anchor": "end" }) +
  rect(288, 268, 424, 224, 14, "#1b1e21") +
  led("12.00", 308, 288, 384, 86, "#ff4a3a", "V") +
  led("0.754", 308, 388, 384, 86, "#52e27c", "A") +
  knob(386, 580, 52, "#33383c") +
  knob(614, 580, 52, "#33383c") +
  label("VOLTAGE", 386, 660, 18, "#33383c") +
  label("CURRENT", 614, 660, 18, "#33383c") +
  key(462, 540, 76, 34, "#f0b400", "SET") +
  key(462, 590, 76, 34, "#57b368", "OUT") +
  circle(500, 652, 8, "#54e07c") +
  stroke("M290 690H710", "#9a9b97", 2) +
  rect(300, 726, 76, 104, 10, "#1b1e21") +
  rect(312, 738, 52, 80, 6, down("#3a3f44", "#17191b")) +
  label("I", 338, 768, 24, "#f2f1ec") +
  label("O", 338, 806, 22, "#f2f1ec") +
  post(462, 790, "#25282b", "−") +
  post(554, 790, "#2f8a4f", "⏚") +
  post(646, 790, "#c2261c", "+");

const supplyDual = (): string =>
  benchCase(80, 210, 840, 610, down("#d9dad6", "#c9cac6")) +
  label("METRIVO", 120, 266, 28, "#1f4f98", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  }) +
  label("MP-3005D", 880, 266, 22, "#3a4045", { "text-anchor": "end" }) +
  rect(112, 284, 344, 232, 14, "#1b1e21") +
  rect(544, 284, 344, 232, 14, "#1b1e21") +
  channel(134, 304, "15.00", "1.204") +
  channel(566, 304, "15.00", "0.988") +
  key(466, 330, 68, 34, "#8f959b", "SER") +
  key(466, 380, 68, 34, "#8f959b", "PAR") +
  key(466, 430, 68, 34, "#57b368", "OUT") +
  stroke("M116 650H884", "#9a9b97", 2) +
  post(180, 750, "#25282b", "−") +
  post(270, 750, "#c2261c", "+") +
  post(452, 750, "#25282b", "−") +
  post(548, 750, "#c2261c", "5 V 3 A") +
  post(730, 750, "#25282b", "−") +
  post(820, 750, "#c2261c", "+");

const generator = (): string =>
  benchCase(80, 330, 840, 360, "#2d3236") +
  label("KELVRA", 124, 400, 28, "#ffc414", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  }) +
  label("KF-2025", 470, 400, 20, "#d9dcde", { "text-anchor": "end" }) +
  rect(112, 416, 370, 220, 10, "#07090a") +
  rect(122, 426, 350, 200, 4, down("#0e1c2b", "#0a131d")) +
  label("CH1  Sine", 138, 454, 20, "#ffd23f", { "text-anchor": "start" }) +
  label("1.000 000 kHz", 138, 496, 31, "#eaf3fa", { "text-anchor": "start" }) +
  label("2.50 Vpp   0.00 V   50 Ω", 138, 524, 17, "#9fb6c6", { "text-anchor": "start" }) +
  stroke(
    wave(138, 574, 318, (t) => Math.sin(t * 4 * Math.PI) * 36),
    "#ffd23f",
    3.5,
  ) +
  times(12, (index) =>
    key(
      520 + (index % 3) * 58,
      384 + Math.floor(index / 3) * 44,
      46,
      32,
      "#767c82",
      "789456123.0-"[index] ?? "",
    ),
  ) +
  times(3, (index) =>
    key(520 + index * 58, 566, 46, 32, ["#d9a514", "#4e8fd0", "#767c82"][index] ?? "#767c82"),
  ) +
  knob(786, 452, 54) +
  key(720, 536, 60, 26, "#57b368", "CH1") +
  key(792, 536, 60, 26, "#57b368", "CH2") +
  bnc(750, 612, 28) +
  bnc(822, 612, 28) +
  bnc(560, 640, 20) +
  times(5, (index) => key(858, 390 + index * 46, 32, 28, "#767c82"));

const benchMeter = (): string =>
  benchCase(70, 340, 860, 340, "#35393c") +
  label("GALVORA", 112, 404, 28, "#7fe0b0", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  }) +
  label("GV-8800   6½ DIGIT MULTIMETER", 640, 402, 17, "#d9dcde", { "text-anchor": "end" }) +
  sunk(rect(106, 420, 540, 130, 8, "#071210")) +
  readout("10.000012", 130, 446, 70, "#66f2d5", "rgb(255 255 255 / 0.035)") +
  label("V DC", 606, 510, 24, "#66f2d5") +
  label("AUTO   FAST   10 MΩ   MEM 214", 132, 440, 13, "#3fae98", { "text-anchor": "start" }) +
  times(8, (index) =>
    key(
      108 + index * 68,
      572,
      58,
      30,
      "#d9dadb",
      ["DCV", "ACV", "DCI", "ACI", "Ω2W", "Ω4W", "FREQ", "TEMP"][index],
    ),
  ) +
  times(8, (index) => key(108 + index * 68, 614, 58, 26, "#767c82")) +
  times(2, (index) => jack(740, 440 + index * 66, index ? "#25282b" : "#c2261c", 24)) +
  times(2, (index) => jack(830, 440 + index * 66, index ? "#25282b" : "#c2261c", 24)) +
  jack(785, 590, "#e0e0dd", 24) +
  label("SENSE", 740, 400, 15, "#eef0ec") +
  label("INPUT", 830, 400, 15, "#eef0ec") +
  label("3 A", 785, 642, 15, "#eef0ec");

/** Several instruments together. */
const laboratory = (): string =>
  at(-20, 20, scopeTwo(), { scale: 0.66 }) +
  at(560, 0, supply(), { scale: 0.5 }) +
  at(20, 330, generator(), { scale: 0.62 }) +
  at(560, 430, handheld(handheldModels["kelvra-k12-plus"]), { scale: 0.56 });

/** Drawings of supplies, generators and bench meters. */
export const benchDrawings: Readonly<Record<string, () => string>> = {
  "bench-supply": supply,
  "bench-supply-dual": supplyDual,
  "function-generator": generator,
  "galvora-gv8800": benchMeter,
  "lab-set": laboratory,
};
