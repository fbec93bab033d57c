import { expect, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { advance, stopClock } from "#storybook/story-clock.ts";

import { Button } from "../button.tsx";
import { emulateReducedMotion } from "../foundations/reduced-motion.ts";
import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { Carousel, type CarouselProps } from "./carousel.tsx";

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
  parameters: doAndDont(
    "Autoplaying carousel; stops while hovered, focused or paused, and under prefers-reduced-motion.",
    [
      "Name it by `label`, and each slide by its content.",
      "Two to five slides; the first has what must be seen.",
      "Give each slide the same height.",
    ],
    [
      "Content that is nowhere else: most readers see the first slide only.",
      "A delay below four seconds.",
      "A carousel of products: use a strip that is scrolled.",
    ],
    {
      keys: {
        Tab: "visits the links of all slides, which scroll into view, then the buttons; the slides stand still meanwhile",
        "Enter, Space": "presses a button",
      },
    },
  ),
  args: {
    label: "Brands that we distribute",
    slides: slidesOf(names),
    // Long enough for a picture; the tests that wait for it set their own.
    delayMs: 600_000,
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
        {Story()}
        <p style={{ marginBlockStart: "1rem" }}>
          <Button>after</Button>
        </p>
      </div>
    ),
    inArabic,
  ],
});

/** Finds the visible slide. */
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

export const Default = meta.story({});

/** One slide: no controls. */
export const OneSlide = meta.story({ args: { slides: slidesOf(["Kelvra"]) } });

/** In a narrow column the dots are closer together, in one row. */
export const Narrow = meta.story({
  args: { slides: slidesOf([...names, "Voltane", "Amperia"]) },
  decorators: [(Story) => <div style={{ inlineSize: "18rem", maxInlineSize: "100%" }}>{Story()}</div>],
});

/** More dots than fit wrap onto a second row. */
export const ManySlides = meta.story({
  args: { slides: slidesOf(Array.from({ length: 12 }, (_, index) => `Brand ${index + 1}`)) },
});

const moving = { ...english, args: { delayMs: 4000 }, beforeEach: stopClock };

Default.test(
  "HOME-1 the next slide shows after 4000 ms",
  { ...moving, tags: ["browser"] },
  async ({ canvasElement }) => {
    await advance(3999);
    await expect(dotOf(canvasElement)).toBe(1);
    await expect(inView(canvasElement)).toBe("Kelvra");
    await advance(1);
    await expect(dotOf(canvasElement)).toBe(2);
    await waitFor(() => expect(inView(canvasElement)).toBe("Ohmwright"));
  },
);

Default.test(
  "HOME-1 after the last slide the first shows",
  { ...moving, tags: ["browser"] },
  async ({ canvasElement }) => {
    for (const name of ["Ohmwright", "Metrivo", "Galvora", "Kelvra"]) {
      await advance(4000);
      await waitFor(() => expect(inView(canvasElement)).toBe(name));
    }
  },
);

/** Every dot shows its slide; arrow buttons wrap around. */
const jump: typeof meta.input.play = async ({ canvas, canvasElement, userEvent }) => {
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
};

Default.test("HOME-1 dots jump to a slide", { ...english, tags: ["browser"] }, jump);

// Right to left, the second slide is on the left.
Default.test(
  "HOME-1 dots jump to a slide, right to left",
  { ...english, tags: ["browser"], decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  jump,
);

Default.test(
  "D-2 stops while hovered or focused",
  { ...moving, tags: ["browser"] },
  async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole("region");
    await userEvent.hover(carousel);
    await advance(8000);
    await expect(dotOf(canvasElement)).toBe(1);

    canvas.getByRole("button", { name: "Stop the slides" }).focus();
    await userEvent.unhover(carousel);
    await userEvent.tab();
    await advance(8000);
    await expect(dotOf(canvasElement)).toBe(1);

    canvas.getByRole("button", { name: "after" }).focus();
    await advance(4000);
    await expect(dotOf(canvasElement)).toBe(2);
  },
);

