import {
  across,
  at,
  circle,
  copper,
  dark,
  diagonal,
  down,
  ellipse,
  label,
  light,
  lying,
  outward,
  path,
  polar,
  raised,
  rect,
  steelAcross,
  stroke,
  times,
  turned,
} from "../draw.ts";

const WIRE_UP = across("#8f9396", "#f4f4f3 35%", "#b4b8bb 65%", "#74787b");

/** A radial electrolytic capacitor, standing. */
function electrolytic(
  sleeve: string,
  lines: readonly string[],
  width: number,
  height: number,
  x = 500,
): string {
  const left = x - width / 2;
  const top = 470 - height / 2;
  return (
    lying(
      rect(x - width * 0.28, top + height - 10, 20, 190, 8, WIRE_UP) +
        rect(x + width * 0.28 - 20, top + height - 10, 20, 150, 8, WIRE_UP) +
        rect(
          left,
          top,
          width,
          height,
          width * 0.07,
          across(dark(sleeve, 0.5), `${light(sleeve, 0.3)} 24%`, `${sleeve} 50%`, dark(sleeve, 0.55)),
        ),
    ) +
    path(
      `M${left + width * 0.72} ${top + 8}h${width * 0.17}v${height - 16}h-${width * 0.17}z`,
      across("#c9ced3", "#eef0f2 40%", "#8b9096"),
    ) +
    times(4, (index) =>
      rect(
        left + width * 0.775,
        top + height * (0.16 + index * 0.21),
        width * 0.06,
        height * 0.07,
        3,
        dark(sleeve, 0.2),
      ),
    ) +
    ellipse(x, top + 12, width * 0.49, width * 0.09, steelAcross) +
    ellipse(x, top + 10, width * 0.43, width * 0.07, diagonal("#f6f6f6", "#b3b7ba")) +
    stroke(
      `M${x - width * 0.3} ${top + 10}H${x + width * 0.3}M${x} ${top - width * 0.05}V${top + 10 + width * 0.06}`,
      "#8d9194",
      4,
    ) +
    stroke(`M${left + 4} ${top + height * 0.93}H${left + width - 4}`, "#000", 6, { opacity: 0.25 }) +
    lines
      .map((line, index) =>
        label(line, left + width * 0.37, top + height * 0.42 + index * width * 0.2, width * 0.16, "#eef0f0", {
          "font-weight": 600,
        }),
      )
      .join("")
  );
}

/** A disc or drop with two legs. */
function disc(
  color: string,
  lines: readonly string[],
  r: number,
  x: number,
  y: number,
  turn: number,
  flat = 1,
): string {
  return at(
    x,
    y,
    lying(
      rect(-r * 0.48, r * 0.7, r * 0.12, r * 1.9, r * 0.05, WIRE_UP) +
        rect(r * 0.36, r * 0.7, r * 0.12, r * 1.7, r * 0.05, WIRE_UP) +
        path(`M${-r * 0.5} ${r * 0.7}L${-r * 0.36} ${r * 1.25}H${-r * 0.48}Z`, color) +
        path(`M${r * 0.5} ${r * 0.7}L${r * 0.36} ${r * 1.25}H${r * 0.48}Z`, color) +
        ellipse(0, 0, r, r * flat, outward(0.36, 0.3, 0.85, light(color, 0.42), color, dark(color, 0.38))),
    ) +
      lines
        .map((line, index) =>
          label(line, 0, r * (0.14 + (index - (lines.length - 1) / 2) * 0.46), r * 0.42, dark(color, 0.75), {
            "font-weight": 600,
          }),
        )
        .join(""),
    { turn },
  );
}

const discs = (color: string, lines: readonly string[], r: number): string =>
  disc(color, lines, r, 300, 470, -14) +
  disc(color, lines, r, 700, 450, 12) +
  disc(color, lines, r, 500, 350, 2);

const film = (): string =>
  turned(
    -8,
    lying(
      rect(306, 640, 22, 240, 8, WIRE_UP) +
        rect(672, 640, 22, 220, 8, WIRE_UP) +
        rect(190, 280, 620, 400, 22, diagonal("#f7d04e", "#e8b015 50%", "#b98505")),
    ) +
      rect(210, 300, 580, 356, 14, down("#f4c534", "#e3aa12")) +
      label("MKP  X2", 500, 400, 64, "#5a3f00", { "font-weight": 700 }) +
      label("0.47 µF K", 500, 490, 78, "#5a3f00") +
      label("275 V∼  40/110/56", 500, 580, 46, "#5a3f00", { "font-weight": 500 }),
  );

const toroid = (): string =>
  lying(
    stroke("M420 760V930M580 760V910", copper, 22) +
      circle(500, 480, 300, outward(0.4, 0.35, 0.8, "#ffe27a", "#e9bb2c", "#a97f0c")),
  ) +
  circle(500, 480, 130, "#f1efe9") +
  circle(500, 480, 132, "none", { stroke: "#8e6b0a", "stroke-width": 8, opacity: 0.5 }) +
  times(30, (index) => {
    const angle = 28 + index * 10.6 - 180;
    const [x1, y1] = polar(500, 480, 308, angle);
    const [x2, y2] = polar(500, 480, 122, angle + 3);
    return (
      stroke(`M${x1} ${y1}L${x2} ${y2}`, "#5c2c10", 25) +
      stroke(`M${x1} ${y1}L${x2} ${y2}`, "#b8662f", 20) +
      stroke(`M${x1} ${y1}L${x2} ${y2}`, "#f3b98d", 5, { transform: "translate(-3 -4)", opacity: 0.9 })
    );
  });

