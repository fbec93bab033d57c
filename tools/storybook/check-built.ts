/**
 * Builds Storybook, serves it below a sub path and selects every story in Chromium, one after another as a reader does; those that are
 * pictured also in Arabic, dark, on a phone. Fails if a story throws, if its play function fails, if it is not accessible, if a text of it
 * is in the wrong language or has no room, if a screen, a dialog or a state of one has no story, if a story is named after a mode, if a
 * file is missing, if a table lists a prop without a description or a type, or if the manifest of components has an error. Arguments select
 * stories by parts of their ids; `--no-build` uses the last build, `--report=FILE` also writes the outcome to a file.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

import { type Browser, chromium, type Page } from "playwright";

import { type Mode, pictureCount, reducedModes } from "../../.storybook/modes.ts";
import { ensureChromium } from "../browser.ts";
import { chromiumFlags } from "../chromium.ts";
import { trackScripts } from "../visual/lazy-parts.ts";
import { buildStorybook, STORYBOOK_BUILD } from "./build.ts";
import { focusFaults } from "./focus-faults.ts";
import { linkedStories } from "./introduction.ts";
import { managerFailures } from "./manager.ts";
import { manifestFaults } from "./manifest.ts";
import { namedAfterModes } from "./mode-names.ts";
import {
  LONGEST_STORY_MS,
  openStory,
  prepareStoryPage,
  selectStory,
  withoutAccessibility,
} from "./open-story.ts";
import { forEachParallel, largestGroupsFirst } from "./parallel.ts";
import { propFaults } from "./prop-faults.ts";
import { narrowFaults, readerFaults, usual } from "./reader-faults.ts";
import type { StoriesReport } from "./report.ts";
import { readScreenStates } from "./screen-states.ts";
import { serveStorybook, type StorybookServer } from "./serve.ts";
import { ShownStates } from "./shown-states.ts";
import { StatePictures } from "./state-pictures.ts";
import { readStories, sizeOf, type Story } from "./story-list.ts";
import { textFaults } from "./text-faults.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "no-build": { type: "boolean", default: false }, report: { type: "string" } },
});

/** Pages that show stories at once: about half of the time of a play are timers. */
const VIEWERS = Math.min(8, 2 * availableParallelism());

const COLD_STARTS = 3;

/** A journey takes ten times as long as another story. */
const JOURNEY_WEIGHT = 10;

/** Pictures that fixtures declare missing, and the icon that a browser requests for a page without one. */
const isDeclaredMissing = (path: string): boolean => path.startsWith("/missing/") || path === "/favicon.ico";

/** The mode that differs most from a story's own, with regard to accessibility and texts as well. */
const FARTHEST_MODE = "ar dark phone";

/** Notices of the shop are shown no longer than this. */
const LONGEST_NOTICE_MS = 10_000;

interface Viewer {
  readonly page: Page;
  /** Files that the server did not have, since the list was last emptied. */
  readonly missing: string[];
  /** Whether a story is shown from which the next can be selected. */
  shown: boolean;
}

async function openViewer(browser: Browser): Promise<Viewer> {
  const page = await openPage(browser);
  const missing: string[] = [];
  page.on("response", (response) => {
    // Stories fetch from the mocked API, which may answer 404.
    if (response.status() !== 404 || response.request().resourceType() === "fetch") return;
    const { pathname } = new URL(response.url());
    if (!isDeclaredMissing(pathname)) missing.push(`missing file: ${pathname}`);
  });
  return { page, missing, shown: false };
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(LONGEST_STORY_MS);
  await prepareStoryPage(page);
  trackScripts(page);
  return page;
}

/** Milliseconds from an empty cache to a story inside Storybook's own page. */
async function coldStartTime(browser: Browser, url: string, id: string): Promise<number> {
  const page = await openPage(browser);
  const start = performance.now();
  await page.goto(`${url}?path=/story/${id}`, { waitUntil: "commit" });
  const frame = page.frameLocator("#storybook-preview-iframe");
  await frame.locator("body.sb-show-main #storybook-root > *").first().waitFor();
  const time = performance.now() - start;
  await page.context().close();
  return time;
}

/** Of several cold starts: the first one meets what a build that has just ended leaves to the disk and the processor. */
async function coldStartTimes(browser: Browser, url: string, id: string): Promise<string> {
  const times: number[] = [];
  for (let start = 0; start < COLD_STARTS; start += 1) times.push(await coldStartTime(browser, url, id));
  return times.map((time) => `${Math.round(time)} ms`).join(", ");
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

async function checkStories(browser: Browser, { url }: StorybookServer): Promise<StoriesReport> {
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
  console.info(`First story from a cold start: ${await coldStartTimes(browser, url, first.id)}.`);

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
    if (story.tags.includes("test-fn")) continue;
    const pictures = story.disableSnapshot ? 0 : Object.keys(story.modes).length;
    const expected = pictureCount(story.tags);
    if (pictures !== expected) note(story, [`parameters give ${pictures} pictures, tags ${expected}`]);
  }
  const shown = new ShownStates();
  await playStories(browser, url, stories, { note, shown, pictures: new StatePictures() });
  const pictured = stories.filter(({ tags }) => pictureCount(tags) > 0);
  await playStories(browser, url, pictured, { note, shown, modeName: FARTHEST_MODE });
  await showToReaders(browser, url, pictured.filter(isForReaders), note);
  if (positionals.length === 0) {
    note({ id: "Screens and dialogs" }, shown.missingOf(readScreenStates()));
  }
  const failures = [...failed].map(([id, messages]) => `✗ ${id}\n    ${messages.join("\n    ")}`);
  console.error(failures.join("\n"));
  const passed = stories.filter(({ id }) => !failed.has(id)).length;
  console.info(`${passed} of ${stories.length} stories passed in the built Storybook.`);
  return { passed, failures };
}

