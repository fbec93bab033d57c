import {
  across,
  at,
  cable,
  circle,
  copper,
  dark,
  diagonal,
  down,
  ellipse,
  gold,
  label,
  light,
  lying,
  outward,
  path,
  polar,
  raised,
  rect,
  steel,
  steelAcross,
  stroke,
  times,
  turned,
} from "../draw.ts";

const RIBBON = [
  "#6b3a1a",
  "#c21f1f",
  "#e8761b",
  "#f0c81e",
  "#2b8a3a",
  "#2456b8",
  "#7b3fa8",
  "#8a8a8a",
  "#f2f2f2",
  "#26282a",
] as const;

const jumpers = (): string =>
  RIBBON.map((color, index) => {
    const x = 252 + index * 54;
    const bend = (index - 4.5) * 16;
    const d = `M${x} 270C${x + bend} 400 ${x - bend * 2 - 60} 560 ${x - 20} 740`;
    return (
      lying(
        stroke(d, dark(color, 0.4), 24) +
          stroke(d, color, 19) +
          rect(x - 5, 84, 10, 80, 4, gold) +
          rect(x - 18, 150, 36, 130, 6, across("#141516", "#4a4e51 34%", "#17181a")) +
          rect(x - 38, 730, 36, 150, 6, across("#141516", "#4a4e51 34%", "#17181a")),
      ) +
      stroke(d, light(color, 0.5), 5, { transform: "translate(-4 0)", opacity: 0.7 }) +
      rect(x - 28, 852, 16, 22, 2, "#0a0b0b")
    );
  }).join("");

const spools = (): string => {
  const colors = ["#c21f1f", "#26282a", "#f0c81e", "#2b8a3a", "#2456b8", "#f2f2f2"];
  return (
    lying(path("M110 250H890L860 850H140Z", diagonal("#c9a271", "#b68a55 50%", "#97703f"))) +
    rect(150, 290, 700, 520, 6, "#5c4222") +
    colors
      .map((color, index) => {
        const x = 268 + (index % 3) * 232;
        const y = 430 + Math.floor(index / 3) * 250;
        return (
          raised(circle(x, y, 108, outward(0.4, 0.35, 0.8, "#5d6164", "#3a3d40", "#232527"))) +
          circle(x, y, 92, color) +
          times(7, (ring) =>
            circle(x, y, 90 - ring * 8, "none", {
              stroke: ring % 2 ? light(color, 0.28) : dark(color, 0.22),
              "stroke-width": 5,
            }),
          ) +
          circle(x, y, 36, "#3a3d40") +
          circle(x, y, 14, "#0f1011") +
          stroke(`M${x + 60} ${y + 62}q40 40 20 96`, dark(color, 0.2), 9) +
          stroke(`M${x + 60} ${y + 62}q40 40 20 96`, color, 6)
        );
      })
      .join("") +
    path("M110 250H890L882 300H118Z", "#d8b686") +
    label("#22 AWG  ×  6", 500, 288, 34, "#5c4222", { "font-weight": 700 })
  );
};

const usb = (): string =>
  lying(
    cable("M330 360C330 620 200 700 260 820C330 930 560 900 560 740C560 600 700 640 700 480", "#2c5fae", 28),
  ) +
  lying(
    rect(276, 90, 108, 130, 6, steelAcross) +
      rect(254, 210, 152, 160, 22, across("#17181a", "#4a4e51 34%", "#1b1d1f")) +
      rect(300, 366, 60, 70, 12, "#232527"),
  ) +
  rect(296, 128, 22, 26, 2, "#3a3d40") +
  rect(342, 128, 22, 26, 2, "#3a3d40") +
  stroke("M330 250v70M330 320l-14 -16M330 304l14 -14M330 250l-8 12h16z", "#c9ccce", 6) +
  lying(
    path("M648 190L668 160H732L752 190V290H648Z", steelAcross) +
      rect(626, 280, 148, 170, 22, across("#17181a", "#4a4e51 34%", "#1b1d1f")) +
      rect(672, 446, 56, 70, 12, "#232527"),
  ) +
  rect(672, 204, 56, 40, 4, "#2a2c2e") +
  lying(rect(512, 700, 96, 190, 30, across("#17181a", "#55595d 34%", "#17181a")));

