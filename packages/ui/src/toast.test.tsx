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

test("both live regions stand in the served page before there is a notice", () => {
  const html = renderToString(<ToastProvider labels={{ dismiss: "Dismiss" }}>page</ToastProvider>);
  expect(html).toMatch(/page.*<output aria-live="polite".*role="alert" aria-live="assertive"/);
  expect(html).not.toContain("Dismiss");
});

test("three notices show at once, a fourth waits", () => {
  expect(shown(four)).toEqual({ a: 0, b: 1, c: 2, d: -1 });
});

test("a notice that ends while one further out is left keeps its height free, so that nothing moves", () => {
  const withoutB = removeToast(four, 1, 64);
  expect(shown(withoutB)).toEqual({ a: 0, b: 1, c: 2, d: -1 });
  expect(withoutB.find(({ title }) => title === "b")?.gap).toBe(64);
});

test("the waiting notice comes when the outermost ends, next to those that are left", () => {
  expect(shown(removeToast(four, 2))).toEqual({ a: 0, b: 1, d: 2 });
  expect(shown(removeToast(removeToast(four, 1), 2))).toEqual({ a: 0, d: 1 });
});

test("all places are free again when the last one is gone", () => {
  const none = [0, 1, 2, 3].reduce((toasts, id) => removeToast(toasts, id), four);
  expect(none).toEqual([]);
});

test("two that wait come into two places", () => {
  const five = addToast(four, notice("e"), 4);
  expect(shown(removeToast(removeToast(five, 1), 2))).toEqual({ a: 0, d: 1, e: 2 });
});

test("the same words again begin anew in the same slot in place of piling up", () => {
  const again = addToast(four, notice("b"), 9);
  expect(shown(again)).toEqual({ a: 0, b: 1, c: 2, d: -1 });
  expect(again.find(({ title }) => title === "b")?.id).toBe(9);
});

test("the same words as a waiting notice wait on in one place", () => {
  expect(shown(addToast(four, notice("d"), 9))).toEqual({ a: 0, b: 1, c: 2, d: -1 });
});
