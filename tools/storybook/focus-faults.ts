import type { Page } from "playwright";
import * as v from "valibot";

import { openStory, withoutAccessibility } from "./open-story.ts";

/** Layouts whose first stop is the link to their content. */
const LAYOUTS = ["parts-site-layout--default", "dashboard-layout--default"];

const focusedSchema = v.object({ address: v.nullable(v.string()), width: v.number(), top: v.number() });

const readFocused = `(() => {
  const { width, top } = document.activeElement.getBoundingClientRect();
  return { address: document.activeElement.getAttribute("href"), width, top };
})()`;

const findNegated = `(() => {
  const found = new Set();
  const visit = (rules) => {
    for (const rule of rules) {
      // Storybook's own rules begin with '.sb-'.
      const selector = rule.selectorText ?? "";
      if (!selector.startsWith(".sb-") && /:not\\([^)]*\\.pseudo-/.test(selector)) found.add(selector.slice(0, 80));
      if (rule.cssRules) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return [...found];
})()`;

/**
 * Moves the focus into both layouts, and returns by story what is not seen that has it, and the rules that storybook-addon-pseudo-states has
 * made true of everything: it adds '.pseudo-focus' to ':not(:focus)' as one more selector, not as one more condition.
 */
export async function focusFaults(page: Page, url: string): Promise<Map<string, string[]>> {
  const faults = new Map<string, string[]>();
  for (const id of LAYOUTS) {
    const found = await openStory(page, url, id, withoutAccessibility);
    await page.keyboard.press("Tab");
    const { address, width, top } = v.parse(focusedSchema, await page.evaluate(readFocused));
    if (address !== "#content" || width < 44 || top < 0)
      found.push(`the first stop is ${address ?? "no link"}, ${width} px wide, at ${top} px`);
    const negated = v.parse(v.array(v.string()), await page.evaluate(findNegated));
    found.push(
      ...negated.map((selector) => `${selector}: write a rule of the state itself, such as 'focus:…'`),
    );
    faults.set(id, found);
  }
  return faults;
}
