import bwip from "bwip-js/node";

/** The dark parts of a code on a grid of modules, as the path of an SVG picture. */
export interface CodeShape {
  /** Modules across, without the empty zone around the code. */
  readonly width: number;
  /** Modules from top to bottom; 1 for a barcode, whose bars have any height. */
  readonly height: number;
  readonly path: string;
}

// oxlint-disable-next-line import/no-named-as-default-member -- the export named `raw` is a code of its own
const { raw } = bwip;

const dark = (x: number, y: number, width: number): string => `M${x} ${y}h${width}v1h${-width}z`;

/** What Code 128 holds without a switch that scanners seldom read: printable ASCII. */
const ENCODABLE = /^[\u0020-\u007E]+$/;

/** The bars of a text as Code 128; null for a text that it does not hold. */
export function barcodeShape(text: string): CodeShape | null {
  if (!ENCODABLE.test(text)) return null;
  const [symbol] = raw("code128", text, {});
  if (!symbol || !("sbs" in symbol)) throw new Error("No bars were made.");
  let x = 0;
  let path = "";
  // Widths of bars and spaces by turns, a bar first.
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += dark(x, 0, width);
    x += width;
  }
  return { width: x, height: 1, path };
}

/** The modules of a QR code of an address, of which about 15 % may be damaged. */
export function qrShape(text: string): CodeShape {
  const [symbol] = raw("qrcode", text, "eclevel=M");
  if (!symbol || !("pixs" in symbol)) throw new Error("No modules were made.");
  const { pixs, pixx: width, pixy: height } = symbol;
  let path = "";
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = x;
      while (x < width && pixs[y * width + x] === 1) x += 1;
      if (x > start) path += dark(start, y, x - start);
    }
  }
  return { width, height, path };
}