const speaker = (): string =>
  lying(circle(500, 500, 380, outward(0.4, 0.34, 0.8, "#f0f1f1", "#bfc3c5", "#85898c"))) +
  times(4, (index) => {
    const [x, y] = polar(500, 500, 348, 45 + index * 90);
    return circle(x, y, 18, "#f1efe9") + circle(x, y, 18, "none", { stroke: "#75797c", "stroke-width": 4 });
  }) +
  circle(500, 500, 320, outward(0.5, 0.5, 0.5, "#26282a 40%", "#3a3d40 80%", "#1b1d1f")) +
  times(5, (index) =>
    circle(500, 500, 306 - index * 15, "none", {
      stroke: index % 2 ? "#1b1d1f" : "#55595d",
      "stroke-width": 6,
    }),
  ) +
  circle(500, 500, 232, outward(0.42, 0.36, 0.7, "#55595d", "#303335", "#1d1f21")) +
  raised(circle(500, 500, 104, outward(0.38, 0.32, 0.8, "#6b7074", "#3a3d40", "#1d1f21"))) +
  stroke("M610 590C660 640 690 690 700 760", copper, 7) +
  stroke("M580 620C620 670 640 720 646 790", copper, 7) +
  rect(620, 790, 110, 50, 8, "#8a5a2b") +
  circle(648, 814, 13, gold) +
  circle(702, 814, 13, gold);

const pinHeader = (): string =>
  turned(
    -20,
    times(3, (row) =>
      at(
        0,
        (row - 1) * 170,
        lying(
          times(20, (index) =>
            rect(112 + index * 40, 420, 10, 190, 3, across("#b3862c", "#f6dfa0 40%", "#8c6614")),
          ) +
            times(20, (index) =>
              path(
                `M${100 + index * 40} 498h26l8 10v34l-8 10h-26l-8 -10v-34z`,
                diagonal("#45484b", "#1d1f21"),
              ),
            ),
        ),
      ),
    ),
  );

const block = (x: number, y: number, color: string) =>
  lying(
    rect(x, y, 300, 240, 10, down(light(color, 0.25), color, dark(color, 0.25))) +
      rect(x, y + 230, 300, 90, 8, down(dark(color, 0.1), dark(color, 0.35))),
  ) +
  times(2, (index) => {
    const cx = x + 75 + index * 150;
    return (
      circle(cx, y + 110, 58, dark(color, 0.5)) +
      raised(circle(cx, y + 110, 50, steel)) +
      stroke(`M${cx - 38} ${y + 96}L${cx + 38} ${y + 124}`, "#55595c", 13) +
      rect(cx - 44, y + 244, 88, 62, 6, "#0f1a2b") +
      rect(cx - 34, y + 286, 68, 18, 2, "#b9bdc0")
    );
  });

const terminalBlock = (): string => {
  return turned(-8, block(150, 210, "#2f8a4f") + block(480, 210, "#2f8a4f") + block(320, 570, "#2f8a4f"));
};

const dcJack = (): string =>
  turned(
    -24,
    lying(
      rect(150, 440, 150, 40, 6, steelAcross) +
        rect(150, 520, 150, 40, 6, steelAcross) +
        rect(270, 370, 260, 260, 20, down("#4a4e51", "#26282a 50%", "#141516")) +
        times(9, (index) =>
          rect(530 + index * 26, 392, 20, 216, 4, down("#3a3d40", "#55595d 30%", "#141516")),
        ) +
        rect(764, 330, 70, 340, 20, down("#4a4e51", "#26282a 50%", "#141516")),
    ) +
      circle(180, 460, 9, "#3a3d40") +
      circle(180, 540, 9, "#3a3d40") +
      raised(path("M610 350H670V650H610L590 600V400Z", down("#f4f5f5", "#b9bdc0 45%", "#7d8184"))) +
      at(
        840,
        500,
        ellipse(0, 0, 60, 170, outward(0.4, 0.35, 0.8, "#4a4e51", "#1b1d1f")) +
          ellipse(6, 0, 34, 96, "#070808") +
          ellipse(10, 0, 8, 22, gold),
      ),
  );

const flexible = (): string =>
  times(
    4,
    (index) =>
      lying(circle(500, 520, 330 - index * 56, "none", { stroke: "#b9b7b0", "stroke-width": 52 })) +
      circle(500, 520, 330 - index * 56, "none", { stroke: "#f3f1ea", "stroke-width": 44 }) +
      circle(497, 515, 340 - index * 56, "none", { stroke: "#ffffff", "stroke-width": 9, opacity: 0.8 }),
  ) +
  lying(
    stroke("M830 520C840 300 820 180 700 120", "#b9b7b0", 52) +
      stroke("M830 520C840 300 820 180 700 120", "#f3f1ea", 44),
  ) +
  cable("M706 122L590 70", "#2f6fd0", 20) +
  cable("M694 138L584 130", "#8a4a1e", 20) +
  stroke("M592 70L530 44M584 130L516 130", copper, 13);

/** Drawings of wires, connectors and speakers. */
export const wireDrawings: Readonly<Record<string, () => string>> = {
  "jumper-wires": jumpers,
  "wire-spools": spools,
  "usb-cable": usb,
  "speaker-57": speaker,
  "pin-header": pinHeader,
  "terminal-block": terminalBlock,
  "dc-jack": dcJack,
  "cable-flex": flexible,
};
