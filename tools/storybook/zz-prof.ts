import { writeFileSync } from "node:fs";

import { chromium } from "playwright";

import { chromiumFlags, findChromium, shortLivedFlags } from "../chromium.ts";
import { STORYBOOK_BUILD } from "./build.ts";
import { openStory, selectStory, withoutAccessibility } from "./open-story.ts";
import { largeTextFaults } from "./reader-faults.ts";
import { serveStorybook } from "./serve.ts";
import { ShownStates } from "./shown-states.ts";
import { ShownTexts } from "./shown-texts.ts";
import { readStories, sizeOf } from "./story-list.ts";
import { textFaults } from "./text-faults.ts";
import { openPage } from "./viewer.ts";

const [pattern = "", a11y = "on", kind = "stories", prof = ""] = process.argv.slice(2);
const server = await serveStorybook(STORYBOOK_BUILD);
const browser = await chromium.launch({
  executablePath: findChromium()!,
  args:
    process.env.JSF !== undefined
      ? [
          ...chromiumFlags,
          ...(process.env.JSF ? ["--js-flags=" + process.env.JSF] : []),
          ...(process.env.CHF ? process.env.CHF.split(" ") : []),
        ]
      : shortLivedFlags,
});
const page = await openPage(browser, process.env.UA ? { userAgent: "StorybookTestRunner" } : {});
const all = await readStories(page, server.url);
let stories = all.filter(
  ({ id, tags }) => new RegExp(pattern).test(id) && (kind === "tests") === tags.includes("test-fn"),
);
stories = stories.slice(0, Number(process.env.N ?? 40));
const s = await page.context().newCDPSession(page);
await s.send("Performance.enable");
const metrics = async () =>
  Object.fromEntries(
    (await s.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]),
  );
const globals: any = a11y === "off" ? withoutAccessibility : {};
const rows: any[] = [];
const texts = new ShownTexts();
const shown = new ShownStates();
const first = all.find(({ id }) => id.startsWith("primitives-button"))!;
await openStory(page, server.url, first.id, globals);
if (process.env.RM) await page.emulateMedia({ reducedMotion: "reduce" });
const bs = await browser.newBrowserCDPSession();
const cpu = async () =>
  (await bs.send("SystemInfo.getProcessInfo")).processInfo
    .filter((p) => p.type === "renderer" || p.type === "browser" || p.type === "GPU")
    .map((p) => `${p.type} ${p.cpuTime.toFixed(1)}`)
    .join(", ");
console.log("cpu before", await cpu());
if (prof) {
  await s.send("Profiler.enable");
  await s.send("Profiler.setSamplingInterval", { interval: 500 });
  await s.send("Profiler.start");
}
const total = { wall: 0, play: 0, check: 0 };
const m00 = await metrics();
const t00 = performance.now();
for (const story of stories) {
  await page.setViewportSize(sizeOf(story));
  const m0 = await metrics();
  const t0 = performance.now();
  const failures = await selectStory(page, story.id);
  const t1 = performance.now();
  const m1 = await metrics();
  const c: Record<string, number> = {};
  if (kind !== "tests") {
    for (const [n, f] of Object.entries({
      texts: () => texts.note(page, story),
      shown: () => shown.note(page, story),
      text: () => textFaults(page, story),
      large: () => largeTextFaults(page),
    })) {
      const t = performance.now();
      await f();
      c[n] = Math.round(performance.now() - t);
    }
  }
  const t2 = performance.now();
  rows.push({
    id: story.id,
    wall: Math.round(t1 - t0),
    task: Math.round(1000 * (m1.TaskDuration - m0.TaskDuration)),
    script: Math.round(1000 * (m1.ScriptDuration - m0.ScriptDuration)),
    layout: Math.round(
      1000 * (m1.LayoutDuration - m0.LayoutDuration + m1.RecalcStyleDuration - m0.RecalcStyleDuration),
    ),
    check: Math.round(t2 - t1),
    ...c,
    failures: failures.length,
  });
}
console.log("cpu after", await cpu());
const m = await metrics();
if (prof) {
  const { profile } = await s.send("Profiler.stop");
  writeFileSync(prof, JSON.stringify(profile));
}
const sum = (k: string) => rows.reduce((a, r) => a + (r[k] ?? 0), 0);
console.log(
  rows.length,
  "stories; total",
  Math.round(performance.now() - t00),
  Object.fromEntries(
    ["wall", "task", "script", "layout", "check", "texts", "shown", "text", "large", "failures"].map((k) => [
      k,
      sum(k),
    ]),
  ),
);
console.log(
  rows
    .toSorted((a, b) => b.wall - a.wall)
    .slice(0, 12)
    .map((r) => JSON.stringify(r))
    .join("\n"),
);
await browser.close();
await server.close();
