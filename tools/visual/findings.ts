import { writeFileSync } from "node:fs";

import { type Acceptances, pictureHash } from "./acceptances.ts";
import { compare, UNCHANGED } from "./compare.ts";
import type { Finding } from "./report.ts";

/** What was made of a story in one mode. */
export interface Taken {
  /** Names story and mode. */
  readonly name: string;
  /** Files of the pictures in both builds. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Why the story failed in the working tree. */
  readonly problems?: readonly string[] | undefined;
}

type Judged = Omit<Finding, "name" | "hash" | "isAccepted">;

async function judge({ before, after, problems = [] }: Taken): Promise<Judged | undefined> {
  const pictures = { ...(before && { before }), ...(after && { after }) };
  if (problems.length > 0) return { kind: "failed", verdict: problems.join("; "), pictures };
  if (!before || !after) {
    const kind = before ? "removed" : "new";
    return { kind, verdict: kind, pictures };
  }
  const difference = await compare(before, after, UNCHANGED);
  if (!difference) return undefined;
  const file = after.replace(/\.png$/, ".difference.png");
  writeFileSync(file, await difference.picture());
  const { count } = difference;
  return {
    kind: "changed",
    verdict: `${count} ${count === 1 ? "pixel differs" : "pixels differ"}`,
    pictures: { ...pictures, difference: file },
    difference,
  };
}

/** Says what has become of a story and whether that was accepted; undefined where it is as it was. Writes a picture of the difference beside that after. */
export async function findingOf(taken: Taken, acceptances: Acceptances): Promise<Finding | undefined> {
  const { name } = taken;
  const judged = await judge(taken);
  if (!judged) return undefined;
  if (judged.kind === "failed") return { ...judged, name, isAccepted: false };
  const hash = await pictureHash(judged.pictures.after);
  const accepted = acceptances.get(name);
  const isAccepted = accepted?.has(hash) ?? false;
  const isOther = accepted !== undefined && !isAccepted;
  const verdict = isOther ? `${judged.verdict}; not the picture that was accepted` : judged.verdict;
  return { ...judged, name, verdict, hash, isAccepted };
}
