import { cable, dark, diagonal, down, label, light, lying, path, raised, rect, stroke } from "../draw.ts";
import { type Brand, brandColors } from "./brands.ts";
import { glassDisplay, jack, rotary } from "./handheld.ts";

const RED = "#c2261c";

const BLACK = "#25282b";

function clamp(brand: Brand, model: string, words: readonly string[], reading: string, unit: string): string {
  const { skin, face, print, accent } = brandColors[brand];
  const jaw = diagonal(light(skin, 0.25), skin, dark(skin, 0.25));
  const body =
    "M402 372H598Q640 372 646 420L652 560Q654 720 640 850Q634 916 572 916H428Q366 916 360 850Q346 720 348 560L354 420Q360 372 402 372Z";
  return (
    lying(
      path(
        "M500 70C620 70 690 150 690 246C690 320 650 366 604 392H548C600 362 622 306 622 246C622 176 574 132 500 132C426 132 378 176 378 246C378 306 400 362 452 392H396C350 366 310 320 310 246C310 150 380 70 500 70Z",
        jaw,
      ) +
        path("M288 452L352 420V540L300 512Q280 500 288 452Z", diagonal(light(skin, 0.15), dark(skin, 0.25))) +
        path(body, diagonal(light(skin, 0.2), skin, dark(skin, 0.22))),
    ) +
    stroke("M500 70V132", dark(skin, 0.6), 4) +
    stroke("M358 246C358 164 420 112 500 112C580 112 642 164 642 246", dark(face, 0.1), 12, {
      opacity: 0.75,
    }) +
    rect(300, 366, 400, 40, 20, down(light(face, 0.2), face, dark(face, 0.35))) +
    `<g transform="translate(500 640) scale(.86 .9) translate(-500 -640)">${path(body, down(light(face, 0.1), dark(face, 0.15)))}</g>` +
    label(brand.toUpperCase(), 500, 452, 25, accent, { "font-weight": 800, "letter-spacing": 2 }) +
    rotary(500, 566, 54, words, 2, { print, accent }) +
    raised(rect(406, 668, 84, 28, 10, "#565b60")) +
    raised(rect(510, 668, 84, 28, 10, "#565b60")) +
    label("HOLD", 448, 688, 15, "#fff") +
    label("ZERO", 552, 688, 15, "#fff") +
    `<g transform="translate(0 0)">${glassDisplay(404, 726, 192, 96, { reading, unit, mode: "" })}</g>` +
    label(model, 500, 868, 19, print, { opacity: 0.9 }) +
    jack(424, 860, BLACK, 14) +
    jack(576, 860, RED, 14)
  );
}

const flexClamp = (): string =>
  lying(
    stroke(
      "M430 560C260 520 150 380 220 240C290 110 520 80 660 150C800 220 840 400 760 500C700 570 620 590 560 568",
      "#1c1e20",
      44,
    ) +
      stroke(
        "M430 560C260 520 150 380 220 240C290 110 520 80 660 150C800 220 840 400 760 500C700 570 620 590 560 568",
        "#2f7d5b",
        34,
      ),
  ) +
  stroke("M430 550C262 512 160 378 228 244C298 118 520 90 656 158", "#8fd0b2", 6, { opacity: 0.7 }) +
  lying(rect(410, 520, 176, 96, 26, diagonal("#50565a", "#25282a"))) +
  label("3000 A", 498, 580, 30, "#7fe0b0") +
  cable("M500 616C500 680 470 690 470 740", "#2a2d30", 16) +
  lying(rect(356, 712, 288, 220, 34, diagonal("#3f8d6a", "#22614a"))) +
  rect(378, 732, 244, 180, 22, "#303436") +
  glassDisplay(406, 758, 188, 84, { reading: "1482", unit: "A~", mode: "" }) +
  label("GALVORA", 500, 888, 22, "#7fe0b0", { "font-weight": 800, "letter-spacing": 2 });

/** Drawings of clamp meters. */
export const clampDrawings: Readonly<Record<string, () => string>> = {
  "clamp-kelvra": () => clamp("Kelvra", "KC-400", ["OFF", "V", "400A", "40A", "Ω"], "86.2", "A"),
  "clamp-ohmwright": () => clamp("Ohmwright", "OC-20", ["OFF", "V~", "600A", "60A", "Ω"], "312", "A"),
  "clamp-flex": flexClamp,
};
