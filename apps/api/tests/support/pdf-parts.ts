import { inflateSync } from "node:zlib";

/** The compressed parts of a PDF file as text, its maps from glyphs to characters among them. */
export const partsOf = (pdf: Buffer): string[] =>
  Array.from(pdf.toString("latin1").matchAll(/stream\n(?<data>[\s\S]*?)\nendstream/g), ({ groups }) => {
    try {
      return inflateSync(Buffer.from(groups?.["data"] ?? "", "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
