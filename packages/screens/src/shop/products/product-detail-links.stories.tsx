import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import { ready } from "@shop/data/view.ts";
import { edgeCases, newest } from "@shop/fixtures/samples.ts";
import { expect, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { meter, noLinks, onRetry, related, setup } from "./product-detail-screen.story-setup.tsx";
import { ProductDetailScreen } from "./product-detail-screen.tsx";

const meta = preview.meta({
  title: "Shop/Product/Links",
  component: ProductDetailScreen,
  ...setup,
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]["canvas"];

const probes = newest.filter(({ name }) => /probe|lead|fuse/i.test(name)).slice(0, 3);
const inStock = related.filter(({ amount }) => amount > 0).slice(0, 4);
const soldOut = newest.filter(({ amount }) => amount <= 0).slice(0, 2);
const someLinks: ProductLinksAnswer = {
  needs: probes.slice(0, 1),
  accessories: probes,
  alternatives: [...soldOut.slice(0, 1), ...inStock],
  accessory_of: [],
  alternative_grounds: [],
};

/** What it needs, its accessories and its alternatives. */
export const Links = meta.story({
  args: { links: ready(someLinks) },
  tags: ["canonical"],
  parameters: canonical,
  play: showEnd,
});

/** The product is loaded, what belongs to it is not. */
export const LoadingLinks = meta.story({ args: { links: { status: "loading" } }, play: showEnd });

/** Only what belongs to it could not be loaded. */
export const FailedLinks = meta.story({
  args: { links: { status: "failed", error: "Internal Server Error", onRetry } },
  play: showEnd,
});

/** As many of each kind as are possible. */
export const ManyLinks = meta.story({
  args: {
    links: ready({
      needs: newest.slice(0, 20),
      accessories: newest.slice(20, 40),
      alternatives: newest.slice(0, 26),
      accessory_of: [],
      alternative_grounds: [],
    }),
  },
  play: showEnd,
});

/** Long names of linked products. */
export const LongLinks = meta.story({
  args: { links: ready({ ...noLinks, accessories: [...edgeCases] }) },
  play: showEnd,
});

const [, sameValues, similar, derived] = inStock;

/** Alternatives of a standard part: one that is named, two by their grounds, and one by its specifications. */
export const Grounds = meta.story({
  args: {
    links: ready({
      ...noLinks,
      alternatives: inStock,
      alternative_grounds: [
        { ground: "same-values", product_ids: [sameValues?.id ?? 0] },
        { ground: "similar", product_ids: [similar?.id ?? 0] },
      ],
    }),
  },
  play: showEnd,
});

/** Out of stock: the alternatives in stock stand right below the price. */
export const OutOfStockInstead = meta.story({
  args: { product: ready({ ...meter, amount: 0 }), links: ready(someLinks) },
  tags: ["canonical"],
  parameters: canonical,
});

const stripOf = (canvas: Canvas, name: string): HTMLElement => {
  const section = canvas.getByRole("heading", { level: 2, name }).closest("section");
  if (!section) throw new Error(`There is no strip ${name}.`);
  return section;
};
const namesIn = (section: HTMLElement): string[] =>
  within(section)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

Links.test(
  "D-93 needs, accessories and alternatives in their order, before the related products",
  english,
  async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.slice(-4)).toEqual(["Needs", "Accessories", "Alternatives", "Related products"]);
    for (const [title, products] of [
      ["Needs", someLinks.needs],
      ["Accessories", someLinks.accessories],
      ["Alternatives", someLinks.alternatives],
    ] as const) {
      await expect(namesIn(stripOf(canvas, title))).toEqual(products.map(({ name }) => name));
    }
  },
);

Grounds.test(
  "D-93 alternatives of a standard part stand under the ground on which they stand for it",
  english,
  async ({ canvas }) => {
    const section = stripOf(canvas, "Alternatives");
    await expect(namesIn(section)).toEqual(inStock.map(({ name }) => name));
    for (const [name, product] of [
      ["Has the same values", sameValues],
      ["Similar, compare the data", similar],
      ["By its specifications", derived],
    ] as const)
      await expect(namesIn(within(section).getByRole("region", { name }))).toEqual([product?.name]);
  },
);

Grounds.test("D-93 the grounds in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("region", { name: "له نفس القيم" })).toBeVisible();
});

OutOfStockInstead.test(
  "D-93 alternatives in stock come first where it is out of stock; others stay below",
  english,
  async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles[0]).toBe("In stock instead");
    await expect(namesIn(stripOf(canvas, "In stock instead"))).toEqual(inStock.map(({ name }) => name));
    await expect(namesIn(stripOf(canvas, "Alternatives"))).toEqual(
      soldOut.slice(0, 1).map(({ name }) => name),
    );
  },
);

OutOfStockInstead.test("D-93 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("بدائل متوفرة الآن");
  await expect(stripOf(canvas, "يحتاج إلى")).toBeVisible();
});

LoadingLinks.test("D-93 skeletons hold the place of links", english, async ({ canvas }) => {
  await expect(
    canvas.getByRole("region", { name: "What belongs to it" }).querySelector("[aria-busy=true]"),
  ).toBeVisible();
});

FailedLinks.test(
  "D-93 links that could not be loaded can be loaded again",
  english,
  async ({ canvas, userEvent }) => {
    const alert = within(canvas.getByRole("region", { name: "What belongs to it" })).getByRole("alert");
    await expect(alert).toHaveTextContent("Accessories and alternatives could not be loaded.");
    await userEvent.click(within(alert).getByRole("button"));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);
