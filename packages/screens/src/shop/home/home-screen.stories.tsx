import { useHomeModel } from "@shop/data/shop/home/use-home-model.ts";
import { ready } from "@shop/data/view.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { demoHome } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { advance, stopClock } from "#storybook/story-clock.ts";

import { english, inPage } from "../../stories/page.tsx";
import { HomeScreen, type HomeScreenProps } from "./home-screen.tsx";
import { HomeSections } from "./home-sections.tsx";

const onRetry = fn();
const onAddToCart = fn();
const [firstSlide, otherSlide] = slides;
if (!firstSlide || !otherSlide) throw new Error("The demonstration has no slides.");

const meta = preview.meta({
  title: "Shop/Home",
  component: HomeScreen,
  decorators: [inPage],
  args: {
    infoPages,
    shop,
    slides: ready(slides),
    categories: ready(catalogue.categories),
    home: ready(demoHome()),
    children: <HomeSections sections={demoHome().sections} shop={shop} onAddToCart={onAddToCart} />,
  },
  beforeEach: () => {
    onRetry.mockClear();
    onAddToCart.mockClear();
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Skeletons of the cards' own size. */
export const Loading = meta.story({
  args: { categories: { status: "loading" }, slides: { status: "loading" }, home: { status: "loading" } },
});

/** A shop without categories. */
export const Empty = meta.story({
  args: { categories: ready([]), home: ready({ categories: [], sections: [] }), children: null },
});

/** The categories could not be loaded. */
export const Failed = meta.story({
  args: { categories: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** Slides and sections could not be loaded; the categories stand alone. */
export const FailedParts = meta.story({
  args: {
    slides: { status: "failed", error: "Internal Server Error", onRetry },
    home: { status: "failed", error: "Internal Server Error", onRetry },
    children: null,
  },
});

/** A shop without slides shows no carousel. */
export const WithoutSlides = meta.story({ args: { slides: ready([]) } });

const longNames = [
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

/** Long names, missing pictures, 33 categories. */
export const LongNames = meta.story({ args: { categories: ready(longNames) } });

Default.test(
  "D-100 categories state how many products they have and the lowest price; the last card fills its row",
  english,
  async ({ canvas }) => {
    const card = canvas.getByRole("link", { name: /^Measuring instruments/ });
    await expect(card).toHaveTextContent(/45 products\s*from [\d,.]+ EG/);
    const whole = canvas.getByRole("link", { name: /^All products\s*194 products/ });
    await expect(whole).toHaveAttribute("href", "/products");
    const [last, grid] = [whole.closest("li"), whole.closest("ul")];
    await expect(last?.getBoundingClientRect().right).toBeCloseTo(
      grid?.getBoundingClientRect().right ?? 0,
      0,
    );
  },
);

Default.test(
  "D-100 the sections have products for the cart, true reasons, and branches with phone and map",
  english,
  async ({ canvas, userEvent }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      "Categories",
      "Offers",
      "Best sellers",
      "We recommend",
      "New arrivals",
      "Why here",
      "Our branches",
    ]);
    const [first] = canvas.getAllByRole("button", { name: /^Add to cart/ });
    if (first) await userEvent.click(first);
    await expect(onAddToCart).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "All offers" })).toHaveAttribute(
      "href",
      "/products?offer=1",
    );
    await expect(canvas.getByRole("heading", { name: "Since 1994" })).toBeVisible();
    const cairo = within(canvas.getByRole("region", { name: "Our branches" })).getAllByRole("listitem")[0];
    await expect(cairo).toHaveTextContent(/Cairo.*(?:open until|closed now)/);
    await expect(canvas.getByRole("link", { name: /^Map ?: Cairo, Bab al-Luq/ })).toBeVisible();
  },
);

Default.test(
  "HOME-2 category cards are sorted by sort index and lead to their category",
  {
    ...english,
    args: {
      categories: ready([
        aCategory({ id: 7, name: "Third", sort_index: 30 }),
        aCategory({ id: 8, name: "First", sort_index: -1 }),
        aCategory({ id: 9, name: "Second", sort_index: 2 }),
      ]),
    },
  },
  async ({ canvas }) => {
    const cards = canvas
      .getAllByRole("link", { name: /First|Second|Third/ })
      .map((link) => link.getAttribute("href"));
    await expect(cards).toEqual(["/category/8", "/category/9", "/category/7"]);
  },
);

Default.test(
  "HOME-1 four brand pictures with dots to jump to them",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("img", { name: /Kelvra|Ohmwright|Metrivo|Galvora/ })).toHaveLength(4);
    const dot = canvas.getByRole("button", { name: "Show 3 of the brands" });
    await userEvent.click(dot);
    await expect(dot).toHaveAttribute("aria-current", "true");
  },
);

