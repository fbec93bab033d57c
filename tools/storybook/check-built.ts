/**
 * Builds Storybook, serves it below a sub path and selects every story in Chromium, one after another as a reader does; those that are
 * pictured also in Arabic, dark, on a phone. Fails if a story throws, if its play function fails, if it is not accessible, if a text of it
 * is in the wrong language or has no room, if a screen, a dialog or a state of one has no story, if a story is named after a mode, if a
 * file is missing, if a table lists a prop without a description or a type, or if the manifest of components has an error. Arguments select
 * stories by parts of their ids; `--no-build` uses the last build; a report for `npm test` is written to the file that TEST_REPORT names.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { type Browser, chromium, type Page } from "playwright";

import { pictureCount } from "../../.storybook/modes.ts";
import { ensureChromium } from "../browser.ts";
import { storyFlags } from "../chromium.ts";
import type { Report } from "../test/report.ts";
import { buildStorybook, STORYBOOK_BUILD } from "./build.ts";
import { focusFaults } from "./focus-faults.ts";
import { linkedStories } from "./introduction.ts";
import { managerFailures } from "./manager.ts";
import { manifestFaults } from "./manifest.ts";
import { namedAfterModes } from "./mode-names.ts";
import { openStory, selectStory, withoutAccessibility } from "./open-story.ts";
import { forEachParallel } from "./parallel.ts";
import { type Notes, playStories, type Run } from "./play-stories.ts";
import { propFaults } from "./prop-faults.ts";
import { largeTextFaults, readerFaults, smallPhoneFaults, usual } from "./reader-faults.ts";
import { readScreenStates } from "./screen-states.ts";
import { serveStorybook, type StorybookServer } from "./serve.ts";
import { ShownStates } from "./shown-states.ts";
import { ShownTexts } from "./shown-texts.ts";
import { StatePictures } from "./state-pictures.ts";
import { readStories, type Story } from "./story-list.ts";
import { textFaults } from "./text-faults.ts";
import { openPage, withViewers } from "./viewer.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "no-build": { type: "boolean", default: false } },
});

/** The mode that differs most from a story's own, with regard to accessibility and texts as well. */
const FARTHEST_MODE = "ar dark phone";

/** Notices of the shop are shown no longer than this. */
const LONGEST_NOTICE_MS = 10_000;

/** Milliseconds from an empty cache to a story inside Storybook's own page. */
async function coldStartTime(browser: Browser, url: string, id: string): Promise<number> {
  const page = await openPage(browser);
  const start = performance.now();
  await page.goto(`${url}?path=/story/${id}`, { waitUntil: "commit" });
  const frame = page.frameLocator("#storybook-preview-iframe");
  await frame.locator("body.sb-show-main #storybook-root > *").first().waitFor();
  const time = performance.now() - start;
  await page.context().close();
  return Math.round(time);
}

/** A pictured story that ends while a notice is shown for a while has two pictures: with the notice and without it. */
async function leavingNotices(page: Page): Promise<string[]> {
  const durations = await page
    .locator("[data-duration]")
    .evaluateAll((notices) => notices.map((notice) => Number(notice.getAttribute("data-duration"))));
  return durations
    .filter((milliseconds) => milliseconds <= LONGEST_NOTICE_MS)
    .map((milliseconds) => `ends while a notice is shown that leaves after ${milliseconds} ms`);
}

