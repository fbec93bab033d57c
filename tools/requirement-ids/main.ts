/** Checks that every built requirement is proven by a test or story of the right kind (`npm run check:ids`). */
import { globSync, readFileSync } from "node:fs";

import { faultsOf, idsOf } from "./proofs.ts";
import { readRequirements } from "./requirements.ts";
import { NameReader } from "./test-names.ts";

const read = (path: string): string => readFileSync(path, "utf8");

const requirements = readRequirements(read("docs/requirements.md"));
const readings = new Set(
  Array.from(read("docs/readings.md").matchAll(/^\| (D-\d+) /gm), ([, id]) => id ?? ""),
);
const names = new NameReader(read);

const exclude = (path: string): boolean => /node_modules|dist/.test(path);
const tests = globSync("{packages,apps,tools}/**/*.{test.ts,test.tsx,spec.ts}", { exclude });
const stories = globSync("{packages,apps}/**/*.stories.tsx", { exclude });
const proofs = [
  ...tests.map((file) => ({ file, ids: [...new Set(names.tests(file).flatMap(idsOf))] })),
  ...stories.map((file) => ({ file, ids: [...new Set(names.stories(file).flatMap(idsOf))] })),
];

const faults = faultsOf(requirements, readings, proofs);
const built = requirements.all.size - requirements.notBuilt.size;
console.info(
  `${requirements.all.size} requirements: ${built} built, ${requirements.notBuilt.size} not built yet.`,
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
