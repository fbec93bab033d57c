import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser, Page } from "playwright";

import { pictureCount } from "../../.storybook/modes.ts";
import type { Reader } from "../../.storybook/reader.ts";
import { enlargeText, restoreText } from "../storybook/large-text.ts";
import { openStory, prepareStoryPage, selectStory, withoutAccessibility } from "../storybook/open-story.ts";
import { forEachParallel, largestGroupsFirst } from "../storybook/parallel.ts";
import { serveStorybook } from "../storybook/serve.ts";
import { readStories, type Size, sizeOf } from "../storybook/story-list.ts";
import { areEqual, UNCHANGED } from "./compare.ts";
import { lazyPartsShown, trackScripts } from "./lazy-parts.ts";

/** One picture of a story in one mode. */
export interface Shot {
  readonly storyId: string;
  /** Title of the story's component. */
  readonly component: string;
  readonly mode: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly size: Size;
}

/** Pictures of one build: file names by shot, and why a story failed. */
export interface Capture {
  readonly files: ReadonlyMap<string, string>;
  readonly failures: ReadonlyMap<string, readonly string[]>;
}

/** Pages that show stories at once: a part of the time is rest. */
const PAGES = 4;

/** Identifies a shot in both builds. */
export const keyOf = ({ storyId, mode }: Shot): string => `${storyId} · ${mode}`;

/** Opens a page with the time zone and motion of every picture. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", timezoneId: "Africa/Cairo" });
  const page = await context.newPage();
  trackScripts(page);
  await prepareStoryPage(page);
  return page;
}

/** Waits for fonts and all pictures, also those below the viewport. */
const settle = `(async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.complete || new Promise((resolve) => {
    image.addEventListener("load", resolve, { once: true });
    image.addEventListener("error", resolve, { once: true });
  })));
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  // A play may scroll to a field and select its text, sooner or later.
  if (document.activeElement?.matches("input[type=text], input:not([type]), textarea")) document.activeElement.setSelectionRange(0, 0);
  scrollTo(0, 0);
})()`;

const MOST_TRIES = 6;

/** Takes pictures until two in a row are equal; undefined for a story that keeps changing. */
async function stablePicture(page: Page): Promise<Buffer | undefined> {
  await lazyPartsShown(page);
  await page.evaluate(settle);
  let last: Buffer | undefined;
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const picture = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    if (last && (await areEqual(last, picture, UNCHANGED))) return picture;
    last = picture;
  }
  return undefined;
}

/** Lists the pictures of all stories of a build whose id or title contains one of the given texts. */
export async function listShots(
  browser: Browser,
  build: string,
  filters: readonly string[],
): Promise<Shot[]> {
  const server = await serveStorybook(build);
  const page = await openPage(browser);
  try {
    const stories = await readStories(page, server.url);
    const matches = (text: string): boolean =>
      filters.length === 0 || filters.some((filter) => text.toLowerCase().includes(filter.toLowerCase()));
    return stories
      .filter(({ id, title, tags }) => pictureCount(tags) > 0 && matches(`${id} ${title}`))
      .flatMap((story) =>
        Object.entries(story.modes).map(([mode, { viewport, ...globals }]) => ({
          storyId: story.id,
          component: story.title,
          mode,
          size: sizeOf(story, viewport),
          globals: Object.fromEntries(Object.entries(globals).map(([key, value]) => [key, String(value)])),
        })),
      );
  } finally {
    await page.context().close();
    await server.close();
  }
}

interface Taken {
  readonly picture?: Buffer | undefined;
  readonly problems: readonly string[];
}

/** A page that pictures stories. */
interface Viewer {
  page: Page;
  /** Whether it shows a story of the component and mode from which the next one can be selected. */
  isOpen: boolean;
}

/** Shows a story and takes its picture. */
async function takePicture({ page, isOpen }: Viewer, url: string, shot: Shot): Promise<Taken> {
  try {
    await page.setViewportSize(shot.size);
    const { reader = "", ...globals } = shot.globals;
    const isLarge = reader === ("large-text" satisfies Reader);
    const isForced = reader === ("forced-colors" satisfies Reader);
    const problems = await (isOpen
      ? selectStory(page, shot.storyId)
      : openStory(
          page,
          url,
          shot.storyId,
          { ...withoutAccessibility, ...globals, ...(reader && !isLarge && !isForced && { reader }) },
          // The browser's own settings in place of those that the preview makes.
          async () => {
            await page.emulateMedia({ forcedColors: isForced ? "active" : "none" });
            await (isLarge ? enlargeText(page) : restoreText(page));
          },
        ));
    const picture = await stablePicture(page);
    return { picture, problems: picture ? problems : [...problems, "does not come to rest"] };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Pictures the shots of a build into a folder. */
export async function capture(
  browser: Browser,
  build: string,
  shots: readonly Shot[],
  folder: string,
): Promise<Capture> {
  const server = await serveStorybook(build);
  const files = new Map<string, string>();
  const failures = new Map<string, readonly string[]>();
  mkdirSync(folder, { recursive: true });
  const viewers: Viewer[] = [];
  while (viewers.length < PAGES) viewers.push({ page: await openPage(browser), isOpen: false });
  const groups = largestGroupsFirst(shots, ({ component, mode }) => `${component} ${mode}`);
  try {
    await forEachParallel(groups, viewers, async (group, viewer) => {
      viewer.isOpen = false;
      for (const shot of group) {
        let taken = await takePicture(viewer, server.url, shot);
        if (taken.problems.length > 0) {
          // A busy machine may delay a picture beyond every limit: it has a second try in a new page.
          await viewer.page.context().close();
          viewer.page = await openPage(browser);
          viewer.isOpen = false;
          taken = await takePicture(viewer, server.url, shot);
        }
        const { picture, problems } = taken;
        viewer.isOpen = problems.length === 0;
        if (problems.length > 0) failures.set(keyOf(shot), problems);
        if (!picture) continue;
        const file = join(folder, `${shot.storyId}--${shot.mode.replaceAll(" ", "-")}.png`);
        writeFileSync(file, picture);
        files.set(keyOf(shot), file);
      }
    });
  } finally {
    for (const { page } of viewers) await page.context().close();
    await server.close();
  }
  return { files, failures };
}
