import { createHash } from "node:crypto";

import sharp from "sharp";

/** Stands in an acceptance for the picture of a story that is no longer there. */
const REMOVED = "removed";

/** Identifies the pixels of a picture: 32 digits of a hash; undefined picture: the story was removed. */
export async function pictureHash(picture?: string): Promise<string> {
  if (picture === undefined) return REMOVED;
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash("sha256").update(`${info.width} ${info.height} `).update(data).digest("hex").slice(0, 32);
}

/** The line by which a reviewer accepts a picture of a story. */
export const acceptanceOf = (name: string, hash: string): string => `accept ${hash} ${name}`;

/** Hashes of accepted pictures by the name of what they show. */
export type Acceptances = ReadonlyMap<string, ReadonlySet<string>>;

const LINE = /^accept (?<hash>[\da-f]{32}|removed) (?<name>.*\S)\s*$/gm;

/** Reads the acceptances in a text such as that of a pull request; its other lines say nothing. */
export function readAcceptances(text: string): Acceptances {
  const accepted = new Map<string, Set<string>>();
  for (const { groups } of text.matchAll(LINE)) {
    const { hash = "", name = "" } = groups ?? {};
    accepted.set(name, (accepted.get(name) ?? new Set()).add(hash));
  }
  return accepted;
}
