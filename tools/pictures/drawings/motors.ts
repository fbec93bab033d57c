import {
  across,
  at,
  cable,
  circle,
  diagonal,
  down,
  ellipse,
  gold,
  label,
  lying,
  outward,
  type Paint,
  path,
  polar,
  raised,
  rect,
  steel,
  steelDown,
  stroke,
  times,
  turned,
} from "../draw.ts";

const gearMotor = (): string =>
  lying(
    rect(120, 400, 420, 200, 20, down("#ffd95a", "#f0b81a 40%", "#bd8a08")) +
      rect(40, 424, 120, 152, 16, steelDown) +
      rect(20, 470, 30, 60, 6, "#e9e6dc"),
  ) +
  rect(170, 420, 360, 40, 10, "#fff3c2", { opacity: 0.5 }) +
  times(4, (index) => circle([180, 510, 180, 510][index] ?? 0, index < 2 ? 430 : 570, 12, "#6b5208")) +
  stroke("M330 404V596", "#a37808", 4) +
  lying(circle(700, 500, 250, outward(0.5, 0.5, 0.5, "#1c1d1f 70%", "#3a3c3e 86%", "#141516"))) +
  times(40, (index) => {
    const [x1, y1] = polar(700, 500, 246, index * 9);
    const [x2, y2] = polar(700, 500, 218, index * 9 + 4);
    return stroke(`M${x1} ${y1}L${x2} ${y2}`, "#08090a", 7);
  }) +
  circle(700, 500, 196, outward(0.4, 0.35, 0.8, "#ffe27a", "#f0b81a", "#c08c08")) +
  times(6, (index) => at(700, 500, rect(-32, -170, 64, 92, 26, "#2a2c2e"), { turn: index * 60 })) +
  raised(circle(700, 500, 54, outward(0.4, 0.35, 0.8, "#ffe68a", "#eab214", "#b98505"))) +
  rect(680, 486, 40, 28, 4, "#f6f5ef") +
  cable("M24 480C-20 440 0 380 60 360", "#c2261c", 10) +
  cable("M24 520C-20 560 0 620 60 640", "#25282b", 10);

const byj48 = (): string =>
  lying(
    cable("M500 720C500 800 500 820 480 960", "#e8761b", 14) +
      cable("M470 720C460 800 450 840 420 960", "#f0c81e", 14) +
      cable("M530 720C540 800 550 840 560 960", "#2f7de0", 14) +
      cable("M440 720C430 800 400 840 360 960", "#e07aa8", 14) +
      rect(160, 410, 680, 120, 50, steel) +
      circle(500, 470, 270, outward(0.4, 0.34, 0.8, "#f2f3f3", "#c3c7c9", "#8d9194")),
  ) +
  circle(210, 470, 30, "#f1efe9") +
  circle(790, 470, 30, "#f1efe9") +
  circle(500, 470, 236, "none", { stroke: "#8d9194", "stroke-width": 4, opacity: 0.7 }) +
  rect(400, 700, 200, 60, 10, "#2456b8") +
  label("28BYJ-48", 500, 630, 40, "#55595c") +
  label("5V DC", 500, 676, 32, "#55595c") +
  raised(circle(500, 340, 74, gold)) +
  raised(circle(500, 340, 44, steel)) +
  rect(474, 300, 52, 14, 2, "#7d8184") +
  rect(474, 366, 52, 14, 2, "#7d8184") +
  times(3, (index) => circle(380 + index * 120, 520, 9, "#9da1a4"));

interface Servo {
  readonly body: readonly [string, string, string, string];
  readonly sticker: readonly [string, string];
  readonly words: readonly [string, string, string];
  readonly horn: "metal" | "arm" | "cross";
}

const arm = (fill: Paint, holes: string): string =>
  path("M-70 0L-46 -232Q0 -276 46 -232L70 0A70 70 0 0 1 -70 0Z", fill) +
  times(5, (index) => circle(0, -206 + index * 34, 9, holes));

const horns: Readonly<Record<Servo["horn"], string>> = {
  metal: arm(diagonal("#f6f6f6", "#d9dadb", "#b1b4b6"), "#6b6f72"),
  arm: at(0, 0, arm(diagonal("#ffffff", "#f2f2ee", "#d2d1cb"), "#8a8a84"), { turn: 42, scale: 0.92 }),
  cross: times(4, (index) =>
    at(0, 0, arm(diagonal("#ffffff", "#f2f2ee", "#d2d1cb"), "#8a8a84"), {
      turn: 24 + index * 90,
      scale: index % 2 ? 0.66 : 0.86,
    }),
  ),
};

