import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

/** Sample texts of the shop's pages by script. */
export const samples = {
  latin:
    "Digital multimeter, 6000 counts, true RMS. Temperature and humidity sensor module with cable. " +
    "Add to cart 1,250.00 EG in stock, only 3 left. Soldering station 60 W with adjustable heat. " +
    "Electronic parts and measuring instruments for workshops, students and small factories in Egypt.",
  arabic:
    "جهاز قياس رقمي متعدد الوظائف، بدقة عالية وشاشة مضيئة. وحدة استشعار الحرارة والرطوبة مع كابل. " +
    "أضف إلى السلة، متوفر في المخزن، تبقت ثلاث قطع فقط. محطة لحام قابلة للضبط. " +
    "قطع إلكترونية وأجهزة قياس للورش والطلاب والمصانع الصغيرة في مصر.",
} as const;

/** Script with a web font. */
export type Script = keyof typeof samples;

/** Parses a font file of any format for measuring. */
export async function readFace(file: Buffer): Promise<Face> {
  const plain = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: "sfnt" });
  return new Face(new Blob(Uint8Array.from(plain).buffer));
}

/** Measures the average advance per letter of a sample, relative to the font size; Arabic without spaces, which are Latin glyphs. */
export function averageAdvance(face: Face, script: Script, weight?: number): number {
  const font = new Font(face);
  if (weight) font.setVariations([new Variation("wght", weight)]);
  const runs = script === "latin" ? [samples.latin] : samples.arabic.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  let advance = 0;
  for (const run of runs) {
    const buffer = new TextBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const { xAdvance } of buffer.getGlyphPositions()) advance += xAdvance;
  }
  return advance / face.upem / runs.join("").length;
}
