/** Lists the requirement ids that no test or story name starts with; `npm run check:ids` fails where one is missing. */
import { globSync, readFileSync } from "node:fs";

const text = readFileSync("docs/requirements.md", "utf8");
const [built = "", later = ""] = text.split("## Not built yet");
const required = new Set(Array.from(built.matchAll(/^- ([A-Z]+-\d+) /gm), ([, id]) => id ?? ""));
const postponed = new Set(Array.from(later.matchAll(/\b[A-Z]+-\d+\b/g), ([id]) => id));

const files = globSync("{packages,apps,tools}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx,cases.ts}", {
  exclude: (path) => /node_modules|dist/.test(path),
}).concat(globSync("packages/mocks/src/conformance*.ts"));
const proven = new Set(
  files.flatMap((file) =>
    // A name may start with several ids: 'CART-1 CART-2 …', 'CART-1, CART-2: …'.
    Array.from(readFileSync(file, "utf8").matchAll(/["'`]((?:[A-Z]+-\d+[ ,:/&]*)+)/g), ([, ids = ""]) =>
      Array.from(ids.matchAll(/[A-Z]+-\d+/g), ([id]) => id),
    ).flat(),
  ),
);

const inScope = [...required].filter((id) => !postponed.has(id));
const missing = inScope.filter((id) => !proven.has(id));
const unknown = [...postponed].filter((id) => !required.has(id));

console.info(
  `${required.size} requirements: ${inScope.length - missing.length} of ${inScope.length} built ones proven, ${postponed.size} not built yet.`,
);
if (missing.length > 0) console.error(`No test or story name starts with: ${missing.join(" ")}`);
if (unknown.length > 0) console.error(`Listed as not built, but no requirement: ${unknown.join(" ")}`);
if (missing.length + unknown.length > 0) process.exitCode = 1;
