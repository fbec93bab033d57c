import {
  across,
  at,
  cable,
  circle,
  down,
  ellipse,
  label,
  lying,
  path,
  rect,
  steelAcross,
  stroke,
  sunk,
  times,
} from "../draw.ts";
import { readout } from "../readout.ts";
import { benchCase, key, knob } from "./bench-parts.ts";

/** A soldering station with its iron on the stand. */
const solderingStation = (): string =>
  benchCase(90, 320, 430, 420, down("#3a3f44", "#2a2d31"), false) +
  sunk(rect(140, 380, 330, 140, 10, "#0e1210")) +
  readout("350", 190, 402, 96, "#ff5b3a", "rgb(255 255 255 / 0.05)") +
  label("°C", 420, 480, 46, "#ff5b3a") +
  knob(204, 614, 46, "#1d2023") +
  key(290, 580, 76, 34, "#f0b400", "−") +
  key(384, 580, 76, 34, "#f0b400", "+") +
  label("SET 350   60 W", 374, 652, 18, "#e6e4de") +
  rect(150, 682, 50, 20, 6, "#c2261c") +
  lying(
    path(
      "M560 740L600 560Q610 520 650 520H800Q840 520 850 560L890 740Q894 770 860 770H590Q556 770 560 740Z",
      down("#4a4f55", "#26292c"),
    ),
  ) +
  rect(600, 650, 250, 92, 16, down("#e6b84a", "#c9922a")) +
  times(30, (index) =>
    circle(620 + ((index * 83) % 216), 664 + ((index * 47) % 66), 3.4, "#a87518", { opacity: 0.7 }),
  ) +
  at(
    740,
    380,
    lying(
      times(7, (index) =>
        ellipse(0, 92 + index * 24, 44 - index * 3, 15, "none", { stroke: "#a9adb0", "stroke-width": 9 }),
      ) +
        path("M-10 40L-5 210L0 232L5 210L10 40Z", steelAcross) +
        rect(-22, -40, 44, 90, 10, across("#26292c", "#5d6369", "#1f2224")) +
        path(
          "M-30 -40H30L36 -120Q40 -240 28 -300Q0 -316 -28 -300Q-40 -240 -36 -120Z",
          across("#1c3f7d", "#5f92dc 30%", "#2c5fae 58%", "#15315f"),
        ) +
        times(4, (index) => stroke(`M-34 ${-90 - index * 22}h68`, "#15315f", 4, { opacity: 0.5 })),
    ),
    { turn: 24 },
  ) +
  cable("M862 108C900 60 960 120 930 240C900 420 930 830 700 850C560 862 470 850 440 760", "#2c2f33", 14);

const hotAir = (): string =>
  benchCase(120, 360, 440, 430, down("#3a3f44", "#2a2d31"), false) +
  sunk(rect(170, 416, 340, 130, 10, "#0e1210")) +
  readout("320", 216, 436, 88, "#52e27c", "rgb(255 255 255 / 0.05)") +
  label("°C", 450, 506, 44, "#52e27c") +
  knob(240, 650, 46, "#1d2023") +
  knob(440, 650, 46, "#1d2023") +
  label("HEAT", 240, 730, 18, "#e6e4de") +
  label("AIR", 440, 730, 18, "#e6e4de") +
  cable("M800 760C800 920 560 940 340 900C300 890 300 830 320 780", "#2c2f33", 30) +
  lying(
    at(
      760,
      420,
      rect(-22, -300, 44, 130, 6, steelAcross) +
        rect(-36, -190, 72, 34, 8, "#25282b") +
        path(
          "M-40 -160H40L52 40Q56 220 40 330Q0 350 -40 330Q-56 220 -52 40Z",
          across("#1a1c1e", "#4d5358 32%", "#2c3034 60%", "#131516"),
        ) +
        times(8, (index) => stroke(`M-30 ${-130 + index * 16}h60`, "#0b0c0d", 5)) +
        rect(-18, 120, 36, 70, 12, "#f0b400"),
      { turn: 8 },
    ),
  );

/** Drawings of soldering and hot air stations. */
export const stationDrawings: Readonly<Record<string, () => string>> = {
  "soldering-station": solderingStation,
  "hot-air": hotAir,
};
