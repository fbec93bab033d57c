import {
  across,
  at,
  cable,
  circle,
  dark,
  diagonal,
  ellipse,
  light,
  lying,
  outward,
  path,
  polar,
  raised,
  rect,
  times,
  turned,
} from "../draw.ts";
import { chip, hole, pad, plate, silk, smd } from "./boards.ts";

const LEG = across("#85898c", "#f4f4f3 35%", "#b4b8bb 65%", "#6f7376");

/** A 5 mm LED that lies with its dome upwards; its middle is at 0, 0. */
function lamp(color: string, { clear = false, legs = 2 }: { clear?: boolean; legs?: number } = {}): string {
  const lens = "M-120 150V-90A120 120 0 0 1 120 -90V150Z";
  const glass = clear
    ? across("#b9c4c9", "#f6fafb 26%", "#dfe9ec 55%", "#9fadb3")
    : across(dark(color, 0.4), `${light(color, 0.42)} 26%`, `${color} 55%`, dark(color, 0.45));
  const places = legs === 2 ? [-46, 46] : [-84, -28, 28, 84];
  return (
    lying(
      places
        .map((x, index) =>
          rect(x - 9, 170, 18, (legs === 2 ? [310, 250] : [230, 330, 270, 230])[index] ?? 250, 5, LEG),
        )
        .join("") +
        path("M-146 150H146V178Q146 190 134 190H-134Q-146 190 -146 178Z", glass) +
        path(lens, glass),
    ) +
    path("M-70 150V20L-20 -20H-8L-30 30V150Z", "#fff", { opacity: clear ? 0.6 : 0.14 }) +
    path("M20 150V60L58 10V150Z", "#000", { opacity: 0.1 }) +
    circle(
      0,
      -60,
      150,
      outward(0.5, 0.5, 0.5, light(color, 0.75), `${light(color, 0.3)}88 34%`, `${color}00`),
      { opacity: 0.75 },
    ) +
    path("M-92 120V-84A92 92 0 0 1 -40 -166Q-66 -120 -66 -70V120Z", "#ffffff", { opacity: 0.42 }) +
    ellipse(-30, -150, 34, 16, "#ffffff", { opacity: 0.6, transform: "rotate(-28 -30 -150)" }) +
    path("M-146 150H146V158H-146Z", "#ffffff", { opacity: 0.35 })
  );
}

const COLORS = {
  red: "#e02020",
  green: "#17a848",
  blue: "#1f4fe0",
  yellow: "#f0b400",
  white: "#e9eef2",
} as const;

const single = (color: string, options: { clear?: boolean; legs?: number } = {}): string =>
  at(530, 390, lamp(color, options), { turn: 14, scale: 1.12 });

const mixed = (): string =>
  at(250, 380, lamp(COLORS.red), { turn: -22, scale: 0.82 }) +
  at(750, 380, lamp(COLORS.blue), { turn: 22, scale: 0.82 }) +
  at(390, 420, lamp(COLORS.yellow), { turn: -8, scale: 0.82 }) +
  at(620, 420, lamp(COLORS.green), { turn: 9, scale: 0.82 }) +
  at(505, 500, lamp(COLORS.white, { clear: true }), { turn: 1, scale: 0.82 });

/** An addressable pixel in its white package. */
const pixel = (size: number, color: string): string =>
  raised(rect(-size / 2, -size / 2, size, size, size * 0.08, diagonal("#ffffff", "#e6e6e2", "#c9c8c2"))) +
  circle(0, 0, size * 0.4, "#d9d8d2") +
  circle(0, 0, size * 0.37, outward(0.5, 0.5, 0.5, light(color, 0.85), `${light(color, 0.25)} 45%`, color)) +
  circle(0, 0, size * 0.62, outward(0.5, 0.5, 0.5, `${color}99`, `${color}00`)) +
  path(`M${size * 0.5} ${size * 0.5}h${-size * 0.16}l${size * 0.16} ${-size * 0.16}z`, "#c9c8c2");

const wheel = (share: number): string => {
  const hues = [
    "#ff2a2a",
    "#ff9a1a",
    "#f2e01a",
    "#3be05a",
    "#19c8e0",
    "#2a5bff",
    "#a13cff",
    "#ff2a9b",
    "#ff2a2a",
  ];
  const place = (share % 1) * 8;
  return hues[Math.round(place) % 8] ?? "#ffffff";
};

const ring = (): string =>
  lying(
    path(
      "M500 110A390 390 0 1 1 499 110ZM500 270A230 230 0 1 0 501 270Z",
      diagonal("#3a3d40", "#1d1f21 50%", "#0f1011"),
      { "fill-rule": "evenodd" },
    ),
  ) +
  circle(500, 500, 386, "none", { stroke: "#55595c", "stroke-width": 3 }) +
  times(16, (index) => {
    const [x, y] = polar(500, 500, 310, index * 22.5);
    return at(x, y, pixel(88, wheel(index / 16)), { turn: index * 22.5 });
  }) +
  times(16, (index) => {
    const [x, y] = polar(500, 500, 310, index * 22.5 + 11.25);
    return at(x, y, rect(-6, -14, 12, 28, 2, "#c9ccce") + rect(-6, -6, 12, 12, 0, "#9a7a4a"), {
      turn: index * 22.5,
    });
  });

