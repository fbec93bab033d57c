import { existsSync } from "node:fs";

import { postgresBinaries } from "../../apps/api/tests/support/postgres-binaries.ts";
import { ensureChromium, installPackages } from "../browser.ts";
import { binOf } from "../run.ts";
import { STORYBOOK_BUILD } from "../storybook/build.ts";
import { type Command, vitest } from "./leg.ts";

/** What a leg runs, or why it runs nothing on this machine. */
type Preparation = readonly Command[] | string;

const NO_CHROMIUM = "no Chromium on this machine";

/** Which part of its tests a leg runs; all of them without it. */
export interface Selection {
  /** Arguments of Vitest for projects of tests in Node.js. */
  readonly vitest?: readonly string[];
  /** Parts of the ids of stories. */
  readonly stories?: readonly string[];
}

/** A part of `npm test` that can be run alone. */
interface Leg {
  /** What it proves, as the table of `npm test` and docs/testing.md say it. */
  readonly title: string;
  readonly prepare: (selection: Selection) => Preparation | Promise<Preparation>;
}

async function onPostgres(project: string, { vitest: rest }: Selection): Promise<Preparation> {
  const isThere =
    postgresBinaries() ??
    (process.env["CI"] && (await installPackages("postgresql")) ? postgresBinaries() : undefined);
  if (!isThere) return "no PostgreSQL server on this machine (initdb, postgres)";
  return [vitest(project, rest, { TEST_DATABASE: "postgres" })];
}

/** Builds Storybook, and the pages that journeys open: shops that start at once would each wait for the first one's build. */
const builds: readonly Command[] = [
  {
    args: [
      binOf("storybook"),
      "build",
      "--output-dir",
      STORYBOOK_BUILD,
      "--stats-json",
      "--quiet",
      "--loglevel",
      "error",
    ],
  },
  { args: ["apps/web/bundle/main.ts"] },
];

/** The legs of `npm test`, by the name that selects them. */
export const legs = {
  check: { title: "format, lint, types and all other checks", prepare: () => [{ args: ["tools/check.ts"] }] },
  unit: {
    title: "rules, tools and servers without a database",
    prepare: (selected) => [vitest("unit", selected.vitest)],
  },
  api: { title: "the API on the embedded database", prepare: (selected) => [vitest("api", selected.vitest)] },
  postgres: { title: "the API on PostgreSQL", prepare: (selected) => onPostgres("api", selected) },
  faults: {
    title: "the API while processes, disks and servers fail, embedded",
    prepare: (selected) => [vitest("faults", selected.vitest)],
  },
  "postgres-faults": {
    title: "the same on PostgreSQL",
    prepare: (selected) => onPostgres("faults", selected),
  },
  builds: {
    title: "builds of Storybook and of the pages",
    prepare: async () => ((await ensureChromium()) ? builds : NO_CHROMIUM),
  },
  generated: {
    title: "what `npm run generate` writes",
    prepare: () =>
      existsSync(".git")
        ? [{ args: ["tools/generate/check-generated.ts"] }]
        : "the folder is no git repository",
  },
  journeys: {
    title: "the running shop in Chromium",
    prepare: async (selected) =>
      (await ensureChromium()) ? [vitest("journeys", selected.vitest)] : NO_CHROMIUM,
  },
  stories: {
    title: "stories and their tests in the built Storybook",
    prepare: async ({ stories = [] }) =>
      (await ensureChromium())
        ? [{ args: ["tools/storybook/check-built.ts", "--no-build", ...stories], hasTests: true }]
        : [vitest("stories-dom")],
  },
} satisfies Readonly<Record<string, Leg>>;

/** Name of a leg of `npm test`. */
export type LegName = keyof typeof legs;

/** Whether `argument` names a leg. */
export const isLeg = (argument: string): argument is LegName => argument in legs;
