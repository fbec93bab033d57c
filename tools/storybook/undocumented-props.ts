import type { Page } from "playwright";
import * as v from "valibot";

const propsSchema = v.array(v.object({ title: v.string(), prop: v.string() }));

/** A prop that Storybook's table lists without a description. */
export type UndocumentedProp = v.InferOutput<typeof propsSchema>[number];

/** Reads the rows without a description from the tables of props of all docs pages; the page shows a preview. */
export async function undocumentedProps(page: Page): Promise<UndocumentedProp[]> {
  const found = await page.evaluate(`(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const { entries } = await (await fetch("index.json")).json();
    const documented = new Set();
    const found = [];
    for (const { id, type, title, tags } of Object.values(entries)) {
      if (type !== "story" || !tags.includes("autodocs") || documented.has(title)) continue;
      documented.add(title);
      const { argTypes, subcomponents, parameters } = await preview.storyStoreValue.loadStory({ storyId: id });
      const tables = [argTypes, ...Object.values(subcomponents ?? {}).map((it) => parameters.docs.extractArgTypes(it))];
      for (const rows of tables)
        for (const { name, description, table } of Object.values(rows ?? {}))
          if (!description && !table?.disable) found.push({ title, prop: name });
    }
    return found;
  })()`);
  return v.parse(propsSchema, found);
}
