import {
  across,
  at,
  cable,
  circle,
  dark,
  diagonal,
  down,
  label,
  lying,
  path,
  raised,
  rect,
  steelAcross,
  stroke,
  times,
} from "../draw.ts";
import { benchCase, bnc, key, knob, screen, TRACES } from "./bench-parts.ts";
import { brandColors } from "./brands.ts";
import { jack, keyRow, nameLine, shell } from "./handheld.ts";
import { probe } from "./probe.ts";

const scopeFour = (): string =>
  benchCase(70, 270, 860, 490, "#2d3236") +
  screen(112, 320, 480, 312, 4) +
  label("METRIVO", 112, 676, 28, "#8db4f0", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  }) +
  label("MS-2104  100 MHz  1 GS/s", 592, 674, 17, "#d9dcde", { "text-anchor": "end" }) +
  times(4, (index) => knob(650 + index * 66, 400, 22, "#4a5056", TRACES[index])) +
  times(4, (index) => key(630 + index * 66, 440, 40, 22, TRACES[index] ?? "#fff", `${index + 1}`)) +
  knob(662, 530, 30) +
  knob(756, 530, 30) +
  key(806, 500, 74, 26, "#5cb85c", "RUN") +
  key(806, 536, 74, 26, "#d9dadb", "SINGLE") +
  times(8, (index) => key(630 + (index % 4) * 64, 318 + Math.floor(index / 4) * 28, 54, 20, "#767c82")) +
  times(4, (index) => bnc(650 + index * 66, 650)) +
  times(4, (index) => label(`CH${index + 1}`, 650 + index * 66, 704, 15, TRACES[index] ?? "#fff"));

/** A flat oscilloscope with two channels. */
export const scopeTwo = (): string =>
  benchCase(90, 290, 820, 440, "#d7d8d5") +
  screen(130, 338, 430, 280, 2) +
  label("METRIVO", 130, 676, 26, "#1f4f98", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  }) +
  label("MS-2052  50 MHz", 560, 674, 17, "#3a4045", { "text-anchor": "end" }) +
  times(2, (index) => knob(640 + index * 96, 420, 28, "#5b6167", dark(TRACES[index] ?? "#fff", 0.15))) +
  knob(832, 420, 28, "#5b6167") +
  times(6, (index) => key(610 + (index % 3) * 92, 322 + Math.floor(index / 3) * 34, 70, 22, "#8f959b")) +
  times(2, (index) => knob(640 + index * 96, 520, 22, "#5b6167")) +
  key(796, 498, 76, 40, "#4fae62", "RUN") +
  times(2, (index) => bnc(640 + index * 96, 630)) +
  bnc(832, 630) +
  label("CH1", 640, 686, 16, "#3a4045") +
  label("CH2", 736, 686, 16, "#3a4045") +
  label("EXT", 832, 686, 16, "#3a4045");

const handScope = (): string => {
  const { print } = brandColors.Kelvra;
  return (
    shell("Kelvra") +
    nameLine("Kelvra", "KO-72") +
    screen(362, 186, 276, 210, 2) +
    keyRow("Kelvra", ["F1", "F2", "F3", "F4"], 424, 34) +
    keyRow("Kelvra", ["SCOPE", "DMM", "GEN"], 476, 40) +
    raised(circle(500, 602, 64, diagonal("#5c6167", "#2c2f33"))) +
    times(4, (index) => at(500, 602, path("M-12 -40H12L0 -56Z", print), { turn: index * 90 })) +
    raised(circle(500, 602, 26, "#f3b81c")) +
    label("OK", 500, 609, 18, "#25282b") +
    keyRow("Kelvra", ["CH1", "CH2", "AUTO"], 694, 40) +
    jack(392, 812, "#c2261c", 24) +
    jack(464, 812, "#25282b", 24) +
    jack(536, 812, "#c2261c", 24) +
    jack(608, 812, "#c2261c", 24) +
    label("VΩ", 392, 768, 17, print) +
    label("COM", 464, 768, 17, print) +
    label("mA", 536, 768, 17, print) +
    label("10A", 608, 768, 17, print) +
    lying(rect(428, 60, 46, 40, 8, steelAcross) + rect(526, 60, 46, 40, 8, steelAcross))
  );
};

/** The two halves of a scope probe with its cable. */
const scopeProbe = (): string =>
  lying(
    cable("M330 640C330 860 620 900 700 760C780 620 560 520 620 380C650 310 700 290 736 276", "#2b2e31", 15),
  ) +
  lying(at(330, 310, probe("#3b4046"))) +
  lying(
    at(
      742,
      272,
      rect(-70, -30, 80, 60, 14, down("#565b60", "#25282b")) +
        rect(8, -36, 66, 72, 10, down("#8f9396", "#f2f3f3 30%", "#b9bcbe 60%", "#6c7073")) +
        times(6, (index) => rect(14 + index * 10, -36, 3, 72, 0, "#5d6164", { opacity: 0.6 })),
      { turn: -20 },
    ),
  ) +
  stroke("M320 250C230 250 190 320 180 420", "#1f2225", 9) +
  lying(
    at(
      180,
      470,
      path("M-16 -60H16L12 20L22 70H4L0 30L-4 70H-22L-12 20Z", across("#8b2018", "#d8443a", "#84190f")),
      { turn: 6 },
    ),
  ) +
  rect(308, 372, 44, 16, 4, "#ffd23f");

const screenCloseUp = (): string =>
  lying(rect(90, 190, 820, 620, 34, "#2d3236")) +
  screen(130, 230, 740, 500, 4) +
  label("METRIVO", 130, 786, 30, "#8db4f0", {
    "text-anchor": "start",
    "font-weight": 800,
    "letter-spacing": 2,
  });

/** Drawings of oscilloscopes. */
export const oscilloscopeDrawings: Readonly<Record<string, () => string>> = {
  "scope-metrivo": scopeFour,
  "scope-metrivo-screen": screenCloseUp,
  "scope-two-channel": scopeTwo,
  "scope-handheld": handScope,
  "scope-probe": scopeProbe,
};
