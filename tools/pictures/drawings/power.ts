import {
  across,
  at,
  cable,
  circle,
  dark,
  diagonal,
  down,
  ellipse,
  label,
  light,
  lying,
  outward,
  type Paint,
  path,
  raised,
  rect,
  steel,
  steelAcross,
  stroke,
  times,
  turned,
} from "../draw.ts";
import { terminals } from "./boards.ts";

const roundUp = (color: string): Paint =>
  across(
    dark(color, 0.45),
    `${color} 14%`,
    `${light(color, 0.5)} 30%`,
    `${color} 52%`,
    `${dark(color, 0.35)} 84%`,
    dark(color, 0.55),
  );

/** A cylindrical cell standing upright with its middle at 0, 0. */
function cell(
  width: number,
  height: number,
  color: string,
  words: readonly string[],
  button: boolean,
): string {
  const x = -width / 2;
  const y = -height / 2;
  return (
    lying(
      (button ? rect(-width * 0.17, y - height * 0.035, width * 0.34, height * 0.06, 8, steelAcross) : "") +
        rect(x, y, width, height, width * 0.09, roundUp("#b9bdc0")) +
        rect(x, y + height * 0.04, width, height * 0.93, width * 0.03, roundUp(color)),
    ) +
    ellipse(0, y + height * 0.028, width * 0.47, width * 0.05, "#f3f4f4", { opacity: 0.7 }) +
    words
      .map((word, index) =>
        label(
          word,
          0,
          index * width * 0.3 - width * 0.1 * words.length,
          index ? width * 0.17 : width * 0.26,
          "#ffffff",
          {
            "font-weight": index ? 600 : 800,
          },
        ),
      )
      .join("")
  );
}

const lithium = (): string =>
  at(360, 500, cell(230, 720, "#2f8f83", ["18650", "2600 mAh", "3.7 V"], false), { turn: -8 }) +
  at(640, 500, cell(230, 720, "#2f8f83", ["18650", "2600 mAh", "3.7 V"], false), { turn: -8 });

const penlights = (): string =>
  times(
    4,
    (index) =>
      at(212 + index * 192, 500 + (index % 2) * 26, cell(164, 600, "#26282b", ["AA", "LR6", "1.5 V"], true)) +
      at(212 + index * 192, 500 + (index % 2) * 26, rect(-82, -230, 164, 90, 0, roundUp("#d88a1e"))),
  );

const nineVolt = (top: string, body: string, words: readonly string[]): string =>
  turned(
    7,
    lying(
      rect(364, 112, 272, 60, 8, steel) +
        circle(432, 130, 44, diagonal("#f4f5f5", "#a9adb0")) +
        circle(572, 130, 52, diagonal("#f4f5f5", "#9da1a4")) +
        rect(
          300,
          150,
          400,
          740,
          24,
          across(dark(body, 0.4), body, light(body, 0.25), body, dark(body, 0.45)),
        ) +
        rect(300, 150, 400, 210, 24, across(dark(top, 0.35), top, light(top, 0.35), top, dark(top, 0.4))),
    ) +
      circle(432, 126, 25, "#5f6366") +
      circle(572, 126, 34, "#7d8184") +
      circle(572, 126, 18, "#44484a") +
      label("−", 572, 214, 60, "#2a2d30") +
      label("+", 432, 212, 54, "#2a2d30") +
      words
        .map((word, index) =>
          label(word, 500, 500 + index * 96, index ? 52 : 118, "#ffffff", {
            "font-weight": index ? 600 : 800,
          }),
        )
        .join(""),
  );

const leadAcid = (): string =>
  lying(
    rect(130, 290, 740, 540, 20, diagonal("#4a4e52", "#2b2e31 40%", "#1a1c1e")) +
      rect(150, 250, 700, 60, 12, down("#565b60", "#303438")) +
      rect(200, 214, 60, 50, 4, across("#b04a2a", "#e77b52", "#93361a")) +
      rect(740, 214, 60, 50, 4, across("#2b2e31", "#5c6166", "#1b1d1f")),
  ) +
  rect(216, 200, 28, 40, 3, steel) +
  rect(756, 200, 28, 40, 3, steel) +
  times(3, (index) => rect(336 + index * 130, 262, 74, 14, 7, "#1d1f21")) +
  rect(186, 400, 628, 320, 10, "#ece9e0") +
  rect(186, 400, 628, 84, 10, "#c2261c") +
  label("RECHARGEABLE SEALED LEAD-ACID", 500, 456, 38, "#ffffff", { "font-weight": 700 }) +
  label("12 V  7 Ah", 500, 590, 110, "#1d2023", { "font-weight": 800 }) +
  label("Float 13.6–13.8 V     20 h rate", 500, 668, 36, "#3c4044", { "font-weight": 500 });

const coin = (): string =>
  lying(circle(420, 460, 300, outward(0.38, 0.32, 0.8, "#fbfbfb", "#cfd3d5 55%", "#84888b"))) +
  circle(420, 460, 276, "none", { stroke: "#8d9194", "stroke-width": 5, opacity: 0.7 }) +
  circle(420, 460, 262, "none", { stroke: "#ffffff", "stroke-width": 4, opacity: 0.8 }) +
  label("+", 420, 330, 130, "#75797c") +
  label("CR2032", 420, 486, 112, "#6c7073", { "font-weight": 700 }) +
  label("LITHIUM  3 V", 420, 560, 52, "#75797c") +
  at(
    690,
    760,
    lying(
      ellipse(0, 0, 200, 80, across("#7d8184", "#f4f5f5 34%", "#b9bdc0 64%", "#6f7376")) +
        path(
          "M-200 0V34A200 80 0 0 0 200 34V0A200 80 0 0 1 -200 0Z",
          across("#6f7376", "#d9dcde 34%", "#9da1a4 64%", "#5f6366"),
        ),
    ) + ellipse(0, -4, 172, 66, "none", { stroke: "#8d9194", "stroke-width": 4, opacity: 0.7 }),
    { turn: -12 },
  );

