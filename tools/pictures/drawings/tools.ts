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
  outward,
  type Paint,
  path,
  raised,
  rect,
  steel,
  steelAcross,
  steelDown,
  stroke,
  times,
  turned,
} from "../draw.ts";

const handle = (color: string): Paint =>
  across(dark(color, 0.45), `${light(color, 0.4)} 28%`, `${color} 56%`, dark(color, 0.5));

const iron = (): string =>
  turned(
    46,
    cable("M500 950C500 1040 420 1080 300 1060", "#1f2123", 22) +
      lying(
        path("M490 60L500 20L510 60L512 190H488Z", across("#8a6a4a", "#e8c9a0 35%", "#7a5a3a")) +
          rect(478, 180, 44, 200, 6, steelAcross) +
          rect(470, 300, 60, 110, 8, across("#6f7376", "#e4e6e7 34%", "#7d8184")) +
          rect(452, 404, 96, 34, 12, "#2a2c2e") +
          path("M448 440H552L566 560Q572 760 540 950H460Q428 760 434 560Z", handle("#d9531e")) +
          path("M448 440H552L560 510H440Z", handle("#2a2c2e")),
      ) +
      times(5, (index) => stroke(`M444 ${590 + index * 34}q56 16 112 0`, "#7d2a08", 7, { opacity: 0.55 })) +
      label("40W 220V", 500, 850, 34, "#fff3ec", { transform: "rotate(-90 500 840)" }),
  );

/** Two-handled pliers; the head is drawn upwards from the joint. */
const pliers = (head: string, color: string, joint = 430): string =>
  lying(
    stroke(`M470 ${joint}C420 520 360 600 350 720C344 800 360 870 380 930`, dark(color, 0.45), 92) +
      stroke(`M530 ${joint}C580 520 640 600 650 720C656 800 640 870 620 930`, dark(color, 0.45), 92) +
      head +
      circle(500, joint - 20, 78, steel),
  ) +
  stroke(`M474 ${joint + 26}C420 530 366 610 352 720C344 800 360 870 380 930`, color, 76) +
  stroke(`M526 ${joint + 26}C580 530 634 610 648 720C656 800 640 870 620 930`, color, 76) +
  stroke(`M452 ${joint + 66}C404 560 352 630 336 730C330 800 342 860 360 910`, light(color, 0.5), 14, {
    opacity: 0.75,
  }) +
  stroke(`M534 ${joint + 70}C580 560 616 630 630 730C636 800 626 860 606 910`, light(color, 0.5), 14, {
    opacity: 0.75,
  }) +
  raised(circle(500, joint - 20, 36, diagonal("#f4f5f5", "#9da1a4"))) +
  stroke(`M480 ${joint - 20}h40`, "#6f7376", 7);

const longNose = (): string =>
  turned(
    24,
    pliers(
      path("M430 430L440 330L488 60Q496 44 498 60V440Z", across("#7d8184", "#eceeee 50%", "#b4b8ba")) +
        path("M570 430L560 330L512 60Q504 44 502 60V440Z", across("#a3a7aa", "#f1f2f2 45%", "#74787b")) +
        times(9, (index) =>
          stroke(`M${489 - index * 0.4} ${110 + index * 14}h${22 + index * 0.8}`, "#5d6164", 4),
        ) +
        stroke("M500 60V400", "#4c5053", 4),
      "#d23b2a",
    ),
  );

const cutter = (): string =>
  turned(
    24,
    pliers(
      path("M424 430L414 300Q420 210 498 150V440Z", across("#7d8184", "#eceeee 55%", "#b4b8ba")) +
        path("M576 430L586 300Q580 210 502 150V440Z", across("#a3a7aa", "#f1f2f2 45%", "#74787b")) +
        path("M498 150L470 200L490 330H510L530 200L502 150Z", "#6b6f72") +
        stroke("M500 150V400", "#3c4043", 4),
      "#2c5fae",
    ),
  );

const stripper = (): string =>
  turned(
    24,
    pliers(
      path("M420 430L430 110Q450 80 498 84V440Z", across("#7d8184", "#eceeee 55%", "#b4b8ba")) +
        path("M580 430L570 110Q550 80 502 84V440Z", across("#a3a7aa", "#f1f2f2 45%", "#74787b")) +
        times(6, (index) => circle(500, 150 + index * 36, 13 - index * 1.6, "#2a2c2e")) +
        times(6, (index) => label(`${20 + index * 2}`, 456, 158 + index * 36, 20, "#4c5053")) +
        stroke("M500 84V400", "#3c4043", 4),
      "#e0a512",
    ),
  );