const crystal = (): string =>
  turned(
    -14,
    lying(
      stroke("M390 620V860M610 620V840", WIRE_UP, 20) +
        rect(220, 590, 560, 52, 26, steelAcross) +
        rect(244, 300, 512, 316, 120, down("#f7f7f7", "#d3d6d8 30%", "#a9adb0 75%", "#83878a")),
    ) +
      rect(266, 320, 468, 262, 104, diagonal("#eff0f0", "#bfc3c5")) +
      label("16.000", 500, 470, 92, "#55595c", { "font-weight": 500 }) +
      label("NLM 24K", 500, 540, 46, "#6a6e71", { "font-weight": 500 }),
  );

const glassFuse = (): string =>
  times(3, (index) =>
    at(
      500,
      250 + index * 240,
      lying(
        rect(-190, -60, 380, 120, 6, down("#e9f2f3", "#ffffff 25%", "#d2e0e2 60%", "#a9bcbf"), {
          opacity: 0.95,
        }) +
          rect(-330, -68, 170, 136, 12, down("#b9bcbe", "#ffffff 24%", "#c9ccce 50%", "#7b7f82")) +
          rect(160, -68, 170, 136, 12, down("#b9bcbe", "#ffffff 24%", "#c9ccce 50%", "#7b7f82")),
      ) +
        stroke("M-160 6Q0 -20 160 8", "#8a8e91", 5) +
        rect(-160, -44, 320, 20, 8, "#fff", { opacity: 0.75 }) +
        label("F1A 250V", -244, 10, 30, "#54585b", { "font-weight": 500 }),
      { turn: -18, scale: 0.9 },
    ),
  );

const potentiometer = (): string =>
  lying(
    times(3, (index) =>
      rect(376 + index * 108, 690, 34, 210, 6, across("#d9b45e", "#f6dfa0 40%", "#b3862c")),
    ) +
      rect(300, 640, 400, 90, 10, "#8a5a2b") +
      circle(500, 500, 250, outward(0.4, 0.34, 0.8, "#f2f3f3", "#c3c7c9", "#85898c")),
  ) +
  circle(500, 500, 210, "none", { stroke: "#7d8184", "stroke-width": 4, opacity: 0.6 }) +
  raised(path("M500 388L597 444V556L500 612L403 556V444Z", diagonal("#f4f4f4", "#b4b8bb", "#8b8f92"))) +
  circle(500, 500, 82, "#73777a") +
  times(4, (index) =>
    circle(500, 500, 80 - index * 7, "none", {
      stroke: index % 2 ? "#e2e4e5" : "#6d7174",
      "stroke-width": 4,
    }),
  ) +
  raised(circle(500, 500, 50, diagonal("#f7f7f7", "#c1c5c7", "#8d9194"))) +
  rect(493, 448, 14, 104, 3, "#4c5053") +
  label("B10K", 500, 690, 40, "#3f4245", { "font-weight": 600 });

const trimmer = (): string =>
  turned(
    -10,
    lying(
      times(3, (index) => rect(340 + index * 150, 640, 22, 240, 8, WIRE_UP)) +
        rect(230, 290, 540, 380, 16, diagonal("#4d7fd0", "#2a5cb4 50%", "#173a7c")),
    ) +
      rect(250, 312, 500, 336, 8, down("#3f72c6", "#2857ab")) +
      raised(circle(330, 300, 54, diagonal("#f6e2a4", "#d2a544", "#8c6614"))) +
      rect(284, 292, 92, 16, 3, "#5e430b", { transform: "rotate(-28 330 300)" }) +
      label("3296", 520, 450, 92, "#e9eff9", { "font-weight": 600 }) +
      label("W 103", 500, 560, 92, "#e9eff9", { "font-weight": 600 }),
  );

const CAP = down("#c3c7c9", "#ffffff 24%", "#ced2d4 50%", "#84888b");

const ceramicFuse = (text: string, small: string, thick: number): string =>
  times(2, (index) =>
    at(
      500,
      350 + index * 300,
      lying(
        rect(-330, -thick, 660, thick * 2, 8, down("#ffffff", "#f3efe6 30%", "#d8d2c4 70%", "#b1aa9a")) +
          rect(-390, -thick - 10, 180, thick * 2 + 20, 14, CAP) +
          rect(210, -thick - 10, 180, thick * 2 + 20, 14, CAP),
      ) +
        label(text, 0, 8, 58, "#2b2e31", { "font-weight": 600 }) +
        label(small, 0, 54, 34, "#5a5e61", { "font-weight": 500 }),
      { turn: -20, scale: 0.92 },
    ),
  );

/** Drawings of capacitors, coils, crystals, potentiometers and fuses. */
export const passiveDrawings: Readonly<Record<string, () => string>> = {
  "electrolytic-1000": () => electrolytic("#2b3f66", ["1000µF", "25V", "105°C"], 340, 560),
  "electrolytic-10": () =>
    at(-150, 30, electrolytic("#33363a", ["10µF", "50V"], 250, 400)) +
    at(150, 30, electrolytic("#33363a", ["10µF", "50V"], 250, 400)),
  "ceramic-104": () => discs("#e2a24a", ["104"], 120),
  "ceramic-22p": () => discs("#d98a4c", ["22"], 120),
  "film-x2": film,
  "inductor-toroid": toroid,
  "crystal-16mhz": crystal,
  "fuse-glass": glassFuse,
  "fuse-hrc-10a": () => ceramicFuse("10 A  600 V", "10 kA  FAST", 62),
  "fuse-hrc-440": () => ceramicFuse("440 mA  1000 V", "10 kA  FAST", 84),
  "ptc-fuse": () => disc("#f0b62a", ["RXEF", "050"], 190, 500, 350, -6),
  varistor: () => disc("#4f8fc4", ["14D", "471K"], 210, 500, 360, 5),
  "pot-16mm": potentiometer,
  "trimmer-3296": trimmer,
};
