import {
  at,
  cable,
  circle,
  dark,
  diagonal,
  down,
  ellipse,
  gold,
  label,
  light,
  lying,
  outward,
  path,
  raised,
  rect,
  stroke,
  times,
} from "../draw.ts";
import { type Brand, brandColors } from "./brands.ts";
import { glassDisplay, jackRow, keyRow, nameLine, rotary, shell } from "./handheld.ts";

const RED = "#c2261c";

const BLACK = "#25282b";

/** A second display line for instruments that show two values. */
function keypadMeter(
  brand: Brand,
  model: string,
  rows: readonly (readonly string[])[],
  display: { reading: string; unit: string; mode: string; glass?: string },
  bottom: string,
): string {
  return (
    shell(brand) +
    nameLine(brand, model) +
    glassDisplay(360, 184, 280, 196, display) +
    rows.map((words, index) => keyRow(brand, words, 430 + index * 74, 50)).join("") +
    bottom
  );
}

const highVoltage = (
  brand: Brand,
  model: string,
  words: readonly string[],
  mode: string,
  reading: string,
  unit: string,
): string => {
  const { print, accent } = brandColors[brand];
  return (
    shell(brand) +
    nameLine(brand, model) +
    glassDisplay(360, 184, 280, 150, { reading, unit, mode }) +
    keyRow(brand, ["PI", "TIME", "HOLD"], 366) +
    rotary(428, 562, 62, words, 3, { print, accent }) +
    raised(circle(596, 570, 52, "#17181a")) +
    raised(circle(596, 566, 43, outward(0.38, 0.3, 0.8, light(RED, 0.4), RED, dark(RED, 0.35)))) +
    label("TEST", 596, 574, 21, "#fff") +
    stroke("M352 716H648", print, 2, { opacity: 0.25 }) +
    jackRow(
      brand,
      brand === "Galvora"
        ? [
            ["E", "#2f8a4f"],
            ["ES", "#23262a"],
            ["S", "#d2a31c"],
            ["H", RED],
          ]
        : [
            ["LINE", RED],
            ["GUARD", "#2f8a4f"],
            ["EARTH", BLACK],
          ],
      822,
    )
  );
};

const slots = (y: number, print: string): string =>
  rect(362, y, 276, 64, 10, "#141618") +
  times(
    2,
    (index) =>
      rect(386 + index * 132, y + 22, 96, 18, 4, gold) + rect(386 + index * 132, y + 29, 96, 4, 0, "#2a1e06"),
  ) +
  label("HD  HS          LS  LD", 500, y + 92, 19, print);

const infrared = (): string => {
  const { skin, face, print } = brandColors.Galvora;
  const body =
    "M196 250Q196 214 236 210L640 190Q742 190 764 232Q784 280 764 356Q752 402 700 404H618L672 760Q680 812 628 818L540 826Q498 828 488 788L410 448L232 420Q196 414 196 376Z";
  return (
    lying(path(body, diagonal(light(face, 0.25), face, dark(face, 0.3)))) +
    path(
      "M410 448L444 404H618L672 760Q680 812 628 818L540 826Q498 828 488 788Z",
      diagonal(light(skin, 0.2), skin, dark(skin, 0.3)),
    ) +
    times(7, (index) =>
      stroke(`M${498 + index * 9} ${560 + index * 32}l106 -14`, dark(skin, 0.4), 7, { opacity: 0.6 }),
    ) +
    rect(172, 232, 46, 154, 14, down("#3a3d40", "#121314")) +
    circle(193, 282, 24, outward(0.4, 0.35, 0.7, "#7b4a6a", "#2a1630", "#0b0710")) +
    circle(193, 346, 13, outward(0.4, 0.35, 0.7, "#ff6b5c", "#7d1109")) +
    path("M236 210L640 190Q742 190 764 232L236 262Z", light(face, 0.3), { opacity: 0.35 }) +
    path("M412 452q-44 50 -16 104q22 34 34 10l-8 -62z", diagonal("#f2c230", "#c48a0c")) +
    path("M636 206L752 226Q776 300 746 392L650 392Q672 300 636 206Z", "#101214") +
    path("M654 222L736 238Q752 300 730 378L670 378Q684 300 654 222Z", down("#ffd98a", "#ffb13c")) +
    label("86.4", 702, 312, 38, "#2a1703", { "font-weight": 800, transform: "rotate(86 702 300)" }) +
    label("GALVORA", 440, 320, 44, print, {
      "font-weight": 800,
      "letter-spacing": 3,
      transform: "rotate(-2 440 320)",
    }) +
    label("GT-300", 390, 366, 26, "#7fe0b0", { transform: "rotate(-2 390 366)" })
  );
};

const luxMeter = (): string => {
  const { face } = brandColors.Metrivo;
  const coil = times(11, (index) =>
    ellipse(250 + index * 6, 560 - index * 26, 34, 15, "none", { stroke: "#2a2d30", "stroke-width": 10 }),
  );
  return (
    cable("M252 800C230 760 236 700 250 600", "#3a3e42", 12) +
    coil +
    cable("M312 286C330 220 400 130 470 150", "#3a3e42", 12) +
    lying(rect(160, 792, 190, 150, 40, diagonal(light(face, 0.3), dark(face, 0.2)))) +
    circle(255, 866, 54, outward(0.4, 0.35, 0.75, "#ffffff", "#f1f1ee", "#c9cac6")) +
    at(
      160,
      60,
      at(
        0,
        0,
        keypadMeter(
          "Metrivo",
          "ML-10",
          [
            ["HOLD", "MAX", "MIN"],
            ["RANGE", "ZERO"],
            ["POWER", "LIGHT"],
          ],
          { reading: "524", unit: "lx", mode: "AUTO" },
          "",
        ),
        { scale: 0.86 },
      ),
    )
  );
};

/** Drawings of testers and thermometers. */
export const testerDrawings: Readonly<Record<string, () => string>> = {
  "insulation-ohmwright": () =>
    highVoltage("Ohmwright", "OI-1000", ["OFF", "V", "250", "500", "1kV"], "1000 V  LOCK", "2.84", "GΩ"),
  "earth-tester": () =>
    highVoltage("Galvora", "GE-40", ["OFF", "V~", "2P", "3P", "4P"], "128 Hz  OK", "3.72", "Ω"),
  "lcr-galvora": () =>
    keypadMeter(
      "Galvora",
      "GL-120",
      [
        ["L/C/R", "FREQ", "LEVEL"],
        ["Q/D", "ESR", "REL"],
        ["OPEN", "SHORT", "HOLD"],
      ],
      { reading: "99.87", unit: "nF", mode: "1 kHz  D 0.0012", glass: "#cfe0d8" },
      slots(730, brandColors.Galvora.print),
    ),
  "thermometer-ir": infrared,
  "thermometer-k": () =>
    keypadMeter(
      "Ohmwright",
      "OT-2",
      [
        ["T1", "T2", "T1-T2"],
        ["MIN", "MAX", "HOLD"],
        ["°C/°F", "LIGHT"],
      ],
      { reading: "182.6", unit: "°C", mode: "TYPE K  T1" },
      rect(380, 730, 100, 54, 8, "#d9b224") +
        rect(520, 730, 100, 54, 8, "#d9b224") +
        times(4, (index) => rect([396, 440, 536, 580][index] ?? 0, 752, 26, 10, 3, "#2a1e06")) +
        label("T1", 430, 826, 22, brandColors.Ohmwright.print) +
        label("T2", 570, 826, 22, brandColors.Ohmwright.print),
    ),
  "lux-meter": luxMeter,
};
