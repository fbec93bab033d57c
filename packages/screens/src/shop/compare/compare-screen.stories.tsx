import { useCompareModel } from "@shop/data/shop/compare/use-compare-model.ts";
import { ready } from "@shop/data/view.ts";
import { packedProducts } from "@shop/fixtures/cart-lines.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases } from "@shop/fixtures/samples.ts";
import { expect, fn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage, onEnglishPhone } from "../../stories/page.tsx";
import { CompareScreen, type CompareScreenProps } from "./compare-screen.tsx";

const resistors = catalogue.products
  .filter(({ name }) => name.startsWith("Carbon film resistor"))
  .slice(0, 3);
const [first, second] = resistors;
if (!first || !second) throw new Error("The catalogue has too few resistors.");
const meters = catalogue.products.filter(({ name }) => name.includes("digital multimeter")).slice(0, 4);

const meta = preview.meta({
  title: "Shop/Compare",
  component: CompareScreen,
  decorators: [inPage],
  args: {
    products: ready(resistors),
    suggestions: meters.slice(0, 1),
    onAddToCart: fn(),
  },
});

/** Three products, whose differences are marked. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { products: { status: "loading" }, suggestions: [] } });

/** No product is named by the address, or none of them exists. */
export const Empty = meta.story({ args: { products: ready([]), suggestions: [] } });

export const Failed = meta.story({
  args: { products: { status: "failed", error: "Internal Server Error", onRetry: fn() }, suggestions: [] },
});

/** The start of a comparison: one product and those that may be added. */
export const OneProduct = meta.story({ args: { products: ready([first]), suggestions: meters.slice(0, 3) } });

/** As many products as are compared at once; on a phone they scroll beside the names of their values. */
export const FourProducts = meta.story({ args: { products: ready(meters), suggestions: [] } });

/** The address names more than four. */
export const TooMany = meta.story({ args: { products: ready(meters), suggestions: [], tooMany: true } });

/** They are sold in packs, strips, pairs and metres, whose prices differ from those of a piece. */
export const Packs = meta.story({ args: { products: ready(packedProducts.slice(0, 3)), suggestions: [] } });

Packs.test(
  "D-120 a price is compared with what it is for and the price of a piece",
  english,
  async ({ canvas }) => {
    await expect(canvas.getAllByText(/^per (?:pack|strip) of \d+ · [\d.]+ EG each$/)[0]).toBeVisible();
  },
);

/** Products at their limits, without values. */
export const LongNames = meta.story({
  args: { products: ready(edgeCases.slice(0, 3)), suggestions: edgeCases },
});

Default.test(
  "D-95 values that differ are marked, and may be shown alone",
  english,
  async ({ canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.queryByRole("rowheader", { name });
    await expect(row(/Resistance/)).toHaveTextContent("(differs)");
    await expect(row(/Tolerance/)).not.toHaveTextContent("(differs)");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Show differences only" }));
    await expect(row(/Tolerance/)).toBeNull();
    await expect(row(/Resistance/)).toBeVisible();
  },
);

FourProducts.test(
  "D-53 D-95 warranty, origin and RoHS are compared in words",
  english,
  async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole("rowheader", { name }).closest("tr");
    await expect(row(/Warranty/)).toHaveTextContent("24 months");
    await expect(row(/Country of origin/)).toHaveTextContent("Germany");
    await expect(row(/RoHS/)).toHaveTextContent("compliant");
  },
);

Default.test(
  "D-95 a product is removed, added and put in the cart",
  english,
  async ({ canvas, userEvent, args }) => {
    const ids = resistors.map(({ id }) => id);
    await expect(
      canvas.getByRole("link", { name: `Remove ${first.name} from the comparison` }),
    ).toHaveAttribute(
      "href",
      `/compare?${ids
        .slice(1)
        .map((id) => `id=${id}`)
        .join("&")}`,
    );
    const added = meters[0];
    await expect(canvas.getByRole("link", { name: `Add ${added?.name} to the comparison` })).toHaveAttribute(
      "href",
      `/compare?${[...ids, added?.id].map((id) => `id=${id}`).join("&")}`,
    );
    const offered = resistors.find(({ amount }) => amount > 0);
    await userEvent.click(canvas.getByRole("button", { name: `Add to cart ${offered?.name}` }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(offered, 1);
  },
);

FourProducts.test(
  "D-95 the table is reached by keyboard and scrolls, the page does not",
  onEnglishPhone,
  async ({ canvas }) => {
    const area = canvas.getByRole("region", { name: /The products in columns/ });
    await expect(area).toHaveAttribute("tabindex", "0");
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
);

Empty.test("D-95 an empty comparison says how to begin", english, async ({ canvas }) => {
  await expect(canvas.getByText("Nothing to compare yet.")).toBeVisible();
  await expect(canvas.getByRole("link", { name: "To the products" })).toHaveAttribute("href", "/products");
});

/** The screen with its model. */
function Connected(args: CompareScreenProps) {
  return (
    <CompareScreen {...args} {...useCompareModel({ ids: [second?.id ?? 0, 999_999, first?.id ?? 0] })} />
  );
}

Default.test(
  "D-95 the products of an address from the API, in its order, without those that do not exist",
  { ...english, render: (args: CompareScreenProps) => <Connected {...args} /> },
  async ({ canvas }) => {
    const [, ...heads] = await canvas.findAllByRole("columnheader");
    await expect(heads.map((head) => within(head).getAllByRole("link")[0]?.textContent)).toEqual([
      second.name,
      first.name,
    ]);
  },
);
