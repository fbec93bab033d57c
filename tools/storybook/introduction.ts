import type { Page } from "playwright";

/** Id of the docs page that Storybook opens first. */
const INTRODUCTION = "introduction--docs";

/** Returns the ids of the stories that the introduction links to. */
export async function linkedStories(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}iframe.html?viewMode=docs&id=${INTRODUCTION}`);
  const links = page.locator('#storybook-docs a[href*="path=/story/"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return addresses.flatMap((address) => /path=\/story\/(?<id>[\w-]+)/.exec(address)?.groups?.["id"] ?? []);
}
