import { Path, Svg } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";

import type { CodeShape } from "./code-shapes.ts";

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** A code as a picture of a size in millimetres. */
export const codePicture = (
  { width, height, path }: CodeShape,
  size: { readonly width: number; readonly height: number },
): ReactElement =>
  h(
    Svg,
    {
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "none",
      style: { width: size.width * MM, height: size.height * MM },
    },
    h(Path, { d: path, fill: "#000000" }),
  );
