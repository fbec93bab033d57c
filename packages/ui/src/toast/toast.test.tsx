import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { addToast, type PlacedToast, removeToast, type Toast } from "./toast-queue.ts";
import { ToastProvider } from "./toast.tsx";

const notice = (title: string): Toast => ({ tone: "success", title, durationMs: 1000 });
const shown = (toasts: readonly PlacedToast[]) => Object.fromEntries(toasts.map((t) => [t.title, t.slot]));
const four = ["a", "b", "c", "d"].reduce<PlacedToast[]>(
  (all, title, id) => addToast(all, notice(title), id),
  [],
);

test("the server renders both live regions before the first toast", () => {
  const html = renderToString(<ToastProvider labels={{ dismiss: "Dismiss" }}>page</ToastProvider>);
  expect(html).toMatch(/page.*<output aria-live="polite".*role="alert" aria-live="assertive"/);
  expect(html).not.toContain("Dismiss");
});

test("three toasts are visible at once, a fourth is queued", () => {
  expect(shown(four)).toEqual({ a: 0, b: 1, c: 2, d: -1 });
});

test("a toast dismissed before one further out keeps its space", () => {
  const withoutB = removeToast(four, 1, 64);
  expect(shown(withoutB)).toEqual({ a: 0, b: 1, c: 2, d: -1 });
  expect(withoutB.find(({ title }) => title === "b")?.gap).toBe(64);
});

test("a queued toast takes the slot next to the remaining ones", () => {
  expect(shown(removeToast(four, 2))).toEqual({ a: 0, b: 1, d: 2 });
  expect(shown(removeToast(removeToast(four, 1), 2))).toEqual({ a: 0, d: 1 });
});

test("all slots are free after the last toast", () => {
  const none = [0, 1, 2, 3].reduce((toasts, id) => removeToast(toasts, id), four);
  expect(none).toEqual([]);
});

test("two queued toasts take two slots", () => {
  const five = addToast(four, notice("e"), 4);
  expect(shown(removeToast(removeToast(five, 1), 2))).toEqual({ a: 0, d: 1, e: 2 });
});

test("a toast with the same text restarts in its slot", () => {
  const again = addToast(four, notice("b"), 9);
  expect(shown(again)).toEqual({ a: 0, b: 1, c: 2, d: -1 });
  expect(again.find(({ title }) => title === "b")?.id).toBe(9);
});

test("a toast with the text of a queued one keeps its place in the queue", () => {
  expect(shown(addToast(four, notice("d"), 9))).toEqual({ a: 0, b: 1, c: 2, d: -1 });
});
