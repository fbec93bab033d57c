import type { Page } from "playwright";
import * as v from "valibot";

const globalsSchema = v.record(v.string(), v.unknown());
const viewportGlobalSchema = v.object({ value: v.optional(v.string()) });
const storySchema = v.object({
  id: v.string(),
  title: v.string(),
  name: v.string(),
  tags: v.array(v.string()),
  globals: globalsSchema,
  viewports: v.record(v.string(), v.object({ styles: v.object({ width: v.string(), height: v.string() }) })),
  modes: v.record(v.string(), globalsSchema),
  disableSnapshot: v.boolean(),
  /** Whether it shows hover, focus or a press by storybook-addon-pseudo-states. */
  showsPseudoStates: v.boolean(),
  /** Why its picture equals that of another story of its component. */
  looksLike: v.optional(v.string()),
});

/** A story of a built Storybook with the parameters that decide how it is opened and pictured. */
export type Story = v.InferOutput<typeof storySchema>;

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const desktop: Size = { width: 1280, height: 800 };

/** Reads all stories with their merged parameters from a built Storybook. */
export async function readStories(page: Page, url: string): Promise<Story[]> {
  await page.goto(`${url}iframe.html?viewMode=story`);
  await page.waitForFunction("window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined");
  const stories = await page.evaluate(`(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const { entries } = await (await fetch("index.json")).json();
    const stories = [];
    for (const { id, type } of Object.values(entries)) {
      if (type !== "story") continue;
      const { title, name, tags, storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
      stories.push({
        id, title, name, tags,
        globals: storyGlobals ?? {},
        viewports: parameters.viewport?.options ?? {},
        modes: parameters.chromatic?.modes ?? {},
        disableSnapshot: parameters.chromatic?.disableSnapshot ?? false,
        showsPseudoStates: parameters.pseudo !== undefined,
        looksLike: parameters.looksLike,
      });
    }
    return stories;
  })()`);
  return v.parse(v.array(storySchema), stories);
}

/** The size of the viewport that a story is shown in: its own one, else that of a mode, else a desktop. */
export function sizeOf(story: Story, viewport?: unknown): Size {
  const own = v.safeParse(viewportGlobalSchema, story.globals["viewport"]);
  const key = (own.success ? own.output.value : undefined) ?? viewport;
  const styles = typeof key === "string" ? story.viewports[key]?.styles : undefined;
  if (!styles) return desktop;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
