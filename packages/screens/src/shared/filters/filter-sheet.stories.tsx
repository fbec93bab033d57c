import { ready } from "@shop/data/view.ts";
import { noFilters } from "@shop/domain/facets/product-filters.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { expect, fn, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { filtersIn } from "../../stories/list-filters.ts";
import { english, framedInDocs, onPhone } from "../../stories/page.tsx";
import { FilterSheet } from "./filter-sheet.tsx";

const facets = ready(demoFacets());

const meta = preview.meta({
  title: "Shop/Filter sheet",
  component: FilterSheet,
  parameters: framedInDocs,
  args: { facets, filters: noFilters, onFilters: fn(), onShow: fn(), onClose: fn() },
});

/** The filters of all products. */
export const Default = meta.story({ ...onPhone });

export const Loading = meta.story({ ...onPhone, args: { facets: { status: "loading" } } });

export const Failed = meta.story({
  ...onPhone,
  args: { facets: { status: "failed", error: "internal", onRetry: fn() } },
});

const chosen = filtersIn("stock=1&brand=Kelvra&price_max=x");

/** Filters are set, and one cannot be read. */
export const Chosen = meta.story({ ...onPhone, args: listArgs() });

/** Nothing is left. */
export const NothingLeft = meta.story({
  ...onPhone,
  args: {
    facets: ready({
      total: 0,
      attributes: [],
      brands: [],
      price: null,
      in_stock: 0,
      packs: 0,
      on_offer: 0,
      errors: {},
      applied_values: [],
    }),
    filters: filtersIn("stock=1"),
  },
});

function listArgs() {
  return { facets: ready(demoFacets({ filters: chosen })), filters: chosen };
}

Chosen.test(
  "D-91 each change is counted, and the button says how many products are left",
  english,
  async ({ args, userEvent }) => {
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await expect(sheet.getByRole("checkbox", { name: /^in stock/ })).toBeChecked();
    await userEvent.click(sheet.getByRole("checkbox", { name: /^Metrivo/ }));
    await expect(args.onFilters).toHaveBeenLastCalledWith(
      filtersIn("stock=1&brand=Kelvra&brand=Metrivo&price_max=x"),
    );
    await expect(sheet.getByLabelText("Price at most", { selector: "input[name]" })).toBeInvalid();
    const least = sheet.getByLabelText("Price at least", { selector: "input[name]" });
    await userEvent.type(least, "100{Enter}");
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...chosen, price: { min: "100", max: "x" } });
    await userEvent.click(sheet.getByRole("button", { name: /^Show \d+ products$/ }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole("button", { name: "Clear all filters" }));
    await expect(args.onFilters).toHaveBeenLastCalledWith(noFilters);
  },
);
