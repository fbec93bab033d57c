import type { Browser, Page } from "playwright";

import { type Mode, reducedModes } from "../../.storybook/modes.ts";
import { openStory, selectStory, withoutAccessibility } from "./open-story.ts";
import { forEachParallel, largestGroupsFirst } from "./parallel.ts";
import { sizeOf, type Story } from "./story-list.ts";
import { type Viewer, withViewers } from "./viewer.ts";

/** How stories are played, and what is checked at the end of each. */
export interface Run {
  readonly note: (story: Story, failures: readonly string[]) => void;
  /** Returns what is wrong with what the page shows at the end of a story. */
  readonly check?: (page: Page, story: Story) => Promise<string[]>;
  /** As `check`, of a story with those of its component that were played before: what fails is judged again with all of them. */
  readonly compare?: (page: Page, story: Story) => Promise<string[]>;
  readonly skipsAccessibility?: boolean;
  /** A key of {@link reducedModes}; without it stories are played as they are. */
  readonly modeName?: string;
}

/** A journey takes ten times as long as another story. */
const JOURNEY_WEIGHT = 10;

/** Plays stories, and notes what fails. */
export async function playStories(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  { note: noteFaults, check, compare, modeName, skipsAccessibility = false }: Run,
): Promise<void> {
  const mode: Partial<Mode> = (modeName && reducedModes[modeName]) || {};
  const { viewport, ...modeGlobals } = mode;
  const globals = { ...modeGlobals, ...(skipsAccessibility && withoutAccessibility) };
  const note = (story: Story, failures: readonly string[]): void =>
    noteFaults(
      story,
      failures.map((failure) => (modeName ? `${modeName}: ${failure}` : failure)),
    );
  /** Shows a story in a page that may show another one, and notes what is wrong at its end; returns what failed. */
  const play = async (viewer: Viewer, story: Story): Promise<string[]> => {
    const { page, missing, shown } = viewer;
    await page.setViewportSize(sizeOf(story, viewport));
    const failures = await (shown ? selectStory(page, story.id) : openStory(page, url, story.id, globals));
    if (failures.length === 0 && compare) failures.push(...(await compare(page, story)));
    if (failures.length === 0 && check) note(story, await check(page, story));
    note(story, missing.splice(0));
    // After a failure the next story gets a new page.
    viewer.shown = failures.length === 0;
    return failures;
  };
  // A page that shows all stories of a component loads its code once.
  const components = largestGroupsFirst(
    stories,
    ({ title }) => title,
    ({ title }) => (title.startsWith("Journeys/") ? JOURNEY_WEIGHT : 1),
  );
  await withViewers(browser, async (viewers) => {
    // The frames between two states take a fifth of the time.
    if (modeName) for (const { page } of viewers) await page.emulateMedia({ reducedMotion: "reduce" });
    const retried: Story[] = [];
    await forEachParallel(components, viewers, async (component, viewer) => {
      const failed: Story[] = [];
      for (const story of component) if ((await play(viewer, story)).length > 0) failed.push(story);
      retried.push(...(compare && failed.length > 0 ? component : failed));
    });
    // The pages share the processor, which delays the timers of some plays: what failed is judged by itself.
    await forEachParallel(retried, viewers.slice(0, 1), async (story, viewer) => {
      viewer.shown = false;
      note(story, await play(viewer, story));
    });
  });
}
