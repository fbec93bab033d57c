/** Checks that every built requirement is proven by a test or story of the right kind (`npm run check:ids`). */
import { readFileSync } from "node:fs";

import { storyProofs, testProofs } from "./listed-names.ts";
import { faultsOf } from "./proofs.ts";
import { readRequirements } from "./requirements.ts";

const read = (path: string): string => readFileSync(path, "utf8");

const requirements = readRequirements(read("docs/requirements.md"));
const readings = new Set(
  Array.from(read("docs/readings.md").matchAll(/^\| (D-\d+) /gm), ([, id]) => id ?? ""),
);
const [tests, stories] = await Promise.all([testProofs(), storyProofs()]);

const faults = faultsOf(requirements, readings, [...tests, ...stories]);
const built = requirements.all.size - requirements.notBuilt.size;
console.info(
  `${requirements.all.size} requirements: ${built} built, ${requirements.notBuilt.size} not built yet.`,
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
