import { at, dark, down, label, light, lying, path, rect, times, turned } from "../draw.ts";

const WIRE = down("#f4f4f3", "#b9bcbe 45%", "#74787b");

const BANDS: Readonly<Record<string, string>> = {
  black: "#1a1a1a",
  brown: "#6b3a1a",
  red: "#c21f1f",
  orange: "#e8761b",
  yellow: "#f0c81e",
  green: "#2b8a3a",
  blue: "#2456b8",
  violet: "#7b3fa8",
  grey: "#8a8a8a",
  white: "#f2f2f2",
  gold: "#c9993a",
  silver: "#b9bdc0",
};

const rounded = (color: string) =>
  down(
    dark(color, 0.12),
    `${light(color, 0.5)} 20%`,
    `${color} 46%`,
    `${dark(color, 0.28)} 80%`,
    dark(color, 0.42),
  );

/** A resistor with its bands, turned about its middle. */
function resistor(
  body: string,
  bands: readonly string[],
  x: number,
  y: number,
  turn: number,
  scale = 1,
): string {
  const shape =
    "M-200 -62Q-200 -76 -184 -76H-136Q-112 -76 -100 -62Q-94 -56 -80 -56H80Q94 -56 100 -62Q112 -76 136 -76H184Q200 -76 200 -62V62Q200 76 184 76H136Q112 76 100 62Q94 56 80 56H-80Q-94 56 -100 62Q-112 76 -136 76H-184Q-200 76 -200 62Z";
  const places = bands.length > 4 ? [-158, -72, -20, 32, 154] : [-158, -66, 4, 154];
  return at(
    x,
    y,
    lying(rect(-450, -12, 900, 24, 10, WIRE) + path(shape, rounded(body))) +
      bands
        .map((band, index) => {
          const place = places[index] ?? 0;
          const half = Math.abs(place) > 110 ? 76 : 56;
          return rect(place - 17, -half, 34, half * 2, 2, rounded(BANDS[band] ?? "#000"));
        })
        .join(""),
    { turn, scale },
  );
}

const BEIGE = "#dcb987";

const BLUE = "#7fb4d8";

const three = (body: string, bands: readonly string[]): string =>
  resistor(body, bands, 500, 270, -22, 0.8) +
  resistor(body, bands, 500, 500, -22, 0.8) +
  resistor(body, bands, 500, 730, -22, 0.8);

const kit = (): string =>
  times(5, (strip) => {
    const y = 170 + strip * 165;
    const sets = [
      ["brown", "black", "black", "black", "brown"],
      ["red", "red", "black", "brown", "brown"],
      ["yellow", "violet", "black", "brown", "brown"],
      ["brown", "black", "black", "red", "brown"],
      ["green", "blue", "black", "orange", "brown"],
    ];
    const words = ["100R", "2.2k", "4.7k", "10k", "560k"];
    return (
      lying(times(3, (index) => rect(180, y - 49 + index * 46, 560, 6, 2, WIRE))) +
      times(3, (index) =>
        resistor(BLUE, sets[strip] ?? [], 460, y - 46 + index * 46, 0, 0.36).replaceAll(
          'filter="url(#lying)"',
          "",
        ),
      ) +
      lying(rect(150, y - 66, 60, 132, 4, "#efe7d2")) +
      lying(rect(726, y - 66, 60, 132, 4, "#efe7d2")) +
      lying(rect(790, y - 34, 110, 68, 4, "#ffffff")) +
      label(words[strip] ?? "", 845, y + 12, 32, "#2a2d30")
    );
  });

const cement = (): string =>
  turned(
    -20,
    lying(
      rect(60, 486, 880, 26, 10, WIRE) +
        rect(220, 390, 560, 220, 10, down("#fbf9f4", "#e6e2d8 40%", "#c2bdb1")),
    ) +
      rect(220, 390, 560, 40, 10, "#ffffff", { opacity: 0.7 }) +
      rect(220, 404, 18, 192, 4, "#bfb9ab") +
      rect(762, 404, 18, 192, 4, "#bfb9ab") +
      label("5W 0.1Ω J", 500, 534, 92, "#2a2a2a", { "font-weight": 500 }),
  );

const inductor = (): string =>
  resistor("#4f9a6a", ["brown", "black", "black", "silver"], 500, 310, -22, 0.8) +
  resistor("#4f9a6a", ["brown", "black", "black", "silver"], 500, 500, -22, 0.8) +
  resistor("#4f9a6a", ["brown", "black", "black", "silver"], 500, 690, -22, 0.8);

/** Drawings of resistors and of coils of their shape. */
export const resistorDrawings: Readonly<Record<string, () => string>> = {
  "resistor-4k7": () => three(BEIGE, ["yellow", "violet", "red", "gold"]),
  "resistor-220": () => three(BEIGE, ["red", "red", "brown", "gold"]),
  "resistor-10k": () => three(BEIGE, ["brown", "black", "orange", "gold"]),
  "resistor-1m": () => three(BEIGE, ["brown", "black", "green", "gold"]),
  "resistor-precision": () => resistor(BLUE, ["brown", "black", "black", "black", "violet"], 500, 500, -24),
  "resistor-kit": kit,
  "resistor-cement": cement,
  "inductor-axial": inductor,
};
