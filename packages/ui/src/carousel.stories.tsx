import { expect, waitFor, within } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Carousel, type CarouselProps } from "./carousel.tsx";
import { askForLessMotion } from "./foundations/less-motion.ts";

const names = ["Kelvra", "Ohmwright", "Metrivo", "Galvora"];

const slidesOf = (words: readonly string[]): CarouselProps["slides"] =>
  words.map((name) => ({
    key: name,
    content: (
      <a
        href={`#${name}`}
        style={{
          display: "grid",
          placeItems: "center",
          blockSize: "10rem",
          fontSize: "2rem",
          fontWeight: 700,
          letterSpacing: "0.08em",
        }}
      >
        {name}
      </a>
    ),
  }));

const meta = preview.meta({
  title: "Primitives/Carousel",
  component: Carousel,
  args: {
    label: "Brands that we distribute",
    slides: slidesOf(names),
    delayMs: 4000,
    labels: {
      goTo: (slide) => `Show ${slide} of the brands`,
      pause: "Stop the slides",
      play: "Let the slides move",
      previous: "Previous brand",
      next: "Next brand",
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem", maxInlineSize: "40rem" }}>
        <Story />
        <p style={{ marginBlockStart: "1rem" }}>
          <button type="button">after</button>
        </p>
      </div>
    ),
  ],
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The slide that lies in the row's window. */
const inView = (canvasElement: HTMLElement) => {
  const row = within(canvasElement).getByRole("list");
  const start = row.getBoundingClientRect().left;
  const slide = [...row.children].find((item) => Math.abs(item.getBoundingClientRect().left - start) < 2);
  return slide?.textContent;
};

const dotOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("button", { name: /^Show/ })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1;

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Leaves the slides standing on the first, so that the story ends with a picture that can be compared. */
const standStill = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) => {
  await userEvent.click(canvas.getByRole("button", { name: "Stop the slides" }));
  await userEvent.click(canvas.getByRole("button", { name: "Show 1 of the brands" }));
  // Smooth scrolling that nobody sees may end a pixel or two before its goal.
  await new Promise((done) => setTimeout(done, 600));
  canvas.getByRole("list").scrollTo({ left: 0, behavior: "instant" });
};

/** Four pictures, one after the other, and from the last to the first. */
export const HOME1Advances = meta.story({
  name: "HOME-1 the next slide comes by itself after 4000 ms",
  tags: ["browser"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(inView(canvasElement)).toBe("Kelvra");
    const start = performance.now();
    await waitFor(() => expect(dotOf(canvasElement)).toBe(2), { timeout: 6000, interval: 10 });
    const time = performance.now() - start;
    await expect(time).toBeGreaterThan(3700);
    await expect(time).toBeLessThan(4300);
    await waitFor(() => expect(inView(canvasElement)).toBe("Ohmwright"));
    await standStill({ canvas, userEvent });
  },
});

/** The same with a shorter time. */
export const HOME1Round = meta.story({
  name: "HOME-1 after the last slide comes the first",
  tags: ["browser"],
  args: { delayMs: 700 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const name of ["Ohmwright", "Metrivo", "Galvora", "Kelvra"]) {
      await waitFor(() => expect(inView(canvasElement)).toBe(name), { timeout: 3000, interval: 20 });
    }
    await standStill({ canvas, userEvent });
  },
});