const holder = (): string =>
  turned(
    -14,
    cable("M150 420C60 400 40 300 60 200", "#c2261c", 14) +
      cable("M150 580C70 600 40 720 70 830", "#25282b", 14) +
      lying(rect(130, 290, 740, 420, 26, diagonal("#3d4043", "#222426", "#141516"))) +
      times(2, (index) => {
        const y = 312 + index * 196;
        return (
          rect(156, y, 688, 180, 16, down("#0f1011", "#2a2c2e 60%", "#1a1b1c")) +
          rect(164, y + 42, 26, 96, 4, steel) +
          times(5, (ring) => stroke(`M${800 + ring * 8} ${y + 56}v68`, "#c6cacc", 5)) +
          label(index ? "−      +" : "+      −", 500, y + 110, 60, "#55595c") +
          rect(380, y - 8, 18, 30, 3, "#1a1b1c")
        );
      }),
  );

const wallAdapter = (): string =>
  cable("M520 700C520 900 640 960 780 900C920 830 900 640 806 556", "#1f2123", 20) +
  lying(
    at(
      786,
      524,
      rect(-24, -150, 48, 130, 10, across("#141516", "#4a4e51 34%", "#1b1d1f")) +
        rect(-13, -236, 26, 92, 6, across("#8f9396", "#f4f4f3 35%", "#74787b")) +
        rect(-13, -250, 26, 16, 4, "#151617") +
        rect(-16, -24, 32, 60, 10, "#1b1d1f"),
      { turn: -32 },
    ),
  ) +
  lying(
    rect(360, 60, 44, 150, 20, across("#6f7376", "#f4f5f5 34%", "#8d9194")) +
      rect(540, 60, 44, 150, 20, across("#6f7376", "#f4f5f5 34%", "#8d9194")) +
      rect(352, 160, 60, 60, 14, "#1b1d1f") +
      rect(532, 160, 60, 60, 14, "#1b1d1f") +
      path(
        "M250 240Q250 200 290 200H654Q694 200 694 240L714 640Q716 720 650 720H294Q228 720 230 640Z",
        diagonal("#4d5154", "#2b2e31 45%", "#17181a"),
      ),
  ) +
  rect(300, 330, 344, 250, 10, "#e9e7e0") +
  label("DC ADAPTER", 472, 392, 42, "#1d2023", { "font-weight": 800 }) +
  label("IN 100–240 V∼", 472, 444, 34, "#3c4044", { "font-weight": 500 }) +
  label("OUT 12 V  2 A", 472, 496, 40, "#1d2023", { "font-weight": 700 }) +
  circle(412, 542, 17, "none", { stroke: "#1d2023", "stroke-width": 4 }) +
  circle(472, 542, 8, "#1d2023") +
  circle(532, 542, 17, "none", { stroke: "#1d2023", "stroke-width": 4 }) +
  label("+", 532, 554, 34, "#1d2023") +
  label("−", 412, 553, 34, "#1d2023") +
  stroke("M430 542H460M484 542H514", "#1d2023", 4);

const metalSupply = (): string =>
  turned(
    -6,
    lying(rect(150, 190, 700, 620, 10, diagonal("#eceeef", "#c4c8ca 40%", "#dfe1e2 60%", "#a3a7aa"))) +
      rect(150, 190, 700, 470, 10, "none", { stroke: "#9da1a4", "stroke-width": 3 }) +
      times(7, (row) =>
        times(
          13,
          (column) =>
            circle(212 + column * 48 + (row % 2) * 24, 240 + row * 42, 14, "#5f6366") +
            circle(212 + column * 48 + (row % 2) * 24, 243 + row * 42, 12, "#26282a"),
        ),
      ) +
      rect(330, 540, 340, 100, 6, "#fdfdfb") +
      label("12 V  5 A  60 W", 500, 588, 42, "#1d2023", { "font-weight": 700 }) +
      label("AC 180–260 V   S-60-12", 500, 624, 26, "#3c4044") +
      terminals(196, 672, 5, "#26282a", 104, 126) +
      rect(196, 656, 520, 20, 4, "#141516") +
      raised(rect(752, 700, 56, 70, 6, "#f2f1ec")) +
      circle(780, 735, 20, "#c9993a") +
      stroke("M768 735h24", "#5e430b", 6) +
      circle(812, 686, 9, "#54e07c"),
  );

/** Drawings of batteries and supplies. */
export const powerDrawings: Readonly<Record<string, () => string>> = {
  "cell-18650": lithium,
  "battery-aa": penlights,
  "battery-9v": () => nineVolt("#c9ccce", "#2c5fae", ["9V", "6F22", "HEAVY DUTY"]),
  "battery-9v-alkaline": () => nineVolt("#d88a1e", "#26282b", ["9V", "6LR61", "ALKALINE"]),
  "battery-sla": leadAcid,
  "coin-cell": coin,
  "holder-18650": () => at(70, 30, holder(), { scale: 0.9 }),
  "adapter-wall": wallAdapter,
  "smps-metal": metalSupply,
};
