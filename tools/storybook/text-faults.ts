import type { Page } from "playwright";
import * as v from "valibot";

import type { Story } from "./story-list.ts";

/** Components whose sample texts are translated: every text of theirs is Arabic in Arabic, but for names and part numbers. */
const TRANSLATED = /^(?:Primitives\/|Parts\/Form$)/;

/** Screens and parts, which keep a distance from the sides of the window. */
const WITH_MARGIN = /^(?:Shop|Dashboard|Parts)\//;

const faultsSchema = v.array(v.string());

/**
 * Returns the texts of the shown story that a reader meets in the wrong language, outside the window or their box, at the very side of the
 * window, or as a number that is broken or not grouped.
 */
export async function textFaults(page: Page, { title }: Pick<Story, "title">): Promise<string[]> {
  const options = { isTranslated: TRANSLATED.test(title), hasMargin: WITH_MARGIN.test(title) };
  return v.parse(faultsSchema, await page.evaluate(`(${findFaults})(${JSON.stringify(options)})`));
}

const findFaults = `({ isTranslated, hasMargin }) => {
  const SIDE = 4;
  const faults = new Set();
  const note = (kind, text) => faults.add(kind + ": '" + text.trim().replaceAll(/\\s+/g, " ").slice(0, 60) + "'");
  const isArabic = document.documentElement.lang === "ar";
  const isUntranslated = (text) =>
    /[A-Za-z]{2,}[ ,]+[A-Za-z]{2,}/.test(text) || /\\b[a-z]+_[a-z_]+\\b/.test(text) || /^[a-z ]{3,}$/.test(text.trim());
  const scrolls = ({ overflowX }) => overflowX === "auto" || overflowX === "scroll";
  const isCut = ({ textOverflow, webkitLineClamp }) => textOverflow === "ellipsis" || webkitLineClamp !== "none";
  const isBox = ({ overflowX, borderInlineStartWidth, backgroundColor }) =>
    overflowX !== "visible" || borderInlineStartWidth !== "0px" || backgroundColor !== "rgba(0, 0, 0, 0)";
  const rectsOf = (range) => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);

  /** Elements around a text with their styles, up to the body. */
  const around = (element) => {
    const found = [];
    for (let one = element; one && one !== document.body; one = one.parentElement)
      found.push({ element: one, style: getComputedStyle(one), box: one.getBoundingClientRect() });
    return found;
  };
  const isHidden = (ancestors) =>
    ancestors.some(({ box, style }) => (style.overflowX !== "visible" && (box.width <= 1 || box.height <= 1)) || style.clipPath === "inset(50%)");

  /** What a text sticks out of: the nearest box that has an edge, unless a part of the text is cut or scrolled on purpose. */
  const isOutside = (rects, ancestors) => {
    const [{ element: own }] = ancestors;
    for (const { element, style, box } of ancestors) {
      if (element.id === "storybook-root" || scrolls(style) || isCut(style)) return false;
      if (style.display === "inline" || style.display === "contents") continue;
      if ((element === own || isBox(style)) && rects.some(({ left, right }) => right > box.right + 1.5 || left < box.left - 1.5)) return true;
      if (style.position === "fixed" || style.position === "absolute") return false;
    }
    return false;
  };

  const skipped = "script, style, noscript, title, option, svg, template, .sb-wrapper, .sb-preparing-story, .sb-preparing-docs";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(skipped)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = rectsOf(range);
    // Above the page nothing is seen: charts measure their texts there.
    if (rects.every(({ bottom }) => bottom + scrollY < 0)) continue;
    const ancestors = around(element);
    if (isHidden(ancestors)) continue;

    if (isTranslated && isArabic && !element.closest("[lang=en]") && isUntranslated(node.data)) note("not in Arabic", node.data);
    // What is cut with an ellipsis, slides or scrolls has its edge elsewhere.
    const isLoose = ancestors.some(({ style }) => scrolls(style) || isCut(style) || style.overflowX === "hidden" || style.overflowX === "clip");
    for (const { left, right } of isLoose ? [] : rects) {
      if (right > innerWidth + 1 || left < -1) note("outside the window", node.data);
      else if (hasMargin && (left < SIDE || right > innerWidth - SIDE)) note("at the side of the window", node.data);
    }
    if (isOutside(rects, ancestors)) note("outside its box", node.data);
    for (const { 0: number, index } of node.data.matchAll(/(?<![\\w-])\\d[\\d,.]*\\d(?![\\w-])/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      if (new Set(rectsOf(range).map(({ top }) => Math.round(top))).size > 1) note("number in two lines", number);
    }
    if (/\\d{5,}(?:\\.\\d+)?\\s*EG\\b/.test(element.closest(".figures")?.textContent ?? "")) note("amount without groups", element.closest(".figures").textContent);
  }
  return [...faults];
}`;
