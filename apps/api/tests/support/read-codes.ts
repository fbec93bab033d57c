import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import { partsOf } from "./pdf-parts.ts";

// The decoder would fetch its program from a content delivery network.
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(
      readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm")),
    ).buffer,
  },
});

/** A page of a PDF file. */
interface PdfPage {
  /** Width and height in points. */
  readonly width: number;
  readonly height: number;
  /** The statements that draw it. */
  readonly content: string;
}

/** The pages of a PDF file, in their order, that have a filled shape. */
function pagesOf(pdf: Buffer): PdfPage[] {
  const sizes = Array.from(
    pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 (?<width>[\d.]+) (?<height>[\d.]+)\]/g),
    ({ groups }) => ({ width: Number(groups?.["width"]), height: Number(groups?.["height"]) }),
  );
  const contents = partsOf(pdf).filter((part) => /\bf\s/.test(part) && /\b(?:cm|re)\s/.test(part));
  return contents.map((content, index) =>
    Object.assign({ content }, sizes[index] ?? { width: 0, height: 0 }),
  );
}

/** The filled shapes of a page as an SVG picture. */
function shapesOf({ width, height, content }: PdfPage): string {
  const opened = [0];
  let numbers: number[] = [];
  let path = "";
  let svg = "";
  const statements: Readonly<Record<string, (values: readonly number[]) => void>> = {
    q: () => void opened.push(0),
    Q: () => {
      svg += "</g>".repeat(opened.pop() ?? 0);
    },
    cm: (values) => {
      svg += `<g transform="matrix(${values.join(" ")})">`;
      opened[opened.length - 1] = (opened.at(-1) ?? 0) + 1;
    },
    m: (values) => {
      path += `M${values.join(" ")}`;
    },
    l: (values) => {
      path += `L${values.join(" ")}`;
    },
    c: (values) => {
      path += `C${values.join(" ")}`;
    },
    h: () => {
      path += "Z";
    },
    f: () => {
      svg += `<path d="${path}"/>`;
      path = "";
    },
    n: () => {
      path = "";
    },
  };
  for (const [word] of content.matchAll(/\S+/g)) {
    if (/^-?[\d.]+$/.test(word)) {
      numbers.push(Number(word));
      continue;
    }
    statements[word]?.(numbers);
    numbers = [];
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/><g transform="matrix(1 0 0 -1 0 ${height})">${svg}${"</g>".repeat(opened[0] ?? 0)}</g></svg>`;
}

/** Pixels of an inch of the picture that is read: those of a label printer. */
const DPI = 300;

/** A code that was read from a page. */
export interface ReadCode {
  readonly format: string;
  readonly text: string;
}

/** Renders the pages of a PDF file and reads their codes, in an order of their own. */
export async function readCodes(pdf: Buffer): Promise<ReadCode[]> {
  const codes: ReadCode[] = [];
  for (const page of pagesOf(pdf)) {
    const png = await sharp(Buffer.from(shapesOf(page)), { density: DPI })
      .png()
      .toBuffer();
    const found = await readBarcodes(new Uint8Array(png), {
      formats: ["Code128", "QRCode"],
      tryHarder: true,
      maxNumberOfSymbols: 255,
    });
    codes.push(...found.map(({ format, text }) => ({ format, text })));
  }
  return codes;
}
