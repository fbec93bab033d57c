import type { Page } from "playwright";
import * as v from "valibot";

const faultsSchema = v.array(v.object({ title: v.string(), fault: v.string() }));

/** What is wrong with a row of Storybook's table of props. */
export type PropFault = v.InferOutput<typeof faultsSchema>[number];

/**
 * Reads the tables of props of all docs pages and returns rows without a description or a type, and elements with an editor of objects; the
 * page shows a preview.
 */
export async function propFaults(page: Page): Promise<PropFault[]> {
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
        for (const { name, description, control, table } of Object.values(rows ?? {})) {
          if (table?.disable) continue;
          const note = (fault) => found.push({ title, fault: "prop " + name + " " + fault });
          const summary = table?.type?.summary ?? "";
          if (!description) note("has no description");
          if (summary === "unknown") note("has no type: write ReadonlyArray<T> or Readonly<[…]>, which react-docgen reads");
          if (/^React(?:Node|Element)\\b/.test(summary) && control?.type === "object" && !control.disable) note("is an element with an editor of objects");
        }
    }
    return found;
  })()`);
  return v.parse(faultsSchema, found);
}
