import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { newest, wholeList } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { expect, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { filtersIn, listFilters } from "../../stories/list-filters.ts";
import { english } from "../../stories/page.tsx";
import { firstSub, instruments, onRetry, setup } from "./category-screen.story-setup.tsx";
import { CategoryScreen } from "./category-screen.tsx";

const meta = preview.meta({
  title: "Shop/Category/Filters",
  component: CategoryScreen,
  ...setup,
});

/** The filters come after the products. */
export const LoadingFilters = meta.story({ args: { facets: { status: "loading" } } });

/** Without filters the products stay. */
export const FailedFilters = meta.story({
  args: { facets: { status: "failed", error: "Internal Server Error", onRetry } },
});

const passives = catalogue.categories.find(({ name }) => name === "Passive components") ?? instruments;
const resistors = passives.sub_category.find(({ name }) => name === "Resistors") ?? firstSub;
const resistance = catalogue.attributes.find(({ name }) => name === "Resistance");
const technology = catalogue.attributes.find(({ name }) => name === "Technology");
const film = technology?.choices[0];
const narrowed = filtersIn(
  `a${resistance?.id}_min=1k&a${technology?.id}=${film?.id}&stock=1&a${resistance?.id}_max=red`,
);

/** A sub category whose list is filtered by its attributes; one bound cannot be read. */
export const ByAttributes = meta.story({
  args: {
    category: ready(passives),
    subCategoryId: resistors.id,
    products: ready(wholeList(newest.filter(({ part_number }) => part_number === "CFR-25-4K7"))),
    sort: `a${resistance?.id ?? 0}` as const,
    ...listFilters(demoFacets({ sub_category_id: resistors.id, filters: narrowed }), narrowed),
  },
});

const cheap = filtersIn("price_max=1");

/** The filters let nothing through. */
export const NothingLeft = meta.story({
  args: {
    products: ready(wholeList([])),
    ...listFilters(demoFacets({ category_id: instruments.id, filters: cheap }), cheap),
  },
});

ByAttributes.test(
  "D-91 set filters are links that remove them one by one, and fields that can be changed",
  english,
  async ({ canvas, userEvent, args }) => {
    const chips = within(canvas.getByRole("list", { name: "Set filters" }));
    await expect(chips.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Remove the filter:in stock",
      `Remove the filter:Technology: ${film?.name}`,
      "Remove the filter:Resistance 1\u00A0kΩ – red",
      "Clear all filters",
    ]);
    await expect(chips.getByRole("link", { name: /in stock/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/category\/\d+\?sub=\d+&a\d+=\d+&a1_min=1k&a1_max=red&sort=a1$/),
    );
    await userEvent.click(chips.getByRole("link", { name: /in stock/ }));
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...narrowed, inStock: false });
    const panel = within(canvas.getByRole("complementary", { name: "Filters" }));
    await expect(panel.getByRole("checkbox", { name: new RegExp(`^${film?.name}`) })).toBeChecked();
    const most = panel.getByLabelText("Resistance at most", { selector: "input[name]" });
    await expect(most).toHaveAccessibleDescription("This cannot be read.");
    await userEvent.clear(most);
    await userEvent.type(most, "10 kΩ{Enter}");
    await expect(args.onFilters).toHaveBeenLastCalledWith({
      ...narrowed,
      ranges: { [String(resistance?.id)]: { min: "1k", max: "10 kΩ" } },
    });
  },
);

ByAttributes.test(
  "D-91 the list is sorted by the numbers of an attribute",
  english,
  async ({ canvas, args, userEvent }) => {
    const sort = canvas.getByLabelText("Sort by");
    await expect(sort).toHaveDisplayValue("Resistance: low to high");
    await userEvent.selectOptions(sort, "Resistance: high to low");
    await expect(args.onSort).toHaveBeenLastCalledWith(`-a${resistance?.id}`);
  },
);

NothingLeft.test("D-91 an empty list offers to clear its filters", english, async ({ canvas }) => {
  await expect(canvas.getByText("No product meets all filters.")).toBeVisible();
  const clear = canvas.getAllByRole("link", { name: "Clear all filters" });
  await expect(clear[0]).toHaveAttribute("href", `/category/${instruments.id}`);
});
