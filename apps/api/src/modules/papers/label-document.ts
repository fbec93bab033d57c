import { Document, Page, renderToBuffer, type Styles, View } from "@react-pdf/renderer";
import {
  type LabelFormat,
  labelFormatOf,
  placeOnPage,
  placesOnPage,
} from "@shop/domain/labels/label-formats.ts";
import { createElement as h, type ReactElement } from "react";

import { barcodeShape, qrShape } from "./code-shapes.ts";
import type { Label, LabelPrint } from "./label.ts";
import { registerFonts } from "./paper-fonts.ts";
import { codePicture, type Directed, directed, MM, styles, text } from "./paper-style.ts";

/** The narrowest bar in millimetres that common scanners read from paper. */
const LEAST_BAR = 0.19;
/** The widest bar in millimetres: a short code takes no more of its label. */
const WIDEST_BAR = 0.4;
/** Modules that stay empty at each end of a barcode. */
const BARCODE_QUIET = 10;
/** Modules that stay empty around a QR code. */
const QR_QUIET = 4;
/** The side of a QR code with its empty zone as a share of the label's height. */
const QR_SHARE = 0.62;
/** The height of bars as a share of the label's height. */
const BARS_SHARE = 0.3;
/** What stays empty above the bars, as a share of the label's height. */
const GAP_SHARE = 0.04;

/** Sizes of what a label holds, in millimetres. */
interface LabelSizes {
  readonly format: LabelFormat;
  readonly width: number;
  readonly height: number;
}

const sizesOf = (format: LabelFormat): LabelSizes => ({
  format,
  width: format.width - 2 * format.padding,
  height: format.height - 2 * format.padding,
});

/** The barcode below the texts; null where the code is none of Code 128, or too long to be read on the label. */
function barcode({ barcode: content }: Label, { width, height }: LabelSizes): ReactElement | null {
  const shape = content === null ? null : barcodeShape(content);
  if (!shape) return null;
  const bar = Math.min(WIDEST_BAR, width / (shape.width + 2 * BARCODE_QUIET));
  if (bar < LEAST_BAR) return null;
  return h(
    View,
    { style: { alignItems: "center" } },
    codePicture(shape, { width: shape.width * bar, height: height * BARS_SHARE }),
  );
}

/** The QR code beside the texts; null without an address. */
function qrCode({ link }: Label, { height }: LabelSizes): ReactElement | null {
  if (link === null) return null;
  const shape = qrShape(link);
  const side = height * QR_SHARE;
  const quiet = (side * QR_QUIET) / (shape.width + 2 * QR_QUIET);
  return h(
    View,
    { style: { padding: quiet * MM } },
    codePicture(shape, { width: side - 2 * quiet, height: side - 2 * quiet }),
  );
}

/** Lines that a name takes at the most. */
const NAME_LINES = 2;
/** Sizes of letters as shares of those of the name. */
const shares = { detail: 0.8, price: 1.15 } as const;
/** The largest letters of a name, in points. */
const LARGEST = 9;
/** The height of a line as a share of its letters; the font's own lines are far apart. */
const lineHeight = 1.3;

/** The lines of a label, sized so that all have a place above the bars. */
function textsOf({ name, partNumber, price, unit }: Label, { height }: LabelSizes, own: Directed) {
  const details = [partNumber, price === "" ? "" : unit].filter((one) => one !== "").length;
  const lines = NAME_LINES + details * shares.detail + (price === "" ? 0 : shares.price);
  const size = Math.min(LARGEST, ((1 - BARS_SHARE - GAP_SHARE) * height * MM) / (lines * lineHeight));
  const line = (content: string, share: number, style: Styles[string], maxLines = 1) =>
    content !== "" &&
    text(content, style, { fontSize: size * share, lineHeight, maxLines, flexShrink: 0 }, own.text);
  return [
    line(name, 1, styles.bold, NAME_LINES),
    line(partNumber, shares.detail, {}),
    line(price, shares.price, styles.bold),
    line(price === "" ? "" : unit, shares.detail, {}),
  ];
}

/** What a label holds: texts beside the QR code, the barcode below them. */
function contentOf(label: Label, sizes: LabelSizes, own: Directed): ReactElement[] {
  const texts = h(View, { style: styles.labelTexts }, ...textsOf(label, sizes, own));
  return [
    h(View, { key: "texts", style: [styles.labelHead, own.row] }, texts, qrCode(label, sizes)),
    h(View, { key: "code" }, barcode(label, sizes)),
  ];
}

interface PlacedLabel {
  readonly content: ReactElement[];
  readonly place: number;
}

function labelAt({ content, place }: PlacedLabel, { format, width, height }: LabelSizes): ReactElement {
  const { x, y } = placeOnPage(format, place % placesOnPage(format));
  const box = {
    left: (x + format.padding) * MM,
    top: (y + format.padding) * MM,
    width: width * MM,
    height: height * MM,
  };
  return h(View, { key: place, style: [styles.label, box] }, ...content);
}

/** Makes one PDF file of labels; a sheet begins with its first free place. */
export function labelsPdf({ locale, format: name, title, firstPlace, labels }: LabelPrint): Promise<Buffer> {
  const format = labelFormatOf(name);
  const sizes = sizesOf(format);
  const own = directed(locale);
  const placed = labels
    .flatMap(({ label, count }) => {
      const content = contentOf(label, sizes, own);
      return Array.from({ length: count }, () => content);
    })
    .map((content, index) => ({ content, place: firstPlace + index }));
  const sheets = [...Map.groupBy(placed, ({ place }) => Math.floor(place / placesOnPage(format))).values()];
  const size = format.sheet ? ("A4" as const) : { width: format.width * MM, height: format.height * MM };
  registerFonts();
  return renderToBuffer(
    h(
      Document,
      { language: locale, title },
      ...sheets.map((sheet, key) =>
        h(
          Page,
          { key, size, style: [styles.page, styles.labelPage] },
          ...sheet.map((one) => labelAt(one, sizes)),
        ),
      ),
    ),
  );
}
