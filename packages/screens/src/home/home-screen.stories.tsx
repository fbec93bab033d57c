import { shop } from "@shop/contract/shop.ts";
import { ready } from "@shop/contract/state.ts";
import { useHomeModel } from "@shop/data/models/use-home-model.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { mockListCategories } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { HomeScreen, type HomeScreenProps } from "./home-screen.tsx";

const onRetry = fn();

const meta = preview.meta({
  title: "Screens/Home",
  component: HomeScreen,
  decorators: [inPage],
  args: { shop, slides, categories: ready(catalogue.categories) },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** The shop's front. */
export const Ready = meta.story();

/** Cards stand in the order of the sort index, whatever the order in which they came. */
export const Sorted = meta.story({
  name: "HOME-2 category cards stand by sort index and lead to their category",
  args: {
    categories: ready([
      aCategory({ id: 7, name: "Third", sort_index: 30 }),
      aCategory({ id: 8, name: "First", sort_index: -1 }),
      aCategory({ id: 9, name: "Second", sort_index: 2 }),
    ]),
  },
  play: async ({ canvas }) => {
    const cards = canvas
      .getAllByRole("link", { name: /First|Second|Third/ })
      .map((link) => link.getAttribute("href"));
    await expect(cards).toEqual(["/category/8", "/category/9", "/category/7"]);
  },
});

/** Dots jump to a picture. */
export const Brands = meta.story({
  name: "HOME-1 four brand pictures with dots to jump to them",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("img", { name: /Kelvra|Ohmwright|Metrivo|Galvora/ })).toHaveLength(4);
    const dot = canvas.getByRole("button", { name: "Show 3 of the brands" });
    await userEvent.click(dot);
    await expect(dot).toHaveAttribute("aria-current", "true");
  },
});

/** The carousel goes on by itself after 4000 ms. */
export const BrandsAdvance = meta.story({
  name: "HOME-1 the next brand shows after 4000 ms",
  tags: ["browser"],
  play: async ({ canvas }) => {
    const dot = (slide: number) => canvas.getByRole("button", { name: `Show ${slide} of the brands` });
    await expect(dot(1)).toHaveAttribute("aria-current", "true");
    const started = performance.now();
    await waitFor(() => expect(dot(2)).toHaveAttribute("aria-current", "true"), { timeout: 6000 });
    const took = performance.now() - started;
    await expect(took).toBeGreaterThan(3000);
    await expect(took).toBeLessThan(5500);
  },
});

/** The way back up. */
export const ScrollToTop = meta.story({
  name: "HOME-3 a button appears past 300 px and scrolls to the top",
  tags: ["browser"],
  render: (args) => (
    <>
      <HomeScreen {...args} />
      <div style={{ height: "200vh" }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.queryByRole("button", { name: "Back to the top" });
    window.scrollTo({ top: 290, behavior: "instant" });
    await expect(button()).not.toBeInTheDocument();
    window.scrollTo({ top: 320, behavior: "instant" });
    await waitFor(() => expect(button()).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Back to the top" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});

/** Skeletons of the cards' own size. */
export const Loading = meta.story({
  args: { categories: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
});

/** The categories did not come. */
export const Failed = meta.story({
  name: "HOME-4 categories failing to load say so and can be tried again",
  args: { categories: { status: "failed", error: "Internal Server Error", onRetry } },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByText("Error, please try again later.!").closest('[role="alert"]');
    await expect(alert).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A shop without categories. */
export const Empty = meta.story({ args: { categories: ready([]) } });

const stress = [
  aCategory({ id: 1, name: UNBREAKABLE, name_ar: LONG_ARABIC, sort_index: 1 }),
  aCategory({ id: 2, name: LONG_ARABIC, name_ar: null, sort_index: 2, sub_category: [] }),
  aCategory({ id: 3, name: "A", image: "/missing/picture.webp", sort_index: 3 }),
  ...Array.from({ length: 30 }, (_, index) =>
    aCategory({
      id: 10 + index,
      sort_index: 10 + index,
      sub_category: Array.from({ length: index }, (__, sub) => aSubCategory({ id: sub + 1 })),
    }),
  ),
];

/** Long names, no pictures, 33 categories. */
export const Stress = meta.story({ args: { categories: ready(stress) } });

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** A phone in Arabic. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Long names on a phone in Arabic. */
export const StressArabicPhone = meta.story({ ...onArabicPhone, args: { categories: ready(stress) } });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen fed by its model. */
function Connected(args: HomeScreenProps) {
  return <HomeScreen {...args} {...useHomeModel()} />;
}

/** Fed by the API. */
export const FromApi = meta.story({
  name: "HOME-2 categories come from the API",
  render: (args) => <Connected {...args} />,
  play: async ({ canvas }) => {
    for (const { id, name } of catalogue.categories) {
      const card = await canvas.findByRole("link", { name: new RegExp(name) });
      await expect(card).toHaveAttribute("href", `/category/${id}`);
    }
  },
});

/** The API fails once and answers when asked again. */
export const ApiRecovers = meta.story({
  name: "HOME-4 the API fails, then answers on another try",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockListCategories.failing(500, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Error, please try again later.!")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: /Sensors/ })).toBeVisible();
  },
});

/** A slow API: skeletons of the cards' own size. */
export const ApiSlow = meta.story({
  name: "HOME-2 skeletons while the API has not answered",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockListCategories.never());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
  },
});
