import type { Page } from "playwright";
import * as v from "valibot";

import { enlargeText, restoreText } from "./large-text.ts";

const faultsSchema = v.array(v.string());

/** Runs a function of the page that returns texts of faults. */
const faultsIn = async (page: Page, find: string): Promise<string[]> =>
  v.parse(faultsSchema, await page.evaluate(`(${find})()`));

/** What makes the page scroll sideways. */
const findOverflow = `() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const isClipped = (element) => {
    for (let one = element.parentElement; one; one = one.parentElement) if (getComputedStyle(one).overflowX !== "visible") return true;
    return false;
  };
  const outside = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1) && !isClipped(element);
  });
  const widest = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)));
  return ["is " + scrollWidth + " px wide in a window of " + clientWidth + ": " + widest.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)).join(" ")];
}`;

/** Animations that still run, for longer than a moment. */
const findMotion = `() => document.getAnimations()
  .filter((animation) => animation.playState === "running" && Number(animation.effect?.getComputedTiming().endTime ?? 0) > 50)
  .map((animation) => "moves: " + (animation.animationName ?? animation.transitionProperty) + " of " + (animation.effect?.target?.outerHTML.slice(0, 120) ?? ""))`;

/** Controls without an edge, and controls whose focus is not seen; colours and shadows say nothing here. */
const findInvisible = `async () => {
  const faults = new Set();
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getBoundingClientRect().width > 1 && element.getBoundingClientRect().height > 1;
  const nameOf = (element) => (element.getAttribute("aria-label") ?? element.innerText ?? "").trim().slice(0, 40) || element.outerHTML.slice(0, 100);
  const hasLine = (style, part) => style[part + "Style"] !== "none" && Number.parseFloat(style[part + "Width"]) > 0;
  const hasEdge = (element) => {
    const style = getComputedStyle(element);
    // A command that looks like a link.
    if (style.textDecorationLine.includes("underline")) return true;
    return ["borderTop", "borderBottom", "borderInlineStart", "outline"].some((part) => hasLine(style, part));
  };
  // Drawn by the browser, or with a thumb, whose style and focus cannot be read.
  const isNative = (element) => element.matches("[type=range]") || (element.matches("[type=checkbox], [type=radio], [type=file]") && getComputedStyle(element).appearance !== "none");
  for (const control of document.querySelectorAll("button, input, select, textarea")) {
    if (!isShown(control) || isNative(control)) continue;
    if (![control, control.parentElement, control.parentElement?.parentElement].some((one) => one && hasEdge(one))) faults.add("no edge: " + nameOf(control));
  }
  const rings = (element) => [getComputedStyle(element), getComputedStyle(element, "::before"), getComputedStyle(element, "::after")].map((style) => (hasLine(style, "outline") ? style.outlineStyle + style.outlineWidth : "") + style.borderTopWidth);
  const controls = [...document.querySelectorAll("a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']")];
  // What has the focus comes first: a menu closes with the focus elsewhere.
  controls.sort((a, b) => Number(b === document.activeElement) - Number(a === document.activeElement));
  for (const element of controls) {
    if (!isShown(element) || element.matches("[type=range]") || element.closest("[inert], [aria-hidden=true]")) continue;
    const around = [element, element.parentElement, element.parentElement?.parentElement, ...(element.labels ?? [])].filter(Boolean);
    const changesNothing = (before) => around.every((one, index) => rings(one).join() === before[index]);
    const ringsOf = () => around.map((one) => rings(one).join());
    document.activeElement?.blur();
    const before = ringsOf();
    element.focus({ preventScroll: true });
    if (document.activeElement !== element || !element.matches(":focus-visible") || !changesNothing(before)) continue;
    // A component may need a moment to leave its focused state.
    element.blur();
    await new Promise(requestAnimationFrame);
    const rest = ringsOf();
    element.focus({ preventScroll: true });
    await new Promise(requestAnimationFrame);
    if (element.isConnected && changesNothing(rest)) faults.add("focus is not seen: " + nameOf(element));
  }
  return [...faults];
}`;

/** Media of a page before {@link readerFaults}: motion is reduced from the start. */
export const usual = { reducedMotion: "reduce", contrast: "no-preference", forcedColors: "none" } as const;

const desktop = { width: 1280, height: 800 };
const smallPhone = { width: 320, height: 568 };

/** Returns what makes the page scroll sideways on the smallest phone. */
export async function smallPhoneFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(smallPhone);
  return (await faultsIn(page, findOverflow)).map((fault) => `320 px: ${fault}`);
}

/** Returns what makes the page scroll sideways with 200 % text on a small phone. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 });
  await enlargeText(page);
  const faults = await faultsIn(page, findOverflow);
  await restoreText(page);
  return faults.map((fault) => `text at 200 % on 360 px: ${fault}`);
}

/**
 * Shows the story on the page, which has the {@link usual} media, with each of a reader's settings (forced colours, 200 % text, reduced
 * motion) and on the smallest phone, and returns what such a reader could not see, reach or bear.
 */
export async function readerFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const note = async (setting: string, find: string): Promise<void> => {
    faults.push(...(await faultsIn(page, find)).map((fault) => `${setting}: ${fault}`));
  };
  await page.setViewportSize(desktop);
  await note("reduced motion", findMotion);
  await page.emulateMedia({ ...usual, contrast: "more" });
  await note("more contrast", findOverflow);
  await enlargeText(page);
  await note("text at 200 %", findOverflow);
  await restoreText(page);
  await page.setViewportSize(smallPhone);
  await note("320 px", findOverflow);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ ...usual, forcedColors: "active" });
  // The focus is shown where the keyboard has moved it before.
  await page.keyboard.press("Tab");
  await note("forced colours", findInvisible);
  return faults;
}