/** A servo from above, its cable downwards. */
const servo = ({
  body: [edge, glow, middle, far],
  sticker,
  words: [name, kind, force],
  horn,
}: Servo): string =>
  lying(
    cable("M500 860C500 900 560 930 640 950", "#7a3d1a", 13) +
      cable("M520 860C530 890 580 910 660 926", "#c2261c", 13) +
      cable("M540 860C550 880 600 890 680 902", "#e8961b", 13) +
      rect(250, 250, 500, 80, 10, down(middle, edge)) +
      rect(330, 180, 340, 690, 20, across(edge, `${glow} 30%`, `${middle} 60%`, far)),
  ) +
  circle(282, 290, 18, "#f1efe9") +
  circle(718, 290, 18, "#f1efe9") +
  rect(344, 520, 312, 230, 8, down(...sticker)) +
  label(name, 500, 610, 62, "#ffffff", { "font-weight": 800 }) +
  label(kind, 500, 662, 34, "#ffffff", { opacity: 0.9 }) +
  label(force, 500, 708, 34, "#ffffff", { opacity: 0.9 }) +
  stroke("M340 420H660M340 790H660", "#0c0d0e", 4, { opacity: 0.7 }) +
  raised(circle(500, 320, 90, outward(0.4, 0.35, 0.8, glow, far))) +
  raised(at(500, 320, horns[horn])) +
  raised(circle(500, 320, 30, horn === "metal" ? gold : steel)) +
  stroke("M484 320h32M500 304v32", "#4a3a12", 6);

const small = (horn: Servo["horn"]): string =>
  servo({
    body: ["#123f8c", "#6fa6f4", "#2a6fd6", "#0f3474"],
    sticker: ["#1d2023", "#33373b"],
    words: ["SG90", "MICRO SERVO", "9 g  ·  180°"],
    horn,
  });

const pump = (): string =>
  lying(
    cable("M760 560C860 560 880 700 820 800", "#c2261c", 12) +
      cable("M760 590C830 600 850 720 770 820", "#25282b", 12) +
      rect(240, 420, 530, 270, 60, down("#fafbfb", "#d7dcdf 45%", "#a3abb0")) +
      rect(190, 200, 74, 300, 20, across("#c9cfd2", "#ffffff 35%", "#aab2b6")) +
      rect(180, 440, 120, 230, 40, down("#f4f6f6", "#c4cacd 60%", "#939ba0")),
  ) +
  ellipse(227, 206, 37, 13, "#7d868b") +
  ellipse(227, 206, 24, 8, "#3a4044") +
  times(6, (index) => rect(330 + index * 60, 640, 30, 12, 6, "#8d959a")) +
  stroke("M310 430V680M700 430V680", "#9aa3a8", 4) +
  rect(290, 440, 430, 34, 16, "#ffffff", { opacity: 0.7 }) +
  label("DC 3-6V  120L/H", 510, 570, 46, "#5b6468", { "font-weight": 500 });

const motor130 = (): string =>
  turned(
    -20,
    lying(
      rect(90, 484, 170, 32, 10, steelDown) +
        rect(230, 440, 60, 120, 14, steelDown) +
        rect(
          270,
          320,
          400,
          360,
          60,
          down("#b9bdc0", "#f6f7f7 24%", "#c6cacc 48%", "#84888b 82%", "#6b6f72"),
        ) +
        rect(660, 334, 80, 332, 16, down("#4b8fe0", "#2a6cc4", "#174a94")) +
        rect(736, 390, 60, 22, 4, gold) +
        rect(736, 590, 60, 22, 4, gold),
    ) +
      rect(380, 400, 180, 70, 30, "#3a3e41", { opacity: 0.75 }) +
      stroke("M300 330V670M640 330V670", "#8d9194", 4) +
      label("130", 470, 600, 60, "#6b6f72"),
  );

const fan = (): string =>
  lying(rect(150, 150, 700, 700, 60, diagonal("#3a3d40", "#1e2022", "#121314"))) +
  [
    [206, 206],
    [794, 206],
    [206, 794],
    [794, 794],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 32, "#0c0d0e") + circle(x, y, 24, "#f1efe9"))
    .join("") +
  circle(500, 500, 336, "#d9d6cd") +
  circle(500, 500, 336, "none", { stroke: "#0c0d0e", "stroke-width": 10 }) +
  times(7, (index) =>
    at(
      500,
      500,
      raised(
        path(
          "M-40 -110C-120 -180 -150 -270 -96 -318C-20 -332 70 -316 116 -270C70 -236 40 -180 52 -104Z",
          diagonal("#4d5154", "#26282b 55%", "#17181a"),
        ),
      ),
      { turn: index * (360 / 7) },
    ),
  ) +
  raised(circle(500, 500, 134, outward(0.4, 0.34, 0.8, "#4a4e51", "#222427", "#151617"))) +
  circle(500, 500, 104, "#f4f2ec") +
  label("12V  0.15A", 500, 494, 40, "#26282b", { "font-weight": 700 }) +
  label("80 × 80 × 25", 500, 536, 26, "#4a4e51") +
  cable("M846 760C900 780 930 840 920 930", "#c2261c", 11) +
  cable("M840 784C880 800 900 860 886 950", "#25282b", 11);

/** Drawings of motors, pumps and fans. */
export const motorDrawings: Readonly<Record<string, () => string>> = {
  "gear-motor-wheel": () => at(40, 0, gearMotor(), { scale: 0.96 }),
  "stepper-28byj": byj48,
  servo: () => small("arm"),
  "servo-cross": () => small("cross"),
  "servo-metal": () =>
    servo({
      body: ["#1d1f21", "#4a4e52", "#2d3033", "#161719"],
      sticker: ["#e0592a", "#b33d14"],
      words: ["MG996R", "METAL GEAR", "11 kg·cm"],
      horn: "metal",
    }),
  "water-pump": pump,
  "dc-motor": motor130,
  "fan-80": fan,
};
