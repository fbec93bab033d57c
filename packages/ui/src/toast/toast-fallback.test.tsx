// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ToastProvider, useToast } from "./toast.tsx";

vi.mock("./toast-view.tsx", () => {
  throw new Error("The network is down.");
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Ask() {
  const { show } = useToast();
  return (
    <button onClick={() => show({ tone: "error", title: "Network Error", durationMs: 2000 })}>send</button>
  );
}

test("NOTICE-1 a toast whose view fails to load shows its text for its duration", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <ToastProvider labels={{ dismiss: "Dismiss" }}>
        <Ask />
      </ToastProvider>,
    );
  });
  await act(async () => {
    place.querySelector("button")?.click();
    await vi.dynamicImportSettled();
  });
  expect(place.querySelector("[role=alert]")?.textContent).toContain("Network Error");
  await act(() => vi.advanceTimersByTimeAsync(1990));
  expect(place.textContent).toContain("Network Error");
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(place.textContent).not.toContain("Network Error");
  act(() => root.unmount());
});