/** Every dot leads to its picture; arrows lead around. */
export const HOME1Dots = meta.story({
  name: "HOME-1 dots jump to a slide",
  tags: ["browser"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const slide of [3, 1, 4, 2]) {
      await userEvent.click(canvas.getByRole("button", { name: `Show ${slide} of the brands` }));
      await expect(dotOf(canvasElement)).toBe(slide);
      await waitFor(() => expect(inView(canvasElement)).toBe(names[slide - 1]), { timeout: 3000 });
    }
    await userEvent.click(canvas.getByRole("button", { name: "Previous brand" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous brand" }));
    await waitFor(() => expect(inView(canvasElement)).toBe("Galvora"), { timeout: 3000 });
    await userEvent.click(canvas.getByRole("button", { name: "Next brand" }));
    await waitFor(() => expect(inView(canvasElement)).toBe("Kelvra"), { timeout: 3000 });
  },
});

/** In a page that reads from the right, the second slide lies to the left. */
export const Arabic = HOME1Dots.extend({
  name: "HOME-1 dots jump to a slide, right to left",
  globals: { locale: "ar" },
});

export const D2Hover = meta.story({
  name: "D-2 stands still while hovered or focused",
  tags: ["browser"],
  args: { delayMs: 300 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole("region");
    await userEvent.hover(carousel);
    const hovered = dotOf(canvasElement);
    await pause(700);
    await expect(dotOf(canvasElement)).toBe(hovered);

    canvas.getByRole("button", { name: "Stop the slides" }).focus();
    await userEvent.unhover(carousel);
    const focused = dotOf(canvasElement);
    await userEvent.tab();
    await pause(700);
    await expect(dotOf(canvasElement)).toBe(focused);

    canvas.getByRole("button", { name: "after" }).focus();
    await waitFor(() => expect(dotOf(canvasElement)).not.toBe(focused));
    await standStill({ canvas, userEvent });
  },
});

export const D2Pause = meta.story({
  name: "D-2 a control stops and starts the slides",
  args: { delayMs: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole("button", { name: "Stop the slides" }).focus();
    await userEvent.keyboard("{Enter}");
    const play = canvas.getByRole("button", { name: "Let the slides move" });
    await expect(play).toHaveFocus();
    play.blur();
    const stopped = dotOf(canvasElement);
    await pause(600);
    await expect(dotOf(canvasElement)).toBe(stopped);
    play.focus();
    await userEvent.keyboard(" ");
    canvas.getByRole("button", { name: "after" }).focus();
    await waitFor(() => expect(dotOf(canvasElement)).not.toBe(stopped));
    await standStill({ canvas, userEvent });
  },
});

export const D2LessMotion = meta.story({
  name: "D-2 never moves by itself for readers who ask for less motion, and jumps when told",
  tags: ["browser"],
  args: { delayMs: 200 },
  beforeEach: askForLessMotion,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pause(600);
    await expect(dotOf(canvasElement)).toBe(1);
    await expect(canvas.getByRole("button", { name: "Let the slides move" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show 3 of the brands" }));
    await expect(inView(canvasElement)).toBe("Metrivo");
  },
});

/** A swipe is the row's own scrolling; the dots follow it. */
export const Swipe = meta.story({
  tags: ["browser"],
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole("list");
    row.scrollTo({ left: row.clientWidth * 2.3, behavior: "smooth" });
    await waitFor(() => expect(dotOf(canvasElement)).toBe(3), { timeout: 3000 });
    await expect(inView(canvasElement)).toBe("Metrivo");
  },
});

/** Links in later slides are reached with Tab, and come into view. */
export const Keyboard = meta.story({
  tags: ["browser"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Kelvra" })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(inView(canvasElement)).toBe("Ohmwright"), { timeout: 3000 });
    await waitFor(() => expect(dotOf(canvasElement)).toBe(2));
  },
});

/** Nothing to move, so no controls. */
export const OneSlide = meta.story({
  args: { slides: slidesOf(["Kelvra"]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Stop the slides" })).not.toBeInTheDocument();
  },
});

/** On the narrowest screens the dots stand closer, and in one row. */
export const Narrow = meta.story({
  tags: ["browser"],
  args: { slides: slidesOf([...names, "Voltane", "Amperia"]) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const dots = canvas.getAllByRole("button", { name: /^Show/ }).map((dot) => dot.getBoundingClientRect());
    await expect(new Set(dots.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...dots.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  },
});

export const ManySlides = meta.story({
  globals: { viewport: { value: "mobile1" } },
  args: { slides: slidesOf(Array.from({ length: 12 }, (_, index) => `Brand ${index + 1}`)) },
});

export const Dark = meta.story({ globals: { theme: "dark" } });
