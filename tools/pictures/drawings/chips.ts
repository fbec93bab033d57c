import {
  across,
  at,
  circle,
  dark,
  diagonal,
  down,
  ellipse,
  label,
  light,
  lying,
  outward,
  path,
  rect,
  steel,
  steelAcross,
  stroke,
  times,
  turned,
} from "../draw.ts";

const EPOXY = "#2b2c2e";
const PRINT = "#d8d6cf";
const LEG = across("#8f9396", "#f0f1f1 35%", "#b4b8bb 65%", "#787c7f");
const LEG_SIDE = down("#f0f1f1", "#a9adb0 55%", "#6f7376");

/** Printed lines on a black body. */
const printed = (lines: readonly string[], x: number, y: number, size: number): string =>
  lines
    .map((line, index) =>
      label(line, x, y + index * size * 1.25, size, PRINT, {
        "font-weight": 500,
        "letter-spacing": 1,
        opacity: 0.9,
      }),
    )
    .join("");

/** A dual in-line package from above, pins at both long sides, turned a little. */
function dip(
  pins: number,
  lines: readonly string[],
  { pitch = 100, depth = 250 }: { pitch?: number; depth?: number } = {},
): string {
  const perSide = pins / 2;
  const width = perSide * pitch;
  const left = 500 - width / 2;
  const top = 500 - depth / 2;
  const pin = (index: number, upper: boolean) => {
    const x = left + pitch * (index + 0.5);
    const wide = Math.min(46, pitch * 0.46);
    const near = upper ? top - 26 : top + depth + 4;
    const far = upper ? top - 62 : top + depth + 24;
    return (
      rect(x - wide / 2, near, wide, 24, 3, LEG_SIDE) +
      rect(x - wide * 0.24, far, wide * 0.48, 40, 5, LEG_SIDE)
    );
  };
  const size = Math.min(58, (width * 0.86) / Math.max(...lines.map(({ length }) => length * 0.62)));
  return turned(
    -18,
    lying(
      times(perSide, (index) => pin(index, true) + pin(index, false)) +
        rect(left - 14, top, width + 28, depth, 12, down(light(EPOXY, 0.16), EPOXY, dark(EPOXY, 0.35))),
    ) +
      rect(left - 4, top + 12, width + 8, depth - 24, 6, down(light(EPOXY, 0.1), dark(EPOXY, 0.06))) +
      path(`M${left - 14} 468A32 32 0 0 1 ${left - 14} 532Z`, "#111213") +
      circle(left + 34, top + depth - 44, 13, outward(0.4, 0.3, 0.8, "#141516", "#3a3c3e")) +
      printed(lines, 506, 500 + size * (lines.length > 1 ? -0.12 : 0.34), size),
  );
}

/** A TO-220 body with its metal tab, standing upright in the picture. */
function to220(lines: readonly string[]): string {
  return turned(
    8,
    lying(
      rect(330, 110, 340, 330, 14, steel) +
        times(3, (index) => path(`M${376 + index * 94} 660h60v74l-12 24v150h-36v-150l-12 -24z`, LEG)) +
        rect(330, 296, 340, 372, 12, diagonal(light(EPOXY, 0.2), EPOXY, dark(EPOXY, 0.4))),
    ) +
      stroke("M344 120H656", "#ffffff", 4, { opacity: 0.6 }) +
      circle(500, 196, 56, "#c9c7c0") +
      circle(500, 196, 56, "#f1efe9") +
      circle(500, 196, 58, "none", { stroke: "#8a8e91", "stroke-width": 6 }) +
      path("M330 308L342 296H658L670 308V330H330Z", light(EPOXY, 0.24), { opacity: 0.6 }) +
      rect(352, 344, 296, 304, 6, down(light(EPOXY, 0.08), EPOXY)) +
      printed(lines, 500, 450, lines.some(({ length }) => length > 8) ? 48 : 58),
  );
}