const screwdrivers = (): string =>
  lying(rect(110, 430, 780, 460, 34, diagonal("#3a3d40", "#232527", "#151617"))) +
  rect(140, 460, 720, 400, 20, "#101112") +
  times(24, (index) => {
    const x = 176 + (index % 12) * 58;
    const y = 486 + Math.floor(index / 12) * 186;
    const tones = ["#c2261c", "#2c5fae", "#e0a512", "#2f8a4f"];
    return (
      rect(x, y, 34, 156, 8, "#26282b") +
      rect(x + 9, y + 8, 16, 60, 4, steelAcross) +
      path(`M${x + 12} ${y + 68}h10l-2 22h-6z`, "#9da1a4") +
      rect(x + 4, y + 92, 26, 56, 6, across(dark("#c9ccce", 0.3), "#eceeef", dark("#c9ccce", 0.35))) +
      rect(x + 4, y + 120, 26, 10, 0, tones[index % 4] ?? "#fff")
    );
  }) +
  at(
    500,
    240,
    lying(
      rect(-420, -9, 330, 18, 4, steelDown) +
        path("M-420 -9L-452 -2V2L-420 9Z", "#8d9194") +
        rect(-100, -34, 60, 68, 12, steelDown) +
        path(
          "M-50 -46H300Q400 -46 400 0Q400 46 300 46H-50Q-66 0 -50 -46Z",
          down("#ffd95a", "#f0b400 45%", "#a87806"),
        ) +
        rect(330, -40, 70, 80, 30, down("#4a4e51", "#1b1d1f")),
    ) + times(6, (index) => stroke(`M${20 + index * 44} -40V40`, "#7d5a04", 6, { opacity: 0.5 })),
    { turn: -8 },
  );

const pump = (): string =>
  turned(
    -42,
    lying(
      path("M60 488L150 470V530L60 512Z", across("#e9e6dc", "#ffffff", "#d8d4c8")) +
        rect(146, 440, 60, 120, 12, down("#3a3d40", "#17181a")) +
        rect(200, 420, 480, 160, 20, down("#8fb4e8", "#dfeafa 22%", "#4f86d6 50%", "#1f4a94")) +
        rect(676, 430, 40, 140, 10, down("#3a3d40", "#17181a")) +
        rect(714, 482, 180, 36, 8, steelDown) +
        path("M886 440Q960 440 960 500Q960 560 886 560Z", down("#4a4e51", "#17181a")),
    ) +
      raised(circle(560, 470, 30, outward(0.4, 0.35, 0.8, "#ffe27a", "#e0a512"))) +
      times(9, (index) => stroke(`M${240 + index * 20} 426V574`, "#1f4a94", 4, { opacity: 0.35 })) +
      label("DP-366", 420, 540, 34, "#ffffff"),
  );

const tweezers = (): string =>
  times(4, (index) =>
    at(
      230 + index * 180,
      500,
      lying(
        path(
          index === 3
            ? "M-34 400L-26 -120Q-20 -280 70 -360L76 -352Q10 -270 4 -120L0 120L-4 -120Q0 -270 62 -346L66 -340Q-2 -270 -4 -120L34 400Q0 424 -34 400Z"
            : `M-34 400L-${22 - index * 3} -120L-4 -${380 + index * 6}L0 -384L4 -${380 + index * 6}L${22 - index * 3} -120L34 400Q0 424 -34 400Z`,
          across("#17181a", "#55595d 30%", "#2b2e31 55%", "#0f1011"),
        ),
      ) +
        stroke("M0 380V-340", "#0a0b0b", index === 3 ? 0.1 : 5) +
        label(["ESD-10", "ESD-11", "ESD-14", "ESD-15"][index] ?? "", 0, 330, 21, "#d9d6cd", {
          transform: "rotate(-90 0 330)",
        }) +
        times(6, (line) => stroke(`M-20 ${60 + line * 22}h40`, "#6b7074", 4, { opacity: 0.6 })),
      { turn: -9 + index * 6 },
    ),
  );

/** Drawings of hand tools. */
export const toolDrawings: Readonly<Record<string, () => string>> = {
  "soldering-iron": () => at(40, -60, iron()),
  "pliers-long-nose": () => at(50, 20, longNose(), { scale: 0.92 }),
  "cutter-flush": () => at(50, 0, cutter(), { scale: 0.92 }),
  "wire-stripper": () => at(50, 10, stripper(), { scale: 0.92 }),
  "screwdriver-set": screwdrivers,
  "desoldering-pump": pump,
  "tweezers-set": tweezers,
};
