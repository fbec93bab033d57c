import {
  across,
  at,
  cable,
  circle,
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
  raised,
  rect,
  steel,
  steelAcross,
  steelDown,
  stroke,
  sunk,
  times,
  turned,
} from "../draw.ts";
import { probe } from "./probe.ts";

const RED = "#c2261c";
const BLACK = "#25282b";

/** A shrouded 4 mm plug that points upwards. */
const plug = (color: string): string =>
  rect(-9, -86, 18, 60, 5, across("#8c6614", "#f6dfa0 40%", "#8c6614")) +
  rect(-24, -70, 48, 96, 12, across(dark(color, 0.4), light(color, 0.3), dark(color, 0.45))) +
  path("M-30 20H30L20 130Q0 140 -20 130Z", across(dark(color, 0.45), light(color, 0.3), dark(color, 0.5))) +
  times(4, (index) => stroke(`M-24 ${46 + index * 18}h48`, dark(color, 0.5), 4, { opacity: 0.6 }));

const leads = (): string =>
  lying(
    cable("M300 560C300 800 120 820 140 640C170 420 560 540 560 760C560 900 720 920 760 770", BLACK, 16),
  ) +
  lying(cable("M440 560C440 860 250 960 220 800C190 620 680 500 700 700C716 860 860 900 876 740", RED, 16)) +
  lying(at(300, 240, probe(BLACK), { turn: 0 })) +
  lying(at(440, 240, probe(RED), { turn: 0 })) +
  lying(at(770, 650, plug(BLACK), { turn: 8 })) +
  lying(at(882, 620, plug(RED), { turn: 6 }));

const hardCase = (): string =>
  lying(rect(120, 220, 760, 560, 90, diagonal("#45494d", "#2a2d30 45%", "#17181a"))) +
  rect(140, 240, 720, 520, 76, "none", { stroke: "#5d6266", "stroke-width": 4, opacity: 0.7 }) +
  stroke("M124 500H876", "#0c0d0e", 16) +
  stroke("M124 500H876", "#c9ccce", 8, { "stroke-dasharray": "3 13" }) +
  raised(rect(640, 480, 92, 40, 10, steelDown)) +
  rect(720, 490, 60, 20, 8, "#f0b400") +
  path(
    "M430 226V180Q430 150 460 150H540Q570 150 570 180V226H536V196Q536 184 524 184H476Q464 184 464 196V226Z",
    "#2a2d30",
  ) +
  rect(360, 320, 280, 96, 10, "#f0b400") +
  label("METER CASE", 500, 382, 42, "#1d2023", { "font-weight": 800 });

const probeHolder = (): string =>
  lying(at(400, 320, probe(BLACK), { scale: 1.12 })) +
  lying(at(600, 320, probe(RED), { scale: 1.12 })) +
  lying(
    rect(310, 500, 380, 150, 40, diagonal("#ffd95a", "#f0b400 45%", "#b98505")) +
      path(
        "M340 640H660L640 880Q636 910 600 910H400Q364 910 360 880Z",
        diagonal("#3d4043", "#26282a 50%", "#141516"),
      ),
  ) +
  times(2, (index) => rect(372 + index * 200, 480, 56, 190, 26, "#7d5a04", { opacity: 0.35 })) +
  at(400, 320, rect(-20, 150, 40, 210, 14, across("#0f1011", "#4a4e51 34%", "#141516")), { scale: 1.12 }) +
  at(600, 320, rect(-20, 150, 40, 210, 14, across("#7a120b", "#e05a50 34%", "#8b170f")), { scale: 1.12 }) +
  times(2, (index) => raised(rect(366 + index * 200, 530, 68, 60, 14, diagonal("#ffe48a", "#e0a512")))) +
  label("ProbeGuard™", 500, 770, 44, "#f4f2ec", { "font-weight": 800 }) +
  circle(500, 850, 22, outward(0.4, 0.35, 0.8, "#f4f5f5", "#8d9194"));

const thermocouple = (): string =>
  lying(
    cable(
      "M500 330C500 600 250 520 230 700C214 860 420 900 470 800C530 680 640 640 700 700C760 760 800 860 870 850",
      "#d9b224",
      17,
    ),
  ) +
  circle(878, 848, 13, outward(0.4, 0.35, 0.8, "#f4f5f5", "#75797c")) +
  lying(
    rect(440, 90, 30, 100, 4, steel) +
      rect(530, 90, 44, 100, 4, gold) +
      path(
        "M396 180H618L604 320Q600 350 560 350H450Q414 350 410 320Z",
        down("#f4cf4a", "#d9b224 50%", "#a8850c"),
      ),
  ) +
  label("K", 507, 286, 76, "#5e4706", { "font-weight": 800 }) +
  label("+", 452, 238, 36, "#5e4706") +
  label("−", 556, 238, 36, "#5e4706");

