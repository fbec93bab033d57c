// @vitest-environment happy-dom
import { act, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { Carousel } from "./carousel/carousel.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Picture } from "./picture/picture.tsx";
import { QuantityControl } from "./quantity-control.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { ThemeProvider, useTheme } from "./theme/theme-provider.tsx";

const Theme = () => <i>{useTheme().theme}</i>;

const labels = { goTo: String, pause: "pause", play: "play", previous: "previous", next: "next" };
const slides = [
  { key: "a", content: "A" },
  { key: "b", content: "B" },
];

async function hydrate(element: ReactElement) {
  const complaints: unknown[] = [];
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  document.body.replaceChildren(container);
  const before = container.innerHTML;
  await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(error) }),
  );
  return { complaints, container, before };
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  document.documentElement.dataset["theme"] = "dark";
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

test.each<[name: string, render: () => ReactElement]>([
  ["Carousel", () => <Carousel label="brands" delayMs={4000} labels={labels} slides={slides} />],
  [
    "Field",
    () => (
      <Field label="Phone" error="wrong">
        <Input />
      </Field>
    ),
  ],
  ["Picture", () => <Picture src="/a.webp" alt="" width={1} height={1} />],
  [
    "QuantityControl",
    () => (
      <QuantityControl
        value={2}
        onChange={() => {}}
        labels={{ decrease: "less", increase: "more", quantity: "quantity" }}
      />
    ),
  ],
  ["ScrollToTop", () => <ScrollToTop threshold={300} label="top" />],
  [
    "ThemeProvider",
    () => (
      <ThemeProvider>
        <Theme />
      </ThemeProvider>
    ),
  ],
])("%s hydrates without a mismatch in the dark theme under prefers-reduced-motion", async (_name, render) => {
  expect((await hydrate(render())).complaints).toEqual([]);
});

test("the theme is read after hydration has matched the server's markup", async () => {
  const { container, before } = await hydrate(
    <ThemeProvider>
      <Theme />
    </ThemeProvider>,
  );
  expect(before).toBe("<i>light</i>");
  expect(container.innerHTML).toBe("<i>dark</i>");
});

test("D-2 a carousel is paused from hydration on under prefers-reduced-motion", async () => {
  const { container } = await hydrate(
    <Carousel label="brands" delayMs={4000} labels={labels} slides={slides} />,
  );
  expect(container.querySelector("[aria-label=play]")).not.toBeNull();
});
