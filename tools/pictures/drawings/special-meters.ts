import {
  across,
  at,
  cable,
  circle,
  dark,
  diagonal,
  down,
  label,
  light,
  lying,
  path,
  polar,
  raised,
  rect,
  steelAcross,
  stroke,
  sunk,
  times,
  turned,
} from "../draw.ts";
import { brandColors } from "./brands.ts";
import { glassDisplay, handheld, jackRow, rotary, shell } from "./handheld.ts";
import { handheldModels } from "./multimeters.ts";
import { probe } from "./probe.ts";

const RED = "#c2261c";

const BLACK = "#25282b";

const penMeter = (): string => {
  const { skin, face, print, accent } = brandColors.Metrivo;
  return turned(
    38,
    lying(
      path("M494 40L500 6L506 40L510 150H490Z", steelAcross) +
        path(
          "M470 150H530L560 240V860Q560 930 500 930Q440 930 440 860V240Z",
          across(dark(skin, 0.4), light(skin, 0.3), skin, dark(skin, 0.4)),
        ) +
        rect(482, 92, 36, 62, 10, across(dark(skin, 0.5), skin, dark(skin, 0.5))),
    ) +
      rect(452, 262, 96, 520, 22, across(light(face, 0.3), face, dark(face, 0.15))) +
      at(500, 420, glassDisplay(-100, -30, 200, 64, { reading: "3.29", unit: "V", mode: "" }), {
        turn: -90,
      }) +
      label("METRIVO", 500, 600, 20, accent, { "font-weight": 800, "letter-spacing": 1 }) +
      raised(circle(500, 650, 26, diagonal("#5c6167", "#2c2f33"))) +
      label("HOLD", 500, 656, 14, "#fff") +
      raised(circle(500, 722, 26, diagonal("#5c6167", "#2c2f33"))) +
      label("SEL", 500, 728, 15, "#fff") +
      label("M5", 500, 772, 17, print) +
      stroke("M500 926C500 968 470 990 440 1010", BLACK, 14),
  );
};

const scale = (r: number, count: number, color: string, long: number) =>
  times(count + 1, (index) => {
    const angle = -37 + (74 * index) / count;
    const [x1, y1] = polar(500, 478, r, angle);
    const [x2, y2] = polar(500, 478, r - (index % 5 ? long * 0.55 : long), angle);
    return stroke(`M${x1} ${y1}L${x2} ${y2}`, color, index % 5 ? 1.6 : 2.6);
  });

const arc = (r: number, color: string, width: number) => {
  const [x1, y1] = polar(500, 478, r, -37);
  const [x2, y2] = polar(500, 478, r, 37);
  return stroke(`M${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}`, color, width);
};

const analogMeter = (): string => {
  const { skin, print, accent } = brandColors.Ohmwright;
  const marks = ["∞", "100", "30", "10", "5", "2", "0"].map((word, index) => {
    const [x, y] = polar(500, 478, 286, -37 + index * 12.33);
    return label(word, x, y, 17, "#9c2418");
  });
  const volts = ["0", "50", "100", "150", "200", "250"].map((word, index) => {
    const [x, y] = polar(500, 478, 208, -37 + index * 14.8);
    return label(word, x, y, 16, "#22262a");
  });
  const [nx, ny] = polar(500, 478, 268, 17);
  return (
    shell("Ohmwright") +
    sunk(rect(330, 144, 340, 286, 16, down("#fbf8ee", "#f2ecda"))) +
    arc(268, "#9c2418", 2.5) +
    scale(268, 30, "#9c2418", 20) +
    arc(226, "#9aa6ac", 9) +
    arc(196, "#22262a", 2.5) +
    scale(196, 50, "#22262a", -16) +
    marks.join("") +
    volts.join("") +
    label("OHMWRIGHT", 500, 356, 22, skin, { "font-weight": 800, "letter-spacing": 2 }) +
    label("20 kΩ/V", 500, 382, 15, "#4a4f54") +
    raised(stroke(`M500 430L${nx} ${ny}`, "#161616", 3)) +
    path("M330 144h190l-150 286h-40z", "#fff", { opacity: 0.16 }) +
    rect(414, 404, 172, 40, 12, "#1a1c1e") +
    circle(500, 424, 12, steelAcross) +
    stroke("M493 424h14", "#555", 3) +
    rotary(500, 620, 82, ["OFF", "1000", "250", "50", "10", "2.5", "x1", "x10", "x1k", "25m", "0.25"], 2, {
      print,
      accent,
    }) +
    stroke("M352 772H648", print, 2, { opacity: 0.25 }) +
    jackRow(
      "Ohmwright",
      [
        ["COM", BLACK],
        ["V Ω A", RED],
      ],
      842,
    )
  );
};

/** Drawings of multimeters of unusual shape, and of one with its leads. */
export const specialMeterDrawings: Readonly<Record<string, () => string>> = {
  "metrivo-m5": penMeter,
  "ohmwright-ow60": analogMeter,
  "kelvra-k45-side": () =>
    at(80, 40, handheld(handheldModels["kelvra-k45"]), { scale: 0.8 }) +
    raised(rect(494, 668, 32, 74, 12, across(dark(BLACK, 0.2), light(BLACK, 0.25), dark(BLACK, 0.2)))) +
    raised(rect(554, 668, 32, 74, 12, across(dark(RED, 0.4), light(RED, 0.25), dark(RED, 0.4)))) +
    lying(cable("M510 738C510 880 560 960 700 950C860 936 880 820 846 700", BLACK, 15)) +
    lying(cable("M570 738C570 860 620 900 690 880C770 856 770 760 748 660", RED, 15)) +
    lying(at(826, 390, probe(BLACK), { turn: -3 })) +
    lying(at(736, 340, probe(RED), { turn: -2 })),
};