async function checkStories(browser: Browser, { url }: StorybookServer): Promise<Report> {
  const reader = await openPage(browser);
  const all = await readStories(reader, url);
  const faultyProps = await propFaults(reader);
  const links = await linkedStories(reader, url);
  const unseenFocus = await focusFaults(reader, url);
  await reader.context().close();
  const stories = all.filter(
    ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
  );
  const [first] = all;
  if (!first || stories.length === 0) throw new Error("No story matches.");
  console.info(`First story from a cold start: ${await coldStartTime(browser, url, first.id)} ms.`);

  const failed = new Map<string, string[]>();
  const note = ({ id }: Pick<Story, "id">, failures: readonly string[]): void => {
    if (failures.length > 0) failed.set(id, [...(failed.get(id) ?? []), ...failures]);
  };
  const manager = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
  note({ id: "Storybook's manager" }, await managerFailures(manager, url, first));
  await manager.context().close();
  for (const [id, faults] of unseenFocus) note({ id }, faults);
  for (const { title, fault } of faultyProps) note({ id: title }, [fault]);
  for (const [id, faults] of manifestFaults(STORYBOOK_BUILD)) note({ id }, faults);
  for (const id of links) {
    if (!all.some((story) => story.id === id)) note({ id }, ["linked in the introduction, but missing"]);
  }
  for (const id of namedAfterModes(all)) {
    note({ id }, [
      "named after a mode, in which every story is shown: name its state, or test it in that mode",
    ]);
  }
  for (const story of stories) {
    // A test has the parameters of its story.
    if (isTest(story)) continue;
    const pictures = story.disableSnapshot ? 0 : Object.keys(story.modes).length;
    const expected = pictureCount(story.tags);
    if (pictures !== expected) note(story, [`parameters give ${pictures} pictures, tags ${expected}`]);
  }
  const shown = new ShownStates();
  const texts = new ShownTexts();
  const pictures = new StatePictures();
  const faultsOf = async (page: Page, story: Story): Promise<string[]> => {
    await shown.note(page, story);
    return [...(await leavingNotices(page)), ...(await textFaults(page, story))];
  };
  const inFarthestMode = {
    modeName: FARTHEST_MODE,
    check: async (page: Page, story: Story) => [
      ...(await faultsOf(page, story)),
      ...(await smallPhoneFaults(page)),
    ],
  };
  const runs: readonly Run[] = [
    {
      storiesOf: (component) => component.filter((story) => !isTest(story)),
      check: async (page, story) => {
        if (!isPictured(story)) return [];
        await texts.note(page, story);
        return [...(await faultsOf(page, story)), ...(await largeTextFaults(page))];
      },
    },
    {
      storiesOf: (component) => texts.lookAlikes(component),
      skipsAccessibility: true,
      compare: (page, story) => pictures.note(page, story),
    },
    // What tests lead to has stories as well; Storybook's own window and Vitest check both.
    { storiesOf: (component) => component.filter(isTest), skipsAccessibility: true },
    { storiesOf: (component) => component.filter(isForReaders), ...inFarthestMode },
    // The other states are of the same primitives, whose colours and sizes are checked.
    {
      storiesOf: (component) => component.filter((story) => isPictured(story) && !isForReaders(story)),
      skipsAccessibility: true,
      ...inFarthestMode,
    },
  ];
  const secondTries: string[] = [];
  const files: { file: string; ms: number }[] = [];
  const firstTestAt = Date.now();
  await timed("Stories and tests", stories, () =>
    playStories(browser, url, stories, runs, {
      fault: note,
      secondTry: ({ id }, before) => secondTries.push(`${id}: ${before.join("; ").slice(0, 200)}`),
      component: (file, ms) => files.push({ file, ms }),
    }),
  );
  const forReaders = stories.filter(isForReaders);
  await timed("Stories for readers", forReaders, () => showToReaders(browser, url, forReaders, note));
  if (positionals.length === 0) {
    note({ id: "Screens and dialogs" }, shown.missingOf(readScreenStates()));
  }
  const failures = [...failed].map(
    ([id, messages]) =>
      `✗ ${id}\n    npm exec -c 'node tools/storybook/check-built.ts --no-build ${id}'\n    ${messages.join("\n    ")}`,
  );
  console.error(failures.join("\n"));
  const passed = stories.filter(({ id }) => !failed.has(id)).length;
  console.info(`${passed} of ${stories.length} stories passed in the built Storybook.`);
  return { passed, skipped: 0, failures, secondTries, firstTestAt, files };
}

const isPictured = ({ tags }: Story): boolean => pictureCount(tags) > 0;

const isTest = ({ tags }: Story): boolean => tags.includes("test-fn");

async function timed(name: string, stories: readonly Story[], work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.info(`${name}: ${stories.length} in ${Math.round((performance.now() - start) / 1000)} s.`);
}

/** Primitives and canonical screens; not what looks focused without being it. */
const isForReaders = (story: Story): boolean =>
  isPictured(story) &&
  (story.tags.includes("canonical") || (story.title.startsWith("Primitives/") && !story.showsPseudoStates));

/** Shows stories in the site's layout to readers with settings of their own, and notes what fails. */
async function showToReaders(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  note: Notes["fault"],
): Promise<void> {
  await withViewers(browser, { endsAnimations: false }, (viewers) =>
    forEachParallel(stories, viewers, async (story, viewer) => {
      const { page } = viewer;
      await page.emulateMedia(usual);
      const failures = await (viewer.shown
        ? selectStory(page, story.id)
        : openStory(page, url, story.id, { ...withoutAccessibility, shell: "on" }));
      viewer.shown = failures.length === 0;
      note(story, failures.length > 0 ? failures : await readerFaults(page));
    }),
  );
}

const executablePath = await ensureChromium();
if (!executablePath) throw new Error("No Chromium found on this machine.");
if (!values["no-build"] && (await buildStorybook(STORYBOOK_BUILD, ["--quiet", "--loglevel", "error"])) !== 0)
  throw new Error("Storybook could not be built.");

const server = await serveStorybook(STORYBOOK_BUILD);
const browser = await chromium.launch({ executablePath, args: storyFlags });
try {
  const report = await checkStories(browser, server);
  const file = process.env["TEST_REPORT"];
  if (file) writeFileSync(file, JSON.stringify(report));
  process.exitCode = report.failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
