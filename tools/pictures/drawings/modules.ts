import {
  across,
  at,
  circle,
  diagonal,
  down,
  label,
  lying,
  outward,
  raised,
  rect,
  steel,
  stroke,
  times,
  turned,
} from "../draw.ts";
import {
  canTop,
  chip,
  choke,
  header,
  hole,
  ledSmd,
  pad,
  pinsBelow,
  plate,
  port,
  silk,
  smd,
  terminals,
  trimmerTop,
} from "./boards.ts";

/** A finned heat sink seen from above. */
const fins = (x: number, y: number, width: number, height: number, count: number): string =>
  raised(rect(x, y, width, height, 6, down("#3f4346", "#1f2224"))) +
  times(count, (index) =>
    rect(
      x + 8 + (index * (width - 16)) / count,
      y + 6,
      ((width - 16) / count) * 0.56,
      height - 12,
      2,
      across("#6d7276", "#34383b"),
    ),
  );

const l298n = (): string =>
  lying(plate(180, 180, 640, 640, "#b3241f", 12)) +
  [
    [224, 224],
    [776, 224],
    [224, 776],
    [776, 776],
  ]
    .map(([x = 0, y = 0]) => hole(x, y, 18))
    .join("") +
  fins(330, 196, 340, 190, 9) +
  rect(380, 386, 240, 46, 4, "#26272a") +
  times(15, (index) => rect(386 + index * 15.4, 428, 8, 40, 2, "#c6cacc")) +
  canTop(372, 560, 56, "220") +
  canTop(640, 560, 56, "220") +
  chip(455, 526, 104, 70, "78M05", 3) +
  times(4, (index) => smd(400 + index * 62, 660, "#2b2c2e", 90)) +
  times(8, (index) => rect(330 + index * 44, 480, 16, 26, 2, "#1a1b1c")) +
  at(186, 660, terminals(0, 0, 2, "#2366c4", 78, 96), { turn: -90 }) +
  at(814, 504, terminals(0, 0, 2, "#2366c4", 78, 96), { turn: 90 }) +
  terminals(250, 716, 3, "#2366c4", 78, 110) +
  header(530, 760, 6, 38) +
  silk("IN1 IN2 IN3 IN4", 644, 744, 20) +
  silk("12V GND 5V", 366, 704, 20) +
  ledSmd(590, 690, "#ff4a3a");

const stepperDriver = (): string =>
  turned(
    -16,
    lying(header(250, 236, 8, 64) + header(250, 700, 8, 64) + plate(232, 250, 536, 500, "#a3201d", 10)) +
      times(8, (index) => pad(282 + index * 64, 278, 18) + pad(282 + index * 64, 722, 18)) +
      fins(380, 380, 240, 240, 6) +
      raised(circle(312, 500, 40, diagonal("#f0f1f1", "#9da1a4"))) +
      stroke("M292 500h40M312 480v40", "#5d6164", 7) +
      times(4, (index) => smd(692, 400 + index * 64, index % 2 ? "#2b2c2e" : "#9a7a4a")) +
      smd(330, 400, "#9a7a4a") +
      smd(330, 610) +
      silk("A4988", 500, 350, 34) +
      silk("EN M1 M2 M3 RST SLP STP DIR", 500, 674, 24),
  );

const lm2596 = (): string =>
  turned(
    -10,
    lying(plate(130, 310, 740, 380, "#1d4fa3", 10)) +
      canTop(250, 500, 82, "220") +
      canTop(750, 500, 82, "220") +
      raised(rect(366, 346, 130, 110, 6, diagonal("#4a4c4f", "#1b1c1d"))) +
      times(5, (index) => rect(374 + index * 25, 456, 12, 44, 2, "#c6cacc")) +
      rect(372, 320, 118, 30, 3, steel) +
      label("LM2596S", 431, 398, 24, "#cfcdc6") +
      label("ADJ", 431, 430, 24, "#cfcdc6") +
      choke(590, 420, 138, "47") +
      trimmerTop(420, 546, 150, 96) +
      raised(rect(596, 540, 84, 60, 4, "#26272a")) +
      rect(596, 540, 84, 12, 2, "#c9cdcf") +
      [
        [158, 350, "IN+"],
        [158, 650, "IN-"],
        [842, 350, "OUT+"],
        [842, 650, "OUT-"],
      ]
        .map(
          ([x, y, text]) =>
            pad(Number(x), Number(y), 20) +
            silk(String(text), Number(x) + (Number(x) < 500 ? 56 : -64), Number(y) + 8, 24),
        )
        .join(""),
  );

const mt3608 = (): string =>
  turned(
    -14,
    lying(plate(150, 330, 700, 340, "#1b56a8", 8)) +
      choke(330, 450, 150, "220") +
      trimmerTop(540, 362, 210, 110) +
      chip(470, 540, 90, 56, "B628", 3) +
      smd(620, 540, "#9a7a4a", 90) +
      smd(680, 540, "#9a7a4a", 90) +
      smd(330, 590, "#9a7a4a") +
      raised(rect(570, 586, 90, 50, 4, "#26272a")) +
      [
        [184, 370],
        [184, 630],
        [816, 370],
        [816, 630],
      ]
        .map(([x = 0, y = 0]) => pad(x, y, 22))
        .join("") +
      silk("VIN+", 236, 380, 24) +
      silk("VIN-", 236, 640, 24) +
      silk("VOUT+", 748, 520, 22) +
      silk("MT3608  2A", 420, 640, 26),
  );

