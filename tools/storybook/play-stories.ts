import type { Browser, Page } from "playwright";

import { type Mode, reducedModes } from "../../.storybook/modes.ts";
import { openStory, selectStory, withoutAccessibility } from "./open-story.ts";
import { forEachParallel, largestGroupsFirst } from "./parallel.ts";
import { sizeOf, type Story } from "./story-list.ts";
import { type Viewer, withViewers } from "./viewer.ts";

/** A way to play the stories of a component, and what is checked at the end of each. */
export interface Run {
  /** The stories of a component that are played so, in their order. */
  readonly storiesOf: (component: readonly Story[]) => readonly Story[];
  /** Returns what is wrong with what the page shows at the end of a story. */
  readonly check?: (page: Page, story: Story) => Promise<string[]>;
  /** As `check`, of a story with those of its component that were played before: what fails is judged again with all of them. */
  readonly compare?: (page: Page, story: Story) => Promise<string[]>;
  readonly skipsAccessibility?: boolean;
  /** A key of {@link reducedModes}; without it stories are played as they are. */
  readonly modeName?: string;
}

/** What the stories have shown. */
export interface Notes {
  readonly fault: (story: Story, failures: readonly string[]) => void;
  /** A story that failed, and passed when it was played again by itself; with what failed before. */
  readonly secondTry: (story: Story, failures: readonly string[]) => void;
  /** How long a component took. */
  readonly component: (title: string, milliseconds: number) => void;
}

/** A journey takes ten times as long as another story. */
const JOURNEY_WEIGHT = 10;

/** Plays a story in a page that may show another one, and notes what is wrong at its end; returns what failed. */
async function play(
  viewer: Viewer,
  url: string,
  story: Story,
  run: Run,
  note: (failures: readonly string[]) => void,
): Promise<string[]> {
  const { page, missing, shown } = viewer;
  const mode: Partial<Mode> = (run.modeName && reducedModes[run.modeName]) || {};
  const { viewport, ...modeGlobals } = mode;
  const globals = { ...modeGlobals, ...(run.skipsAccessibility && withoutAccessibility) };
  await page.setViewportSize(sizeOf(story, viewport));
  const failures = await (shown
    ? selectStory(page, story.id, globals)
    : openStory(page, url, story.id, globals));
  if (failures.length === 0 && run.compare) failures.push(...(await run.compare(page, story)));
  if (failures.length === 0 && run.check) note(await run.check(page, story));
  note(missing.splice(0));
  // After a failure the next story gets a new page.
  viewer.shown = failures.length === 0;
  return failures;
}

/** Plays stories in each of the ways, those of a component in turn in one page, which loads its code once. */
export async function playStories(
  browser: Browser,
  url: string,
  stories: readonly Story[],
  runs: readonly Run[],
  notes: Notes,
): Promise<void> {
  const noteOf =
    (story: Story, { modeName }: Run) =>
    (failures: readonly string[]): void =>
      notes.fault(
        story,
        failures.map((failure) => (modeName ? `${modeName}: ${failure}` : failure)),
      );
  const components = largestGroupsFirst(
    stories,
    ({ title }) => title,
    ({ title }) => (title.startsWith("Journeys/") ? JOURNEY_WEIGHT : 1),
  );
  const retried: { readonly story: Story; readonly run: Run; readonly before: readonly string[] }[] = [];
  await withViewers(browser, { endsAnimations: true }, async (viewers) => {
    await forEachParallel(components, viewers, async (component, viewer) => {
      const start = performance.now();
      for (const run of runs) {
        const played = run.storiesOf(component);
        const failed = new Map<Story, readonly string[]>();
        for (const story of played) {
          const failures = await play(viewer, url, story, run, noteOf(story, run));
          if (failures.length > 0) failed.set(story, failures);
        }
        const again = run.compare && failed.size > 0 ? played : failed.keys();
        for (const story of again) retried.push({ story, run, before: failed.get(story) ?? [] });
      }
      notes.component(component[0]?.title ?? "", performance.now() - start);
    });
    // The pages share the processor, which delays the timers of some plays: what failed is judged by itself.
    await forEachParallel(retried, viewers.slice(0, 1), async ({ story, run, before }, viewer) => {
      viewer.shown = false;
      const failures = await play(viewer, url, story, run, noteOf(story, run));
      noteOf(story, run)(failures);
      if (before.length > 0 && failures.length === 0) notes.secondTry(story, before);
    });
  });
}