/** A TO-92 transistor, flat side up. */
function to92(lines: readonly string[], count = 1): string {
  const one =
    times(3, (index) => {
      const x = -58 + index * 58;
      return path(
        `M${x - 11} 90H${x + 11}L${x + (index - 1) * 26 + 10} 190V430H${x + (index - 1) * 26 - 10}V190Z`,
        LEG,
      );
    }) +
    path(
      "M-128 -150Q-128 -178 -100 -178H100Q128 -178 128 -150V84Q128 104 108 104H-108Q-128 104 -128 84Z",
      diagonal(light(EPOXY, 0.24), EPOXY, dark(EPOXY, 0.35)),
    ) +
    rect(-108, -160, 216, 248, 10, down(light(EPOXY, 0.12), dark(EPOXY, 0.05))) +
    printed(lines, 0, -66, 48);
  if (count === 1) return lying(at(500, 400, one, { turn: 10, scale: 1.15 }));
  return (
    lying(at(300, 430, one, { turn: -16, scale: 0.8 })) +
    lying(at(690, 400, one, { turn: 14, scale: 0.8 })) +
    lying(at(506, 330, one, { turn: 3, scale: 0.8 }))
  );
}

/** An axial diode with its wires, turned about its middle. */
function axial(
  body: string,
  band: string,
  text: string,
  half: number,
  thick: number,
  x: number,
  y: number,
  turn: number,
): string {
  const paint = down(light(body, 0.1), `${light(body, 0.42)} 22%`, `${body} 50%`, dark(body, 0.5));
  return at(
    x,
    y,
    lying(
      rect(-440, -11, 880, 22, 8, down("#f2f2f1", "#b9bcbe 45%", "#74787b")) +
        rect(-half, -thick / 2, half * 2, thick, thick * 0.2, paint),
    ) +
      rect(
        half - 74,
        -thick / 2,
        38,
        thick,
        0,
        down(light(band, 0.1), `${light(band, 0.5)} 22%`, band, dark(band, 0.4)),
      ) +
      label(text, -30, thick * 0.15, thick * 0.4, light(body, 0.75), { "font-weight": 500 }),
    { turn },
  );
}

const diodes = (body: string, band: string, text: string, half: number, thick: number): string =>
  at(
    500,
    500,
    axial(body, band, text, half, thick, 0, -190, -24) +
      axial(body, band, text, half, thick, 0, 0, -24) +
      axial(body, band, text, half, thick, 0, 190, -24),
    { scale: 0.86 },
  );

const bridge = (): string =>
  turned(
    -6,
    lying(
      times(4, (index) => rect(262 + index * 150 - 12, 560, 26, index ? 300 : 350, 6, LEG)) +
        path(
          "M180 250H740L820 330V560Q820 580 800 580H200Q180 580 180 560Z",
          diagonal(light(EPOXY, 0.2), EPOXY, dark(EPOXY, 0.4)),
        ),
    ) +
      path("M204 276H730L794 340V556H204Z", down(light(EPOXY, 0.1), dark(EPOXY, 0.05))) +
      printed(["KBP307"], 490, 400, 72) +
      label("+", 770, 540, 60, PRINT) +
      label("∼", 575, 540, 60, PRINT) +
      label("∼", 425, 540, 60, PRINT) +
      label("−", 262, 540, 60, PRINT),
  );

const soic = (lines: readonly string[]): string =>
  turned(
    -16,
    lying(
      times(
        4,
        (index) =>
          rect(286 + index * 124, 232, 56, 110, 6, LEG_SIDE) +
          rect(286 + index * 124, 660, 56, 110, 6, LEG_SIDE),
      ) + rect(240, 320, 520, 360, 12, down(light(EPOXY, 0.2), EPOXY, dark(EPOXY, 0.4))),
    ) +
      rect(256, 338, 488, 324, 6, down(light(EPOXY, 0.1), dark(EPOXY, 0.05))) +
      circle(310, 610, 20, "#151617") +
      printed(lines, 504, 492, 76),
  );

const sot223 = (): string =>
  turned(
    10,
    lying(
      rect(360, 190, 280, 130, 8, steel) +
        times(3, (index) => rect(318 + index * 144, 650, 76, 150, 8, LEG)) +
        rect(250, 300, 500, 370, 14, diagonal(light(EPOXY, 0.2), EPOXY, dark(EPOXY, 0.4))),
    ) +
      rect(272, 324, 456, 322, 8, down(light(EPOXY, 0.1), dark(EPOXY, 0.05))) +
      printed(["AMS1117", "3.3  2441"], 500, 478, 68),
  );