/** Primitives and canonical screens; not what looks focused without being it. */
const isForReaders = ({ title, tags, showsPseudoStates }: Story): boolean =>
  tags.includes("canonical") || (title.startsWith("Primitives/") && !showsPseudoStates);

/** Shows stories in the site's layout to readers with settings of their own, and notes what fails. */
async function showToReaders(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  note: Run["note"],
): Promise<void> {
  const viewers = await Promise.all(Array.from({ length: VIEWERS }, () => openViewer(browser)));
  await forEachParallel(stories, viewers, async (story, viewer) => {
    const { page } = viewer;
    await page.emulateMedia(usual);
    const failures = await (viewer.shown
      ? selectStory(page, story.id)
      : openStory(page, url, story.id, { ...withoutAccessibility, shell: "on" }));
    viewer.shown = failures.length === 0;
    note(story, failures.length > 0 ? failures : await readerFaults(page));
  });
  await Promise.all(viewers.map(({ page }) => page.context().close()));
}

interface Run {
  readonly note: (story: Story, failures: readonly string[]) => void;
  readonly shown: ShownStates;
  /** Told apart where they are given. */
  readonly pictures?: StatePictures;
  /** A key of {@link reducedModes}; without it stories are played as they are. */
  readonly modeName?: string;
}

/** Plays stories, and notes what they show and what fails. */
async function playStories(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  { note: noteFailures, shown, pictures, modeName }: Run,
): Promise<void> {
  const mode: Partial<Mode> = (modeName && reducedModes[modeName]) || {};
  const { viewport, ...globals } = mode;
  const note = (story: Story, failures: readonly string[]): void =>
    noteFailures(
      story,
      failures.map((failure) => (modeName ? `${modeName}: ${failure}` : failure)),
    );
  // A context each: pages of one context share focus and storage.
  const viewers = await Promise.all(Array.from({ length: VIEWERS }, () => openViewer(browser)));
  const retried: Story[] = [];
  const checkEnd = async ({ page, missing }: Viewer, story: Story): Promise<void> => {
    if (pictureCount(story.tags) > 0) {
      note(story, await leavingNotices(page));
      note(story, await textFaults(page, story));
      await shown.note(page, story);
      note(story, await narrowFaults(page));
    }
    note(story, missing.splice(0));
  };
  const twins = async ({ page }: Viewer, story: Story): Promise<string[]> =>
    pictures && pictureCount(story.tags) > 0 ? pictures.note(page, story) : [];
  const looksLikeAnother = async (viewer: Viewer, story: Story): Promise<boolean> =>
    (await twins(viewer, story)).length > 0;
  // A page that shows all stories of a component loads its code once.
  const components = largestGroupsFirst(
    stories,
    ({ title }) => title,
    ({ title }) => (title.startsWith("Journeys/") ? JOURNEY_WEIGHT : 1),
  );
  await forEachParallel(components, viewers, async (component, viewer) => {
    for (const story of component) {
      await viewer.page.setViewportSize(sizeOf(story, viewport));
      const failures = await (viewer.shown
        ? selectStory(viewer.page, story.id)
        : openStory(viewer.page, url, story.id, globals));
      // After a failure the next story gets a new page.
      viewer.shown = failures.length === 0;
      if (failures.length > 0) retried.push(story);
      else if (await looksLikeAnother(viewer, story)) retried.push(story);
      else await checkEnd(viewer, story);
    }
  });
  // The pages share the processor, which delays the timers of some plays: what failed is judged by itself.
  await forEachParallel(retried, viewers.slice(0, 1), async (story, viewer) => {
    await viewer.page.setViewportSize(sizeOf(story, viewport));
    note(story, await openStory(viewer.page, url, story.id, globals));
    note(story, await twins(viewer, story));
    await checkEnd(viewer, story);
  });
  await Promise.all(viewers.map(({ page }) => page.context().close()));
}

const executablePath = await ensureChromium();
if (!executablePath) throw new Error("No Chromium found on this machine.");
if (!values["no-build"] && (await buildStorybook(STORYBOOK_BUILD, ["--quiet", "--loglevel", "error"])) !== 0)
  throw new Error("Storybook could not be built.");

const server = await serveStorybook(STORYBOOK_BUILD);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const report = await checkStories(browser, server);
  if (values.report) writeFileSync(values.report, JSON.stringify(report));
  process.exitCode = report.failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