Default.test(
  "D-2 a control stops and starts the slides",
  moving,
  async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole("button", { name: "Stop the slides" }).focus();
    await userEvent.keyboard("{Enter}");
    const play = canvas.getByRole("button", { name: "Let the slides move" });
    await expect(play).toHaveFocus();
    play.blur();
    await advance(8000);
    await expect(dotOf(canvasElement)).toBe(1);
    play.focus();
    await userEvent.keyboard(" ");
    canvas.getByRole("button", { name: "after" }).focus();
    await advance(4000);
    await expect(dotOf(canvasElement)).toBe(2);
  },
);

Default.test(
  "D-2 never autoplays under prefers-reduced-motion, and jumps between slides",
  {
    ...moving,
    tags: ["browser"],
    beforeEach: () => {
      const restores = [emulateReducedMotion(), stopClock()];
      return () => restores.forEach((restore) => restore());
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await advance(8000);
    await expect(dotOf(canvasElement)).toBe(1);
    await expect(canvas.getByRole("button", { name: "Let the slides move" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show 3 of the brands" }));
    await expect(inView(canvasElement)).toBe("Metrivo");
  },
);

Default.test(
  "the dots follow a swipe, which scrolls the row natively",
  { tags: ["browser"], globals: { viewport: { value: "smallPhone" } } },
  async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole("list");
    row.scrollTo({ left: row.clientWidth * 2.3, behavior: "smooth" });
    await waitFor(() => expect(dotOf(canvasElement)).toBe(3), { timeout: 3000 });
    await expect(inView(canvasElement)).toBe("Metrivo");
  },
);

Default.test(
  "Tab reaches links in later slides and scrolls them into view",
  { ...english, tags: ["browser"] },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Kelvra" })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(inView(canvasElement)).toBe("Ohmwright"), { timeout: 3000 });
    await waitFor(() => expect(dotOf(canvasElement)).toBe(2));
  },
);

Default.test(
  "every control is at least 44 px high and wide on a phone",
  { globals: { locale: "en", viewport: { value: "phone" } }, tags: ["browser"] },
  async ({ canvas }) => {
    const controls = within(canvas.getByRole("region")).getAllByRole("button");
    const sizes = controls.map((button) => button.getBoundingClientRect());
    await expect(sizes.length).toBeGreaterThan(4);
    await expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(
      44,
    );
  },
);

OneSlide.test("one slide has no controls", async ({ canvas }) => {
  await expect(canvas.queryByRole("button", { name: /slides/ })).not.toBeInTheDocument();
});

Narrow.test(
  "the dots are in one row, at least 24 px wide",
  { ...english, tags: ["browser"] },
  async ({ canvas }) => {
    const dots = canvas.getAllByRole("button", { name: /^Show/ }).map((dot) => dot.getBoundingClientRect());
    await expect(new Set(dots.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...dots.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  },
);

const twoSlides = { slides: slidesOf(names.slice(0, 2)) };

Default.test(
  "read aloud in English",
  { ...english, args: twoSlides },
  reads([
    "region, Brands that we distribute",
    "listitem, 1 of 2",
    "link, Kelvra",
    "listitem, 2 of 2",
    "link, Ohmwright",
    "button, Stop the slides",
    "button, Show 1 of the brands, current item",
    "button, Show 2 of the brands",
    "button, Previous brand",
    "button, Next brand",
    "button, after",
  ]),
);

Default.test(
  "read aloud in Arabic",
  { ...arabic, args: twoSlides },
  reads([
    "region, علامات تجارية نوزعها",
    "listitem, 1 of 2",
    "link, Kelvra",
    "listitem, 2 of 2",
    "link, Ohmwright",
    "button, إيقاف الشرائح",
    "button, عرض العلامة التجارية 1, current item",
    "button, عرض العلامة التجارية 2",
    "button, العلامة التجارية السابقة",
    "button, العلامة التجارية التالية",
    "button, بعد الشرائح",
  ]),
);
