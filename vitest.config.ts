import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

import { notOnPostgres, onPostgresAlone } from "./apps/api/tests/engines.ts";
import { chromiumFlags, findChromium } from "./tools/chromium.ts";
import { ReportWriter } from "./tools/test/vitest-reporter.ts";

/** Settings of tests that keep the processor busy; Vitest keeps one core for itself, which on a machine with two is half of it. */
const busy = { maxWorkers: "100%", sequence: { groupOrder: 0 } };
/** Settings of tests that wait for processes, timers and networks a part of the time. */
const waiting = { maxWorkers: Math.ceil(1.5 * availableParallelism()), sequence: { groupOrder: 1 } };

const onPostgres = process.env["TEST_DATABASE"] === "postgres";

/** Tests of faults that open one of the databases themselves, and say nothing about the other. */
const onOtherDatabase = onPostgres ? "**/embedded-*.test.ts" : "**/postgres-*.test.ts";

/** Tests that end processes, connections, disks and servers while the shop works. */
const FAULTS = "apps/api/tests/faults/**/*.test.ts";

/** Workers that load drizzle-orm load it as the shop does. */
const execArgv = ["--import", new URL("apps/api/src/database/drizzle-resolution.ts", import.meta.url).href];

/** Files that take longest, although they are short; asked only where Vitest's cache has no durations of a last run. */
const LONGEST =
  /\/(?:dash-accessible|sticky-bars|dash-live-orders|early-input|rolling-restart|process|listen|start|limits|[a-z]+-crash|embedded-durability|postgres-connection-loss)\.(?:spec|test)\.ts$/;

/**
 * Starts the files that took longest in the last run first, as Vitest does, so that no worker is left with one of them at the end; before
 * those, of the files without a last run, {@link LONGEST}, and the largest.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not the method of arrays
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification): number =>
      Number(!this.ctx.cache.getTestSpecificationResult(file) && LONGEST.test(file.moduleId));
    return sorted.toSorted((a, b) => isLong(b) - isLong(a));
  }
}

/** As in .storybook/main.ts. */
const storybookAlias = { "#storybook": fileURLToPath(new URL(".storybook", import.meta.url)) };

/** All projects but {@link stories}. */
const others = [
  {
    resolve: { alias: storybookAlias },
    test: {
      name: "unit",
      ...busy,
      include: [
        "packages/*/src/**/*.test.{ts,tsx}",
        "apps/web/{src,server,bundle}/**/*.test.{ts,tsx}",
        "tools/**/*.test.ts",
        "packages/fixtures/{datasheets,pictures}/*.test.ts",
      ],
      testTimeout: 30_000,
    },
  },
  {
    test: {
      name: "api",
      ...busy,
      execArgv,
      // The modules below are loaded once for each worker, and keep nothing but databases, which the next file gets emptied.
      isolate: false,
      include: ["apps/api/{src,tests}/**/*.test.ts"],
      exclude: [...(onPostgres ? notOnPostgres : onPostgresAlone), FAULTS],
      globalSetup: ["apps/api/tests/global-setup.ts"],
      // Long enough for a machine on which much else runs: a test that hangs is found late, one that is slow does not fail.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    test: {
      name: "faults",
      ...waiting,
      execArgv,
      include: [FAULTS],
      exclude: [onOtherDatabase],
      globalSetup: ["apps/api/tests/global-setup.ts"],
      // Each of these starts whole shops in processes of their own.
      testTimeout: 240_000,
      hookTimeout: 240_000,
    },
  },
  {
    test: {
      name: "journeys",
      // Playwright and the helpers below, which keep nothing, are loaded once for each worker.
      isolate: false,
      ...waiting,
      include: ["apps/web/tests/**/*.spec.ts", "tools/**/*.spec.ts"],
      globalSetup: ["apps/web/tests/support/global-setup.ts"],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // By default one second, which a page may need on a busy machine.
      expect: { poll: { timeout: 30_000 } },
    },
  },
  {
    // Runs the stories without a browser; `npm test` uses it only on machines without Chromium.
    resolve: {
      alias: {
        "msw/browser": fileURLToPath(new URL(".storybook/dom/msw-browser.ts", import.meta.url)),
        ...storybookAlias,
        "@testing-library/user-event": "storybook/test",
      },
    },
    test: {
      name: "stories-dom",
      ...busy,
      environment: "happy-dom",
      // Journeys visit many pages.
      testTimeout: 20_000,
      environmentOptions: { happyDOM: { url: "http://localhost:3000/" } },
      include: [".storybook/dom/*.test.tsx"],
      css: false,
      server: { deps: { inline: ["msw-storybook-addon", "@guidepup/virtual-screen-reader"] } },
    },
  },
];

/** Folders that the browser may load from: the project, and the one around a temporary worktree of it, which has the packages. */
const served = [
  new URL(".", import.meta.url),
  new URL("../../", import.meta.resolve("vitest/package.json")),
].map((folder) => fileURLToPath(folder));

/** Runs the stories from their sources in Chromium. */
async function stories(): Promise<TestProjectConfiguration> {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import("@storybook/addon-vitest/vitest-plugin"),
    import("@vitest/browser-playwright"),
  ]);
  const executablePath = findChromium();
  return {
    extends: true,
    plugins: [storybookTest({ configDir: ".storybook" })],
    server: { fs: { allow: served } },
    test: {
      name: "storybook",
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
        }),
        instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
      },
    },
  };
}

/** What `--project` gives: names, or patterns of names. */
const { project: named = [] } = parseArgs({
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;

/** True where the stories need not be loaded: reading Storybook's configuration takes longer than most runs of other projects. */
const isOthersOnly = named.length > 0 && named.every((name) => others.some(({ test }) => test.name === name));

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ["default", new ReportWriter()],
    projects: isOthersOnly ? others : [...others, await stories()],
  },
});
