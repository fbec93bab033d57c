import {
  at,
  circle,
  copper,
  dark,
  diagonal,
  ellipse,
  label,
  light,
  lying,
  outward,
  type Paint,
  path,
  rect,
  stroke,
  times,
  turned,
} from "../draw.ts";

/** A solderless breadboard with so many columns of holes. */
function breadboard(columns: number): string {
  const pitch = columns > 40 ? 13.4 : 24;
  const width = columns * pitch + pitch * 2;
  const x = 500 - width / 2;
  const rowPitch = columns > 40 ? 13.4 : 24;
  const height = rowPitch * 21;
  const y = 500 - height / 2;
  const dot = rowPitch * 0.46;
  const holes = (row: number, count: number) =>
    `<path d="${Array.from({ length: count }, (_, column) => `M${(x + pitch * (column + 1.5) - dot / 2).toFixed(1)} ${(y + row * rowPitch - dot / 2).toFixed(1)}h${dot.toFixed(1)}v${dot.toFixed(1)}h-${dot.toFixed(1)}z`).join("")}" fill="#4a4b48"/>`;
  const rail = (row: number) =>
    stroke(`M${x + pitch} ${y + (row - 0.7) * rowPitch}H${x + width - pitch}`, "#c2261c", 2.4) +
    stroke(`M${x + pitch} ${y + (row + 1.7) * rowPitch}H${x + width - pitch}`, "#2456b8", 2.4) +
    holes(row, columns) +
    holes(row + 1, columns);
  return turned(
    columns > 40 ? -28 : -14,
    lying(rect(x, y, width, height, 8, diagonal("#ffffff", "#f4f3ee", "#dddbd3"))) +
      rect(x, y + height / 2 - rowPitch * 0.5, width, rowPitch, 0, "#cfccc2") +
      rail(1.9) +
      rail(18.1) +
      times(5, (row) => holes(5 + row, columns)) +
      times(5, (row) => holes(12 + row, columns)) +
      times(Math.floor(columns / 5), (index) =>
        label(
          `${index * 5 + 1}`,
          x + pitch * (index * 5 + 1.5),
          y + 4.5 * rowPitch,
          rowPitch * 0.72,
          "#6a6b66",
          { "font-weight": 500 },
        ),
      ),
  );
}

const perfboard = (): string => {
  const dots = Array.from(
    { length: 19 * 29 },
    (_, index) => [226 + (index % 19) * 30.4, 94 + Math.floor(index / 19) * 29.2] as const,
  );
  return turned(
    -16,
    lying(rect(196, 62, 608, 876, 8, diagonal("#d9a05a", "#c4873e", "#a76c28"))) +
      dots.map(([x, y]) => circle(x, y, 10.5, "#d98a52")).join("") +
      dots.map(([x, y]) => circle(x, y, 4.6, "#3c2408")).join(""),
  );
};

/** A reel with something wound on it, seen from the front. */
const reel = (color: string, wound: Paint, r: number): string =>
  lying(circle(0, 0, r, outward(0.4, 0.35, 0.8, light(color, 0.3), color, dark(color, 0.35)))) +
  circle(0, 0, r * 0.94, "none", { stroke: dark(color, 0.4), "stroke-width": r * 0.012 }) +
  times(5, (index) =>
    at(0, 0, path(`M${-r * 0.16} ${-r * 0.86}H${r * 0.16}L${r * 0.1} ${-r * 0.42}H${-r * 0.1}Z`, wound), {
      turn: index * 72,
    }),
  ) +
  circle(0, 0, r * 0.36, diagonal(light(color, 0.25), dark(color, 0.2))) +
  circle(0, 0, r * 0.15, "#f1efe9") +
  circle(0, 0, r * 0.15, "none", { stroke: dark(color, 0.5), "stroke-width": r * 0.03 });

const solderRoll = (): string =>
  lying(stroke("M760 690C880 660 920 760 860 830C810 890 720 870 730 800", "#c3c7c9", 11)) +
  at(
    460,
    470,
    lying(
      ellipse(0, 60, 330, 330, "#1f4f98") +
        circle(0, 0, 330, outward(0.4, 0.35, 0.8, "#5f92dc", "#2c5fae", "#173a75")),
    ) +
      times(9, (index) =>
        circle(0, 0, 316 - index * 14, "none", {
          stroke: index % 2 ? "#eceeef" : "#a3a7aa",
          "stroke-width": 14,
        }),
      ) +
      circle(0, 0, 192, outward(0.4, 0.35, 0.8, "#5f92dc", "#2c5fae", "#173a75")) +
      path("M-150 -60A162 162 0 0 1 150 -60L150 60A162 162 0 0 1 -150 60Z", "#f6f5f0") +
      label("Sn63/Pb37", 0, -10, 56, "#1d2023", { "font-weight": 800 }) +
      label("0.8 mm   250 g", 0, 44, 36, "#3c4044") +
      circle(0, 108, 40, "#f1efe9") +
      circle(0, 108, 40, "none", { stroke: "#173a75", "stroke-width": 6 }),
  );

const braid = (): string =>
  at(430, 500, reel("#3a3d40", copper, 320)) +
  lying(
    stroke("M650 700C740 780 820 760 900 820", "#8f4c22", 40) +
      stroke("M650 700C740 780 820 760 900 820", "#d98a52", 32),
  ) +
  times(22, (index) => {
    const x = 658 + index * 11.4;
    const y = 704 + index * 5.2 + Math.sin(index / 3) * 8;
    return stroke(`M${x - 8} ${y - 10}l16 20M${x - 8} ${y + 10}l16 -20`, "#7a3f18", 2.6, { opacity: 0.65 });
  });

const starterSet = (): string =>
  lying(
    path(
      "M230 180H770Q790 180 790 200V870Q790 890 770 890H230Q210 890 210 870V200Q210 180 230 180Z",
      "#dfe5e6",
    ),
  ) +
  rect(210, 180, 580, 110, 20, "#2c5fae") +
  label("SOLDER & FLUX", 500, 254, 58, "#ffffff", { "font-weight": 800 }) +
  at(370, 470, at(0, 0, reel("#2f8a4f", "#d5d8da", 128))) +
  at(
    640,
    480,
    lying(circle(0, 0, 118, outward(0.4, 0.35, 0.8, "#fff7da", "#f0d488", "#b9923a"))) +
      circle(0, 0, 96, "#c2261c") +
      label("FLUX", 0, 2, 44, "#fff", { "font-weight": 800 }) +
      label("20 g", 0, 44, 32, "#ffe9e4"),
  ) +
  at(500, 730, reel("#3a3d40", copper, 110)) +
  path("M210 300H500L330 890H230Q210 890 210 870Z", "#ffffff", { opacity: 0.22 }) +
  rect(210, 180, 580, 710, 20, "none", { stroke: "#b4bfc2", "stroke-width": 4 });

/** Drawings of boards to build on and of solder. */
export const workbenchDrawings: Readonly<Record<string, () => string>> = {
  "breadboard-830": () => breadboard(63),
  "breadboard-400": () => breadboard(30),
  perfboard: () => at(90, 90, perfboard(), { scale: 0.82 }),
  "solder-roll": solderRoll,
  braid,
  "solder-flux-set": starterSet,
};
