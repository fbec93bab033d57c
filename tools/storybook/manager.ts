import type { Page } from "playwright";

import { allModes } from "../../.storybook/modes.ts";
import type { Story } from "./story-list.ts";

/**
 * Uses Storybook's manager as a reviewer does (a story, its docs page, the matrix, the language of the toolbar, the search) and returns what
 * failed: a step, or any error that the manager or a preview has reported.
 */
export async function managerFailures(page: Page, url: string, story: Story): Promise<string[]> {
  const failures: string[] = [];
  // The matrix loads eight previews at once.
  page.setDefaultTimeout(120_000);
  page.on("pageerror", ({ message }) => failures.push(`uncaught: ${message}`));
  page.on("console", (message) => {
    if (message.type() === "error") failures.push(`console: ${message.text()}`);
  });
  const preview = page.frameLocator("#storybook-preview-iframe");
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    story: async () => {
      await page.goto(`${url}?path=/story/${story.id}`);
      await preview.locator("body.sb-show-main #storybook-root > *").first().waitFor();
    },
    language: async () => {
      await page.getByRole("button", { name: /^Language and direction/ }).click();
      await page.getByRole("option", { name: "العربية" }).click();
      await preview.locator("html[dir=rtl]").waitFor();
    },
    matrix: async () => {
      await page.getByRole("tab", { name: "Matrix" }).click();
      for (const mode of Object.keys(allModes))
        await page
          .frameLocator(`iframe[title="${mode}"]`)
          .locator("#storybook-root > *")
          .first()
          .waitFor({ state: "attached" });
    },
    search: async () => {
      const name = story.title.split("/").at(-1) ?? story.title;
      await page.getByRole("searchbox").fill(name);
      await page
        .getByRole("option", { name: new RegExp(`^Docs.*${name}`, "s") })
        .first()
        .click();
      await page.getByText("The matrix shows one story").waitFor();
      await page.getByRole("tab", { name: "Canvas" }).click();
      await preview.locator("#storybook-docs h1").first().waitFor();
    },
  };
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      break;
    }
  }
  return failures;
}
