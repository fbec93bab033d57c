import type { Page } from "playwright";
import * as v from "valibot";

import type { Story } from "./story-list.ts";

const textsSchema = v.object({ seen: v.string(), whole: v.string(), hasScrolled: v.boolean() });
type Texts = v.InferOutput<typeof textsSchema>;

/** Returns the texts of the page that nothing covers, and all that are not hidden. */
const readTexts = `(() => {
  const [seen, whole] = [[], []];
  const note = (text, element, rects) => {
    whole.push(text);
    const isUncovered = ({ left, right, top, bottom }) => {
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return over !== null && (over.contains(element) || element.contains(over));
    };
    if (rects.some(isUncovered)) seen.push(text);
  };
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isLarge = ({ width, height }) => width > 1 && height > 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(isLarge);
    if (rects.length > 0) note(node.data.trim(), element, rects);
  }
  for (const element of document.querySelectorAll("input, textarea"))
    if (isShown(element)) note(element.value || element.placeholder, element, [...element.getClientRects()].filter(isLarge));
  return { seen: seen.join("\\n"), whole: whole.join("\\n"), hasScrolled: scrollY > 0 };
})()`;

/** Which texts stories show: those of a component with different ones cannot look the same, and need no picture to be told apart. */
export class ShownTexts {
  readonly #texts = new Map<Story, Texts>();

  /** Notes what the story on the page shows. */
  async note(page: Page, story: Story): Promise<void> {
    this.#texts.set(story, v.parse(textsSchema, await page.evaluate(readTexts)));
  }

  /**
   * Returns the stories of a component whose texts are those of another one, in the window, or on the page where one has scrolled; all of them
   * where one that says so by `looksLike` is not among them: it may have been loading.
   */
  lookAlikes(component: readonly Story[]): readonly Story[] {
    const found = new Set<Story>();
    const noted = component.flatMap((story) => {
      const texts = this.#texts.get(story);
      return texts ? [{ story, texts }] : [];
    });
    const addGroups = (
      keyOf: (texts: Texts) => string,
      counts: (group: readonly Texts[]) => boolean,
    ): void => {
      for (const group of Map.groupBy(noted, ({ texts }) => keyOf(texts)).values())
        if (group.length > 1 && counts(group.map(({ texts }) => texts)))
          for (const { story } of group) found.add(story);
    };
    addGroups(
      ({ seen }) => seen,
      () => true,
    );
    addGroups(
      ({ whole }) => whole,
      (group) => group.some(({ hasScrolled }) => hasScrolled),
    );
    const isAlone = noted.some(({ story }) => story.looksLike !== undefined && !found.has(story));
    return isAlone ? noted.map(({ story }) => story) : [...found];
  }
}
