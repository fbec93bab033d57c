import { useBrandModel } from "@shop/data/shop/brands/use-brand-model.ts";
import { ready } from "@shop/data/view.ts";
import { brands } from "@shop/fixtures/brands.ts";
import { edgeCases, firstPage, LONG_ARABIC, newest, UNBREAKABLE, wholeList } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { filtersIn, listFilters } from "../../stories/list-filters.ts";
import { english, inPage } from "../../stories/page.tsx";
import { BrandScreen, type BrandScreenProps } from "./brand-screen.tsx";

const onRetry = fn();
const [kelvra] = brands;
if (!kelvra) throw new Error("There are no brands.");
const own = newest.filter(({ brand }) => brand === kelvra.name);

const meta = preview.meta({
  title: "Shop/Brand",
  component: BrandScreen,
  decorators: [inPage],
  args: {
    brand: ready(kelvra),
    products: ready(firstPage(own)),
    more: { status: "idle" } as const,
    sort: "newest" as const,
    onSort: fn(),
    onLoadMore: fn(),
    onAddToCart: fn(),
    ...listFilters(demoFacets({ brand_id: kelvra.id })),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** The first page of a longer list. */
const firstOfMore = ready({ ...firstPage(own), hasMore: true });

/** The shop is its official distributor. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

const plain = {
  ...kelvra,
  logo: null,
  official: false,
  description: "",
  description_ar: null,
  website: null,
};

/** Only the name is known. */
export const NameOnly = meta.story({ args: { brand: ready(plain) } });

/** The logo has the ratio of a seal, and the text several lines. */
export const SquareLogo = meta.story({
  args: {
    brand: ready({
      ...kelvra,
      logo: own[0]?.images[0]?.image ?? null,
      description: "First line.\nSecond line.",
    }),
  },
});

export const TableView = meta.story({ args: { view: "table", sort: "name" } });

export const Loading = meta.story({
  args: { brand: { status: "loading" }, products: { status: "loading" } },
});

/** The brand is loaded, its products are not. */
export const LoadingProducts = meta.story({ args: { products: { status: "loading" } } });

export const Empty = meta.story({ args: { products: ready(wholeList([])) } });

const cheap = filtersIn("price_max=1");

/** The filters let nothing through. */
export const NothingLeft = meta.story({
  args: {
    products: ready(wholeList([])),
    ...listFilters(demoFacets({ brand_id: kelvra.id, filters: cheap }), cheap),
  },
});

/** One product alone. */
export const One = meta.story({ args: { products: ready(wholeList(own.slice(0, 1))) } });

export const Failed = meta.story({
  args: { brand: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** Its products could not be loaded. */
export const FailedProducts = meta.story({
  args: { products: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** The next page is loading. */
export const LoadingMore = meta.story({
  args: { products: firstOfMore, more: { status: "pending" } },
  play: showEnd,
});

/** The next page failed; the products before it stay. */
export const FailedMore = meta.story({
  args: { products: firstOfMore, more: { status: "failed", error: "Internal Server Error" } },
  play: showEnd,
});

/** The filters come after the products. */
export const LoadingFilters = meta.story({ args: { facets: { status: "loading" } } });

/** Without filters the products stay. */
export const FailedFilters = meta.story({
  args: { facets: { status: "failed", error: "Internal Server Error", onRetry } },
});

export const LongNames = meta.story({
  args: {
    brand: ready({
      ...kelvra,
      name: UNBREAKABLE.slice(0, 80),
      description: UNBREAKABLE,
      description_ar: LONG_ARABIC,
    }),
    products: ready(wholeList(edgeCases)),
  },
});

Default.test(
  "D-97 the page of a brand has its name, mark, text, website and products",
  english,
  async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: /^Kelvra/ });
    await expect(heading).toHaveTextContent("Official distributor");
    await expect(canvas.getByText(kelvra.description)).toBeVisible();
    await expect(canvasElement.querySelector(`img[src="${kelvra.logo}"]`)).toBeVisible();
    const website = canvas.getByRole("link", { name: /^kelvra.example/ });
    await expect(website).toHaveAttribute("href", kelvra.website);
    await expect(website).toHaveAttribute("rel", "noreferrer");
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(own.length);
    const crumbs = within(canvas.getByRole("navigation", { name: "You are here" }));
    await expect(crumbs.getByRole("link", { name: "Products" })).toHaveAttribute("href", "/products");
  },
);

Default.test(
  "D-97 the Arabic page has the Arabic text and mark",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("موزع معتمد");
    await expect(canvas.getByText(/تصنع كلفرا/)).toBeVisible();
  },
);

Default.test(
  "D-97 D-91 its list is filtered and sorted at its own address, without a filter of brands",
  english,
  async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole("complementary", { name: "Filters" }));
    await expect(panel.queryByText("Brand")).not.toBeInTheDocument();
    await expect(panel.getByRole("group", { name: /^Price/ })).toBeVisible();
    await userEvent.click(panel.getByRole("checkbox", { name: /^in stock/ }));
    await expect(args.onFilters).toHaveBeenLastCalledWith(expect.objectContaining({ inStock: true }));
    const form = panel.getByRole("checkbox", { name: /^in stock/ }).closest("form");
    await expect(form).toHaveAttribute("action", `/brand/${kelvra.id}`);
    await userEvent.selectOptions(canvas.getByLabelText("Sort by"), "Lowest price");
    await expect(args.onSort).toHaveBeenLastCalledWith("price");
    await expect(canvas.getByRole("link", { name: "Table" })).toHaveAttribute(
      "href",
      `/brand/${kelvra.id}?view=table`,
    );
  },
);

NameOnly.test("D-97 without logo, text and mark the name remains", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "Kelvra" })).toBeVisible();
  await expect(canvas.queryByText("Official distributor")).not.toBeInTheDocument();
  await expect(canvas.queryByRole("link", { name: /^kelvra.example/ })).not.toBeInTheDocument();
});

NothingLeft.test("D-91 D-97 an empty list offers to clear its filters", english, async ({ canvas }) => {
  const clear = canvas.getAllByRole("link", { name: "Clear all filters" });
  await expect(clear[0]).toHaveAttribute("href", `/brand/${kelvra.id}`);
});

Failed.test("the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The screen with its model. */
function Connected(args: BrandScreenProps) {
  return <BrandScreen {...args} {...useBrandModel({ id: 1, sort: args.sort })} />;
}

Default.test(
  "D-97 brand and products fail, then load when tried again",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("readBrand").failing(500, { once: true }),
        mock("listProducts").networkError({ once: true }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: /^Kelvra/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(own.length),
    );
  },
);
