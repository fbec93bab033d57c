/** Checks that README's table of settings matches the descriptions in settings.ts; `--write` updates the table. */
import { readFileSync, writeFileSync } from "node:fs";

import * as v from "valibot";

import { settingsSchema } from "../packages/serving/src/settings.ts";

const rows = Object.entries(settingsSchema.entries).map(([name, schema]) => {
  const text = v.getDescription(schema) ?? "";
  const [what = "", standard = ""] = text.split(/\s*Default:?\s+/);
  return `| \`${name}\` | ${what} | ${standard.replace(/\.$/, "")} |`;
});
const table = ["| variable | what it is | without it |", "| --- | --- | --- |", ...rows].join("\n");

const readme = readFileSync("README.md", "utf8");
const fresh = readme.replace(
  /(<!-- settings:begin -->\n)[\s\S]*(<!-- settings:end -->)/,
  (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
);

// Compares words only, because the formatter aligns tables.
const words = (text: string): string => text.replaceAll(/[\s|-]+/g, " ");

if (process.argv.includes("--write")) writeFileSync("README.md", fresh);
else if (words(fresh) !== words(readme)) {
  console.error("README's table of settings is not what the settings say: run `npm run readme`.");
  process.exitCode = 1;
}