const clip = (color: string): string =>
  rect(-22, -360, 44, 30, 4, steelAcross) +
  path("M-34 -340L-20 -130H0V-350Z", across("#85898c", "#eceeef", "#a3a7aa")) +
  path("M34 -340L20 -130H0V-350Z", across("#b9bdc0", "#f4f5f5", "#85898c")) +
  times(9, (index) => path(`M-7 ${-340 + index * 20}l7 8l7 -8l-7 16z`, "#55595c")) +
  path(
    "M-30 -180Q-86 -60 -64 120Q-40 230 -26 250H26Q40 230 64 120Q86 -60 30 -180Z",
    across(dark(color, 0.45), `${light(color, 0.35)} 30%`, `${color} 58%`, dark(color, 0.5)),
  ) +
  path("M-64 20Q-110 60 -96 150Q-80 176 -56 150Z", dark(color, 0.3)) +
  path("M64 20Q110 60 96 150Q80 176 56 150Z", dark(color, 0.3)) +
  times(5, (index) => stroke(`M-40 ${0 + index * 26}h80`, dark(color, 0.5), 6, { opacity: 0.5 })) +
  rect(-22, 244, 44, 110, 12, across(dark(color, 0.45), light(color, 0.25), dark(color, 0.5))) +
  ellipse(0, 352, 20, 8, "#1a1204");

const clips = (): string =>
  lying(at(350, 500, clip(BLACK), { turn: -12 })) + lying(at(650, 500, clip(RED), { turn: 12 }));

const tweezerProbe = (): string =>
  turned(
    -28,
    lying(cable("M500 760C500 900 640 960 760 900", "#2c2f33", 20)) +
      lying(
        path(
          "M470 700L430 300L492 70L500 66L498 90L462 310L500 640Z",
          diagonal("#4a7fd0", "#2c5fae 50%", "#173a75"),
        ) +
          path(
            "M530 700L570 300L508 70L500 66L502 90L538 310L500 640Z",
            diagonal("#5f92dc", "#2c5fae 50%", "#122f61"),
          ) +
          path("M492 74L499 40L502 40L508 74L500 96Z", gold) +
          rect(450, 630, 100, 140, 26, across("#17181a", "#4a4e51 34%", "#17181a")),
      ) +
      times(5, (index) =>
        stroke(`M442 ${380 + index * 30}l22 -2M558 ${380 + index * 30}l-22 -2`, "#0f2a5a", 6, {
          opacity: 0.7,
        }),
      ) +
      label("SMD", 500, 712, 34, "#f4f2ec", { "font-weight": 800 }),
  );

const highVoltage = (): string =>
  turned(
    44,
    cable("M500 900C500 1010 620 1040 740 960", BLACK, 17) +
      stroke("M470 880C420 960 300 960 260 860", "#2f8a4f", 12) +
      lying(
        path("M494 20L500 -10L506 20L510 80H490Z", steelAcross) +
          path("M480 70H520L536 330H464Z", across("#7a120b", "#e8776c 32%", "#c2261c 58%", "#7a120b")) +
          ellipse(500, 350, 120, 26, across("#7a120b", "#e8776c 32%", "#c2261c 58%", "#7a120b")) +
          ellipse(500, 420, 120, 26, across("#7a120b", "#e8776c 32%", "#c2261c 58%", "#7a120b")) +
          rect(458, 350, 84, 80, 8, across("#7a120b", "#e8776c 32%", "#c2261c 58%", "#7a120b")) +
          path(
            "M446 440H554L572 700Q572 860 530 900H470Q428 860 428 700Z",
            across("#17181a", "#55595d 32%", "#2b2e31 58%", "#0f1011"),
          ),
      ) +
      rect(464, 560, 72, 210, 10, "#f0b400") +
      path("M504 590L480 660H500L490 720L522 640H502L512 590Z", "#1d2023") +
      label("40 kV", 500, 752, 24, "#1d2023", { "font-weight": 800 }),
  );

