import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Browser } from "playwright";

import { openStory, withoutAccessibility } from "../storybook/open-story.ts";
import { serveStorybook } from "../storybook/serve.ts";
import { readStories, type Size, sizeOf, type Story } from "../storybook/story-list.ts";
import { openPage } from "./capture.ts";
import { lazyPartsShown } from "./lazy-parts.ts";
import { addressOf, escape, writePage } from "./page.ts";

/** How journeys are pictured. */
const modes: readonly { readonly name: string; readonly locale: string; readonly size: Size }[] = [
  { name: "English, phone", locale: "en", size: { width: 390, height: 844 } },
  { name: "Arabic, desktop", locale: "ar", size: { width: 1280, height: 800 } },
];

/** A journey with a language of its own is pictured in that alone. */
const modesOf = (story: Story): typeof modes => {
  const { locale } = story.globals;
  return typeof locale === "string" ? [{ name: locale, locale, size: sizeOf(story) }] : modes;
};

/** The frames of a journey in one mode, and what failed while it was played. */
export interface JourneyPictures {
  readonly name: string;
  /** The mode, and what failed. */
  readonly verdict: string;
  /** Files of the frames by their captions. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly failures: readonly string[];
}

/** Plays the journeys of a build whose names or ids contain one of the given texts, and pictures each of their frames. */
export async function pictureJourneys(
  browser: Browser,
  build: string,
  filters: readonly string[],
  folder: string,
): Promise<JourneyPictures[]> {
  const server = await serveStorybook(build);
  const found: JourneyPictures[] = [];
  const matches = (text: string): boolean =>
    filters.length === 0 || filters.some((filter) => text.toLowerCase().includes(filter.toLowerCase()));
  try {
    const reader = await openPage(browser);
    const stories = await readStories(reader, server.url);
    await reader.context().close();
    const journeys = stories.filter(
      ({ tags, id, name }) => tags.includes("journey") && matches(`${id} ${name}`),
    );
    for (const story of journeys) {
      const { id, name } = story;
      for (const mode of modesOf(story)) {
        const page = await openPage(browser);
        await page.setViewportSize(mode.size);
        const pictures: Record<string, string> = {};
        const frames = join(folder, `${id}--${mode.locale}`);
        mkdirSync(frames, { recursive: true });
        await page.exposeFunction("journeyFrame", async (caption: string) => {
          await page.locator("#storybook-root h1").first().waitFor();
          await lazyPartsShown(page);
          const number = Object.keys(pictures).length + 1;
          const file = join(frames, `${number}.png`);
          writeFileSync(file, await page.screenshot({ animations: "disabled", caret: "hide" }));
          pictures[`${number} · ${caption}`] = file;
        });
        const failures = await openStory(page, server.url, id, {
          ...withoutAccessibility,
          locale: mode.locale,
        });
        await page.context().close();
        found.push({ name, verdict: [mode.name, ...failures].join("; "), pictures, failures });
      }
    }
  } finally {
    await server.close();
  }
  return found;
}

/** Writes the page with the frames of each journey side by side; returns its path. */
export function writeJourneys(folder: string, journeys: readonly JourneyPictures[]): string {
  const frame = ([caption, file]: [string, string]): string =>
    `<figure><figcaption>${escape(caption)}</figcaption><img loading="lazy" alt="" src="${addressOf(folder, file)}"></figure>`;
  const sections = journeys.map(
    ({ name, verdict, pictures }) =>
      `<section><h2>${escape(name)}</h2><p>${escape(verdict)}</p><div class="frames">${Object.entries(pictures).map(frame).join("")}</div></section>`,
  );
  return writePage(folder, "Journeys", sections.join("\n"));
}