const tp4056 = (): string =>
  turned(
    -12,
    lying(plate(150, 320, 700, 360, "#173f8a", 8) + port(96, 410, 130, 180)) +
      rect(96, 430, 20, 140, 8, "#1a1b1c") +
      chip(360, 380, 180, 120, "TP4056", 4) +
      chip(600, 400, 90, 60, "DW01", 3) +
      chip(600, 540, 120, 70, "8205A", 4) +
      smd(300, 400, "#2b2c2e", 90) +
      smd(300, 600, "#9a7a4a", 90) +
      smd(420, 600) +
      smd(500, 600, "#9a7a4a") +
      ledSmd(300, 480, "#ff4a3a") +
      ledSmd(300, 532, "#3aa0ff") +
      [
        [810, 366, "OUT+"],
        [810, 450, "B+"],
        [810, 550, "B-"],
        [810, 634, "OUT-"],
      ]
        .map(
          ([x, y, text]) =>
            pad(Number(x), Number(y), 24) + silk(String(text), Number(x) - 58, Number(y) + 8, 22),
        )
        .join("") +
      silk("1A  4.2V", 450, 566, 24),
  );

const relayModule = (): string =>
  lying(pinsBelow(440, 810, 3, 60, 90) + plate(300, 150, 400, 670, "#1d4fa3", 10)) +
  hole(336, 186, 16) +
  hole(664, 186, 16) +
  hole(336, 784, 16) +
  terminals(386, 160, 3, "#2366c4", 76, 116) +
  raised(rect(346, 300, 308, 270, 10, diagonal("#4f8fe0", "#2a68c0 50%", "#174a94"))) +
  rect(360, 314, 280, 242, 6, "none", { stroke: "#8fbaf0", "stroke-width": 3, opacity: 0.5 }) +
  label("NLM-05VDC-S", 500, 372, 32, "#e9f1fc") +
  label("10A 250VAC", 500, 430, 28, "#e9f1fc", { "font-weight": 500 }) +
  label("10A 30VDC", 500, 472, 28, "#e9f1fc", { "font-weight": 500 }) +
  chip(360, 630, 84, 60, "817C", 2) +
  raised(circle(520, 660, 26, outward(0.4, 0.35, 0.7, "#4a4c4f", "#1b1c1d"))) +
  smd(600, 630) +
  smd(600, 676) +
  smd(600, 722) +
  ledSmd(470, 740, "#54e07c") +
  ledSmd(400, 740, "#ff4a3a");

const dualSupply = (): string =>
  turned(
    -10,
    lying(plate(180, 290, 640, 420, "#14181c", 10)) +
      choke(340, 420, 120, "100") +
      choke(520, 420, 120, "100") +
      chip(640, 380, 110, 76, "MT3608", 3) +
      canTop(320, 590, 56, "47") +
      canTop(450, 590, 56, "47") +
      times(3, (index) => smd(560 + index * 62, 560, "#9a7a4a", 90)) +
      times(3, (index) => smd(560 + index * 62, 640, "#2b2c2e", 90)) +
      header(740, 520, 3, 46, true) +
      header(214, 470, 2, 46, true) +
      silk("5V", 284, 520, 24) +
      silk("+12", 704, 550, 22) +
      silk("±12V", 620, 342, 32),
  );

/** A sheet of solar cells behind glass. */
const solar = (): string =>
  turned(
    -12,
    lying(rect(120, 280, 760, 440, 14, "#20262c")) +
      rect(136, 296, 728, 408, 8, "#dfe3e6") +
      times(12, (index) => {
        const x = 148 + (index % 6) * 119;
        const y = 308 + Math.floor(index / 6) * 196;
        return (
          rect(x, y, 110, 188, 4, diagonal("#2b4a86", "#14264f 45%", "#1d3a70")) +
          times(3, (line) => rect(x + 22 + line * 32, y, 3, 188, 0, "#c9d2da", { opacity: 0.8 })) +
          times(11, (line) => rect(x, y + 12 + line * 16, 110, 1, 0, "#9fb3cc", { opacity: 0.55 }))
        );
      }) +
      `<path d="M136 296h330l-160 408h-170z" fill="#fff" opacity=".1"/>`,
  ) +
  stroke("M820 640C900 700 860 800 940 850", "#c2261c", 9) +
  stroke("M810 650C870 740 820 820 890 900", "#25282b", 9);

/** Drawings of modules on circuit boards. */
export const moduleDrawings: Readonly<Record<string, () => string>> = {
  "l298n-module": l298n,
  "a4988-module": stepperDriver,
  "lm2596-module": lm2596,
  "mt3608-module": mt3608,
  "tp4056-module": tp4056,
  "relay-module": relayModule,
  "dual-supply-module": dualSupply,
  "solar-panel": solar,
};
