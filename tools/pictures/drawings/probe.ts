import { across, dark, light, path, rect, steelAcross, stroke, times } from "../draw.ts";

/** A probe that lies with its tip upwards; its cable leaves at 0, 330. */
export const probe = (color: string): string =>
  path("M-3 -150L0 -190L3 -150L4 -40H-4Z", steelAcross) +
  rect(-9, -62, 18, 50, 6, across(dark(color, 0.3), light(color, 0.2), dark(color, 0.4))) +
  rect(-24, -22, 48, 18, 7, across(dark(color, 0.4), light(color, 0.25), dark(color, 0.45))) +
  path(
    "M-17 -6H17L20 60Q22 150 15 250L12 300H-12L-15 250Q-22 150 -20 60Z",
    across(dark(color, 0.45), `${light(color, 0.35)} 32%`, `${color} 60%`, dark(color, 0.5)),
  ) +
  times(8, (index) => stroke(`M-15 ${60 + index * 14}H15`, dark(color, 0.5), 3, { opacity: 0.6 })) +
  rect(-8, 296, 16, 40, 6, dark(color, 0.3));