const pocket = (x: number) =>
  rect(x - 66, 430, 132, 160, 12, down("#c9ccd0", "#eceef0")) +
  rect(x - 58, 440, 116, 142, 8, "#b3b8bd") +
  rect(x - 12, 452, 26, 22, 3, LEG) +
  rect(x - 44, 546, 24, 24, 3, LEG) +
  rect(x + 20, 546, 24, 24, 3, LEG) +
  rect(x - 50, 470, 100, 80, 8, diagonal(light(EPOXY, 0.2), EPOXY, dark(EPOXY, 0.4))) +
  label("702", x, 522, 34, PRINT, { "font-weight": 500 });

const tape = (): string => {
  return turned(
    -20,
    lying(rect(-120, 300, 1240, 340, 4, down("#e8eaec", "#d6d9dc 40%", "#c4c8cc"))) +
      times(
        9,
        (index) =>
          circle(-40 + index * 130, 356, 32, "#f1efe9") +
          circle(-40 + index * 130, 356, 32, "none", { stroke: "#9aa0a6", "stroke-width": 3 }),
      ) +
      times(8, (index) => pocket(25 + index * 130)) +
      rect(-120, 410, 1240, 200, 0, "#ffffff", { opacity: 0.14 }),
  );
};

const metalCan = (): string =>
  turned(
    12,
    lying(
      times(3, (index) => rect(392 + index * 84, 520, 22, index === 1 ? 420 : 390, 8, LEG)) +
        path("M296 470H704V520Q704 548 676 548H324Q296 548 296 520Z", steelAcross) +
        path("M250 500l54 -26v50l-40 14z", steelAcross) +
        path(
          "M330 190Q330 150 370 150H630Q670 150 670 190V480H330Z",
          across("#7d8184", "#f7f7f7 28%", "#c2c6c8 52%", "#8f9396 80%", "#686c6f"),
        ),
    ) +
      ellipse(500, 166, 168, 24, diagonal("#ffffff", "#c4c8ca")) +
      label("2N2222A", 500, 340, 58, "#4b4f52", { "font-weight": 500 }) +
      label("2451", 500, 404, 46, "#4b4f52", { "font-weight": 500 }),
  );

/** Drawings of semiconductors. */
export const chipDrawings: Readonly<Record<string, () => string>> = {
  "dip8-ne555": () => dip(8, ["NE555P", "24A K7"], { pitch: 132, depth: 300 }),
  "dip8-lm358": () => dip(8, ["LM358P", "23C M2"], { pitch: 132, depth: 300 }),
  "dip4-pc817": () => dip(4, ["PC817", "C 440"], { pitch: 220, depth: 360 }),
  "dip14-4001": () => dip(14, ["CD4001BE", "2438 N"], { pitch: 98, depth: 232 }),
  "dip16-595": () => dip(16, ["SN74HC595N", "2426 K"], { pitch: 92, depth: 224 }),
  "dip16-uln2003": () => dip(16, ["ULN2003AN", "2417 D"], { pitch: 92, depth: 224 }),
  "dip28-atmega": () => dip(28, ["ATMEGA328P-PU", "2409 35FD"], { pitch: 58, depth: 204 }),
  soic8: () => soic(["π120U30", "2503"]),
  "to220-irfz44n": () => to220(["IRFZ44N", "P432H"]),
  "to220-7805": () => to220(["LM7805CT", "2441"]),
  "to220-lm317": () => to220(["LM317T", "2438 C"]),
  "to220-7912": () => to220(["L7912CV", "2402"]),
  "to220-bt136": () => to220(["BT136", "600E"]),
  "to92-bc547": () => to92(["BC547", "B 43"], 3),
  "to92-lm35": () => to92(["LM35", "DZ"]),
  "to18-2n2222": metalCan,
  "diode-1n4007": () => diodes("#2a2b2d", "#d3d5d6", "1N4007", 140, 120),
  "diode-zener": () => diodes("#b4552a", "#1c1c1c", "4733A", 110, 92),
  "diode-schottky": () => diodes("#2a2b2d", "#d3d5d6", "1N5822", 180, 150),
  "bridge-kbp307": bridge,
  sot223,
  "sot23-tape": tape,
};