const magnetStrap = (): string =>
  lying(
    stroke("M420 300C420 620 580 620 580 300", "#17181a", 66) +
      stroke("M420 300C420 620 580 620 580 300", "#33373a", 56) +
      rect(300, 120, 400, 200, 34, diagonal("#ffd95a", "#f0b400 45%", "#b98505")) +
      rect(330, 90, 340, 50, 12, steelDown),
  ) +
  stroke("M420 300C420 610 580 610 580 300", "#f0b400", 5, { "stroke-dasharray": "12 12", opacity: 0.7 }) +
  label("MAGNET", 500, 240, 56, "#1d2023", { "font-weight": 800 }) +
  lying(rect(410, 560, 180, 90, 16, diagonal("#4a4e51", "#26282a"))) +
  lying(path("M450 640H550V760L590 880H410L450 760Z", diagonal("#3d4043", "#17181a"))) +
  rect(440, 800, 120, 30, 8, "#f1efe9");

const pouch = (): string =>
  lying(
    path(
      "M280 300H720L748 840Q750 890 700 890H300Q250 890 252 840Z",
      diagonal("#4d5a48", "#38432f 45%", "#232b1c"),
    ) +
      path(
        "M270 150Q270 120 300 120H700Q730 120 730 150V430Q730 470 690 470H310Q270 470 270 430Z",
        diagonal("#5d6a55", "#424e38 45%", "#2a3323"),
      ),
  ) +
  stroke("M294 144H706V430Q706 446 690 446H310Q294 446 294 430Z", "#c9c39a", 4, {
    "stroke-dasharray": "14 10",
    opacity: 0.8,
  }) +
  stroke("M300 490L282 850H718L700 490", "#c9c39a", 4, { "stroke-dasharray": "14 10", opacity: 0.7 }) +
  raised(circle(500, 400, 34, outward(0.4, 0.35, 0.8, "#f4f5f5", "#b9bdc0", "#6f7376"))) +
  circle(500, 400, 16, "#85898c") +
  rect(420, 640, 160, 64, 8, "#c9c39a") +
  label("M830 · K12", 500, 684, 26, "#2a3323", { "font-weight": 700 });

const holster = (): string =>
  lying(
    path(
      "M336 88H664Q724 88 724 148C724 300 692 380 692 486C692 600 724 700 724 848Q724 914 660 914H340Q276 914 276 848C276 700 308 600 308 486C308 380 276 300 276 148Q276 88 336 88Z",
      diagonal("#ffd95a", "#f3b81c 45%", "#b98505"),
    ),
  ) +
  sunk(
    path(
      "M362 140H638Q666 140 666 168C666 310 640 390 640 486C640 590 666 700 666 820Q666 862 626 862H374Q334 862 334 820C334 700 360 590 360 486C360 390 334 310 334 168Q334 140 362 140Z",
      diagonal("#c48d0a", "#a87806"),
    ),
  ) +
  sunk(rect(420, 300, 160, 330, 20, "#f1efe9")) +
  times(2, (index) => raised(rect(286 + index * 382, 420, 46, 130, 20, diagonal("#ffe48a", "#e0a512")))) +
  label("KELVRA", 500, 220, 44, "#7d5a04", { "font-weight": 800, "letter-spacing": 4 });

const ds18b20 = (): string =>
  lying(
    cable(
      "M330 420C420 520 560 420 640 520C720 620 560 740 440 690C300 630 240 760 330 850C420 930 640 900 720 860",
      "#1d1f21",
      24,
    ) +
      at(
        330,
        420,
        rect(-34, -330, 68, 330, 30, across("#75797c", "#fafafa 32%", "#c2c6c8 58%", "#6b6f72")) +
          stroke("M-32 -40H32M-32 -60H32", "#7d8184", 4) +
          rect(-30, -20, 60, 90, 12, "#141516"),
        { turn: -38 },
      ),
  ) +
  cable("M716 862C780 850 800 800 880 790", "#c2261c", 11) +
  cable("M718 866C790 870 830 850 900 850", "#e8c21e", 11) +
  cable("M716 872C780 890 830 900 890 920", "#3a3d40", 11) +
  stroke("M880 790l34 -4M900 850h34M890 920l32 10", "#d9a44a", 6);

/** Drawings of what goes with a meter, and of the waterproof probe. */
export const accessoryDrawings: Readonly<Record<string, () => string>> = {
  "probe-leads": leads,
  "case-hard": hardCase,
  "probe-holder": probeHolder,
  "thermocouple-k": thermocouple,
  "crocodile-clips": clips,
  "tweezer-probe": tweezerProbe,
  "hv-probe": () => at(90, 60, highVoltage(), { scale: 0.86 }),
  "magnet-strap": magnetStrap,
  "pouch-soft": pouch,
  holster,
  "ds18b20-probe": ds18b20,
};
