import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { sharedDefs } from "./draw.ts";
import type { PartPicture } from "./parts.ts";
import { GROUND, LETTER_FLAGS, SIDE } from "./settings.ts";
import { fontFile, partsFile } from "./stage.ts";
import { encoding } from "./store.ts";

const hashOf = (text: string | Buffer): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Hashes the code of a neighbouring file, ignoring whitespace. */
const codeOf = (name: string): string =>
  hashOf(readFileSync(new URL(name, import.meta.url), "utf8").replaceAll(/\s+/g, ""));

const always = { side: SIDE, ground: GROUND, flags: LETTER_FLAGS, encoding };
const parts = { ...always, code: codeOf("show-part.ts"), parts: hashOf(readFileSync(partsFile)) };
const drawings = { ...always, code: codeOf("show-drawing.ts"), sharedDefs };
const lettering = { font: hashOf(readFileSync(fontFile)) };

const sourceOf = (...inputs: readonly unknown[]): string => hashOf(JSON.stringify(inputs));

/** Hashes everything except the browser that determines how a picture of parts looks. */
export const partSource = (picture: PartPicture): string => sourceOf(parts, picture);

/** Hashes everything except the browser that determines how a drawing looks. */
export const drawingSource = (inside: string): string =>
  sourceOf(drawings, inside.includes("<text") ? lettering : null, inside);