const HEART = [
  "00000000",
  "01100110",
  "11111111",
  "11111111",
  "11111111",
  "01111110",
  "00111100",
  "00011000",
];

const matrix = (): string =>
  lying(plate(110, 110, 780, 780, "#17191b", 14)) +
  times(64, (index) => {
    const row = Math.floor(index / 8);
    const column = index % 8;
    const on = HEART[row]?.[column] === "1";
    return at(158 + column * 97.7, 158 + row * 97.7, pixel(66, on ? "#ff2a3c" : "#27406e"));
  });

const smallBoard = (x: number, y: number, turn: number, color: string) =>
  at(
    x,
    y,
    lying(circle(0, 0, 150, diagonal("#3a3d40", "#1a1c1e 50%", "#0d0e0f"))) +
      times(6, (index) => {
        const [px, py] = polar(0, 0, 118, 45 + index * 45 + (index > 2 ? 45 : 0));
        return pad(px, py, 17);
      }) +
      pixel(120, color) +
      at(0, 96, smd(0, 0, "#9a7a4a")),
    { turn },
  );

const onBoard = (): string => {
  return (
    smallBoard(320, 330, -12, "#2a8bff") +
    smallBoard(680, 400, 20, "#3be05a") +
    smallBoard(440, 690, 6, "#ff2a9b")
  );
};

const pulse = (): string =>
  cable("M520 760C540 860 620 880 720 900", "#c21f1f", 13) +
  cable("M500 770C500 880 600 920 700 940", "#26282a", 13) +
  cable("M480 764C450 900 560 960 680 980", "#7b3fa8", 13) +
  lying(circle(500, 450, 330, diagonal("#3a3d40", "#1a1c1e 50%", "#0d0e0f"))) +
  circle(500, 450, 322, "none", { stroke: "#55595c", "stroke-width": 3 }) +
  path(
    "M500 690C380 590 300 520 300 420C300 340 360 290 424 290C462 290 488 312 500 340C512 312 538 290 576 290C640 290 700 340 700 420C700 520 620 590 500 690Z",
    "none",
    { stroke: "#f4f4f0", "stroke-width": 12 },
  ) +
  raised(rect(446, 346, 108, 70, 8, "#f4f4f0")) +
  circle(500, 381, 28, outward(0.5, 0.5, 0.5, "#eaffef", "#35e06a 55%", "#0f9a3c")) +
  circle(500, 381, 90, outward(0.5, 0.5, 0.5, "#35e06a88", "#35e06a00")) +
  raised(rect(452, 450, 96, 66, 6, "#1a1b1c")) +
  rect(464, 462, 72, 42, 4, "#2c3a52") +
  smd(390, 440, "#9a7a4a", 90) +
  smd(610, 440, "#2b2c2e", 90) +
  hole(240, 450, 14) +
  hole(760, 450, 14) +
  hole(500, 190, 14) +
  silk("PULSE", 500, 590, 40) +
  times(3, (index) => pad(460 + index * 40, 740, 16));

const loadCell = (): string =>
  turned(
    -10,
    lying(plate(180, 320, 640, 360, "#1f7a3f", 8)) +
      chip(390, 420, 210, 120, "HX711", 8) +
      hole(226, 366, 16) +
      hole(226, 634, 16) +
      times(
        6,
        (index) =>
          pad(776, 366 + index * 54, 17) +
          silk(["E+", "E−", "A−", "A+", "B−", "B+"][index] ?? "", 730, 374 + index * 54, 22),
      ) +
      times(
        4,
        (index) =>
          pad(276, 420 + index * 54, 17) +
          silk(["GND", "DT", "SCK", "VCC"][index] ?? "", 328, 428 + index * 54, 22),
      ) +
      raised(rect(640, 420, 50, 46, 4, "#26272a")) +
      times(3, (index) => smd(420 + index * 66, 610, "#9a7a4a", 90)) +
      times(3, (index) => smd(640, 520 + index * 42)) +
      silk("24-bit ADC", 480, 380, 26),
  );

/** Drawings of LEDs, pixels and of two small modules. */
export const ledDrawings: Readonly<Record<string, () => string>> = {
  "led-red": () => single(COLORS.red),
  "led-green": () => single(COLORS.green),
  "led-blue": () => single(COLORS.blue),
  "led-white": () => single(COLORS.white, { clear: true }),
  "led-rgb": () => single("#d9b8e8", { legs: 4 }),
  "led-mix": mixed,
  "led-ring": ring,
  "neopixel-matrix": matrix,
  neopixel: onBoard,
  "heart-beat": pulse,
  hx711: loadCell,
};
