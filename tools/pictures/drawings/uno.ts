import {
  across,
  circle,
  dark,
  diagonal,
  down,
  label,
  light,
  lying,
  outward,
  path,
  raised,
  rect,
  steelAcross,
  steelDown,
  stroke,
  times,
} from "../draw.ts";
import { canTop, chip, hole, ledSmd, pad, silk, smd } from "./boards.ts";

const BOARD = "#136a8a";
const OUTLINE =
  "M150 226H806L826 246V330L858 362V690L838 708V752Q838 770 820 770H150Q134 770 134 754V242Q134 226 150 226Z";
const PITCH = 27;

/** A row of sockets for jumper wires, seen from above. */
const sockets = (x: number, y: number, count: number): string =>
  raised(rect(x, y, count * PITCH, 34, 3, down("#3d4043", "#1b1d1f"))) +
  times(
    count,
    (index) =>
      rect(x + index * PITCH + 7, y + 10, 13, 13, 2, "#050505") +
      rect(x + index * PITCH + 11, y + 14, 5, 5, 1, "#b3862c"),
  );

const words = (x: number, y: number, texts: readonly string[], anchor: string): string =>
  texts
    .map((text, index) => {
      const px = x + index * PITCH + 18;
      return label(text, px, y, 15, "#eef6f8", {
        "text-anchor": anchor,
        "font-weight": 500,
        transform: `rotate(-90 ${px} ${y})`,
      });
    })
    .join("");

const usbPort = (): string =>
  raised(rect(76, 300, 176, 150, 6, down("#f1f2f2", "#c9cdcf 40%", "#a3a7aa 80%", "#85898c"))) +
  rect(76, 300, 16, 150, 4, across("#6f7376", "#b9bdc0")) +
  stroke("M120 330H214M120 420H214", "#8d9194", 4) +
  rect(150, 352, 60, 46, 4, "none", { stroke: "#9da1a4", "stroke-width": 4 });

const powerJack = (): string =>
  raised(rect(92, 620, 190, 112, 8, down("#45484b", "#232527 45%", "#101112"))) +
  rect(92, 628, 34, 96, 6, across("#0b0c0c", "#3a3d40")) +
  rect(230, 630, 44, 92, 4, "#2f3235") +
  stroke("M140 640H220", "#55595c", 5, { opacity: 0.7 });

const controller = (): string =>
  rect(408, 572, 400, 112, 5, "#17181a") +
  times(
    14,
    (index) =>
      rect(424 + index * 27.4, 562, 13, 132, 2, "#c6cacc") +
      rect(424 + index * 27.4, 562, 13, 8, 1, "#8d9194"),
  ) +
  raised(rect(404, 580, 408, 96, 6, down("#4a4c4f", "#2b2c2e 40%", "#1a1b1c"))) +
  path("M404 612A16 16 0 0 1 404 644Z", "#0b0c0c") +
  circle(428, 660, 6, "#0e0f10") +
  label("ATMEGA328P-PU", 612, 636, 26, "#cfcdc6", { "font-weight": 500, "letter-spacing": 1 });

const crystal = (): string =>
  raised(rect(350, 500, 122, 44, 22, steelDown)) +
  label("16.000", 411, 529, 20, "#5d6164", { "font-weight": 500 });

const resetButton = (): string =>
  times(2, (index) => rect(150, 250 + index * 34, 72, 9, 2, "#c6cacc")) +
  raised(rect(160, 242, 52, 52, 5, steelAcross)) +
  raised(circle(186, 268, 17, outward(0.4, 0.34, 0.8, "#ff8a7a", "#c2261c", "#7d140c")));

/** A controller board of the Uno's form, from above. */
const uno = (): string =>
  lying(path(OUTLINE, diagonal(light(BOARD, 0.16), BOARD, dark(BOARD, 0.22)))) +
  path(OUTLINE, "none", { stroke: light(BOARD, 0.4), "stroke-width": 2, opacity: 0.6 }) +
  stroke(
    "M300 470H360V520M470 300V410H600M600 470H700V560M520 470V560M640 300V380H760V440",
    dark(BOARD, 0.18),
    5,
    {
      opacity: 0.6,
    },
  ) +
  [
    [262, 258],
    [832, 420],
    [832, 620],
    [294, 748],
  ]
    .map(([x = 0, y = 0]) => hole(x, y, 13))
    .join("") +
  sockets(316, 236, 10) +
  sockets(598, 236, 8) +
  words(316, 280, ["", "AREF", "GND", "13", "12", "~11", "~10", "~9", "8", ""], "end") +
  words(598, 280, ["7", "~6", "~5", "4", "~3", "2", "TX", "RX"], "end") +
  silk("DIGITAL (PWM ~)", 640, 346, 19) +
  sockets(398, 728, 8) +
  sockets(634, 728, 6) +
  words(398, 722, ["", "IOREF", "RESET", "3.3V", "5V", "GND", "GND", "VIN"], "start") +
  words(634, 722, ["A0", "A1", "A2", "A3", "A4", "A5"], "start") +
  usbPort() +
  powerJack() +
  resetButton() +
  controller() +
  crystal() +
  chip(300, 372, 64, 64, "16U2", 6) +
  canTop(330, 600, 27) +
  canTop(330, 664, 27) +
  raised(rect(186, 512, 84, 66, 4, diagonal("#4a4c4f", "#1b1c1d"))) +
  times(3, (index) => rect(196 + index * 26, 576, 12, 20, 2, "#c6cacc")) +
  rect(190, 492, 76, 22, 3, steelDown) +
  smd(540, 500, "#9a7a4a") +
  smd(600, 500) +
  smd(660, 500, "#9a7a4a", 90) +
  smd(280, 490, "#2b2c2e", 90) +
  rect(410, 440, 76, 22, 3, "#1c1d1f") +
  times(4, (index) => rect(415 + index * 18, 434, 11, 34, 1, "#c6cacc", { opacity: 0.5 })) +
  ledSmd(440, 376, "#f0b400") +
  ledSmd(440, 412, "#f0b400") +
  ledSmd(786, 392, "#4be06a") +
  silk("TX", 408, 382, 15) +
  silk("RX", 408, 418, 15) +
  silk("ON", 786, 372, 15) +
  times(6, (index) => pad(796 + (index % 2) * 26, 474 + Math.floor(index / 2) * 26, 10)) +
  rect(540, 376, 160, 78, 10, "none", { stroke: "#eef6f8", "stroke-width": 3 }) +
  label("UNO", 620, 434, 56, "#eef6f8", { "font-weight": 800, "letter-spacing": 3 }) +
  silk("R3  ·  5 V  ·  16 MHz", 620, 478, 17);

/** Drawing of the Uno board. */
export const unoDrawings: Readonly<Record<string, () => string>> = { uno };