Default.test(
  "HOME-1 the next brand shows after 4000 ms",
  { ...english, tags: ["browser"], beforeEach: stopClock },
  async ({ canvas }) => {
    const dot = (slide: number) => canvas.getByRole("button", { name: `Show ${slide} of the brands` });
    await advance(3999);
    await expect(dot(1)).toHaveAttribute("aria-current", "true");
    await advance(1);
    await expect(dot(2)).toHaveAttribute("aria-current", "true");
  },
);

Default.test(
  "HOME-1 D-10 the Arabic site shows a slide's own picture and text, else those of both sites",
  {
    globals: { locale: "ar" },
    args: {
      slides: ready([
        { ...firstSlide, image_ar: otherSlide.image, alt_ar: "كلفرا", link: null },
        { ...firstSlide, id: 2, image_ar: null, alt: "Kelvra", alt_ar: null },
      ]),
    },
  },
  async ({ canvas }) => {
    const [own, shared] = canvas.getAllByRole("img", { name: /كلفرا|Kelvra/, hidden: true });
    await expect(own).toHaveAttribute("src", otherSlide.image);
    await expect(own?.closest("a")).toBeNull();
    await expect(shared).toHaveAttribute("src", firstSlide.image);
    await expect(shared?.closest("a")).toHaveAttribute("href", expect.stringContaining("/results?query="));
  },
);

WithoutSlides.test("D-10 a shop without slides shows no carousel", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("button", { name: /of the brands/ })).not.toBeInTheDocument();
});

Default.test(
  "HOME-3 a button appears past 300 px and scrolls to the top",
  {
    ...english,
    tags: ["browser"],
    render: (args) => (
      <>
        <HomeScreen {...args} />
        <div style={{ height: "200vh" }} />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    const button = () => canvas.queryByRole("button", { name: "Back to the top" });
    window.scrollTo({ top: 290, behavior: "instant" });
    await expect(button()).not.toBeInTheDocument();
    window.scrollTo({ top: 320, behavior: "instant" });
    await waitFor(() => expect(button()).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Back to the top" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
);

Loading.test("announces the first load", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading")).toBeInTheDocument();
});

Failed.test(
  "HOME-4 categories failing to load say so and can be tried again",
  english,
  async ({ canvas, userEvent }) => {
    const alert = canvas.getByText("Error, please try again later.!").closest('[role="alert"]');
    await expect(alert).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

/** The screen with its model. */
function Connected(args: HomeScreenProps) {
  return <HomeScreen {...args} {...useHomeModel()} />;
}

Default.test(
  "HOME-1 HOME-2 slides and categories come from the API",
  { ...english, render: (args) => <Connected {...args} /> },
  async ({ canvas }) => {
    await expect(
      await canvas.findAllByRole("img", { name: /Kelvra|Ohmwright|Metrivo|Galvora/ }),
    ).toHaveLength(4);
    for (const { id, name } of catalogue.categories) {
      const card = await canvas.findByRole("link", { name: new RegExp(name) });
      await expect(card).toHaveAttribute("href", `/category/${id}`);
    }
  },
);

Default.test(
  "HOME-4 the categories fail, then load when tried again",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) => msw.use(mock("listCategories").failing(500, { once: true })),
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Error, please try again later.!")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: /Sensors/ })).toBeVisible();
  },
);

Default.test(
  "HOME-2 skeletons until the API responds",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) => msw.use(mock("listCategories").never()),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText("Loading")).toBeInTheDocument();
  },
);
