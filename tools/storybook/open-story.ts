import { setTimeout } from "node:timers/promises";

import type { Page } from "playwright";
import * as v from "valibot";

const resultSchema = v.object({ status: v.string(), failures: v.array(v.string()) });

/** Collects the events of the preview's channel as soon as Storybook creates it, until the story that `__nextStory` waits for has finished. */
const collectEvents = `(() => {
  const failures = [];
  let finished;
  window.__nextStory = () => { window.__storyResult = new Promise((resolve) => { finished = resolve; }); };
  window.__nextStory();
  let channel;
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
      const note = (event) => channel.on(event, (error) => {
        const { name, message, description } = error ?? {};
        failures.push(event + ": " + (message ?? description ?? JSON.stringify(name ?? error)));
      });
      note("playFunctionThrewException");
      note("storyThrewException");
      note("storyErrored");
      note("storyMissing");
      note("configError");
      channel.on("unhandledErrorsWhilePlaying", (errors) => {
        for (const { message } of errors) failures.push("unhandledErrorsWhilePlaying: " + message);
      });
      const finish = (status) => finished({ status, failures: failures.splice(0) });
      const noteViolations = ({ result }) => {
        if (result.error) failures.push("accessibility check: " + result.error.message);
        for (const { id, help, nodes } of result.violations ?? [])
          failures.push("accessibility: " + id + ": " + help + ": " + nodes.map(({ html }) => html).slice(0, 3).join(" "));
      };
      channel.on("storyFinished", ({ storyId, status, reporters }) => {
        if (storyId !== new URLSearchParams(location.search).get("id")) return;
        for (const report of reporters ?? [])
          if (report.type === "a11y" && report.status === "failed") noteViolations(report);
        finish(status);
      });
      channel.on("storyMissing", () => finish("error"));
      channel.on("storyErrored", () => finish("error"));
      channel.on("configError", () => finish("error"));
    },
  });
})()`;

/** Storybook examines every element after each change of a story, for highlights that only its own window shows. */
const highlightNothing = `(() => {
  let features;
  Object.defineProperty(window, "FEATURES", {
    configurable: true,
    get: () => features,
    set: (value) => { features = { ...value, highlight: false }; },
  });
})()`;

/** Prepares a page for {@link openStory}. */
export async function prepareStoryPage(page: Page): Promise<void> {
  await page.addInitScript(collectEvents);
  await page.addInitScript(highlightNothing);
}

/** Sets the globals of the stories to come; the event of the toolbar would render the shown story anew. */
const setGlobals = `(globals) => {
  const { userGlobals } = window.__STORYBOOK_PREVIEW__.storyStoreValue;
  userGlobals.update({ ...userGlobals.initialGlobals, ...globals });
}`;

/** Milliseconds for which a story is waited for, also on a machine on which much else runs. */
export const LONGEST_STORY_MS = 120_000;

/** Leaves out the page's markup that queries append to their messages. */
const shorten = (message: string): string =>
  message
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 4)
    .join("\n    ");

/** MSW's worker unregisters itself when a page closes, which may meet the registration by the page that opens next. */
const WORKER_RACE = /Failed to update a ServiceWorker/;

/** Globals of the preview: the language, the theme and others of `.storybook/preview.tsx`, and those of addons. */
export type Globals = Readonly<Record<string, string | Readonly<Record<string, boolean>>>>;

/** Globals that switch off the accessibility checks of the stories selected in a page. */
export const withoutAccessibility: Globals = { a11y: { manual: true } };

/** Globals in the address of a page; those that it leaves out keep their initial values. */
const inAddress = (globals: Globals): string =>
  Object.entries(globals)
    .flatMap(([key, value]) =>
      typeof value === "string"
        ? [`${key}:${value}`]
        : Object.entries(value).map(([name, flag]) => `${key}.${name}:!${String(flag)}`),
    )
    .join(";");

/**
 * Loads the page of one story, waits until it has played and its accessibility is checked, and returns what failed; loads it again after a race
 * of workers. `prepare` is called before the page has loaded its code.
 */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  globals: Globals = {},
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const query = new URLSearchParams({
    id,
    viewMode: "story",
    globals: inAddress(globals),
  });
  const load = () =>
    failuresAfter(page, async () => {
      await page.goto(`${url}iframe.html?${query.toString()}`, { waitUntil: "commit" });
      await prepare();
    });
  const failures = await load();
  return failures.some((failure) => WORKER_RACE.test(failure)) ? load() : failures;
}

/** Selects a story, as a click in the sidebar does, or plays it anew where it is shown: the globals may be others. */
const select = `(storyId) => {
  window.__nextStory();
  const isShown = new URLSearchParams(location.search).get("id") === storyId;
  window.__STORYBOOK_ADDONS_CHANNEL__.emit(isShown ? "forceRemount" : "setCurrentStory", { storyId, viewMode: "story" });
}`;

/**
 * Selects a story in a page that shows one; waits until it has played, and returns what failed. Much faster than {@link openStory}, but the story
 * before may have left something behind. The globals are those of the page unless given.
 */
export const selectStory = (page: Page, id: string, globals?: Globals): Promise<string[]> =>
  failuresAfter(page, () =>
    page.evaluate(
      `${globals ? `(${setGlobals})(${JSON.stringify(globals)});` : ""} (${select})(${JSON.stringify(id)})`,
    ),
  );

async function rejectAfter(milliseconds: number): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false });
  throw new Error(`The story has not finished after ${milliseconds / 1000} s.`);
}

async function failuresAfter(page: Page, show: () => Promise<unknown>): Promise<string[]> {
  try {
    await show();
    const result = await Promise.race([page.evaluate("window.__storyResult"), rejectAfter(LONGEST_STORY_MS)]);
    const { status, failures } = v.parse(resultSchema, result);
    if (status !== "success" && failures.length === 0) return [`finished with status '${status}'`];
    return failures.map(shorten);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
