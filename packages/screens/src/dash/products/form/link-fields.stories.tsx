import type { LinkedProduct } from "@shop/contract/products/admin-product.ts";
import type { OrderableProduct } from "@shop/data/dash/products/product-search-view.ts";
import type { LinkedNames, ProductFormValues } from "@shop/data/dash/products/view.ts";
import type { FieldErrors } from "@shop/data/view.ts";
import { linksText, type ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { Form } from "../../../form/form.tsx";
import { useSchemaForm } from "../../../form/use-schema-form.ts";
import { inDash } from "../../stories/in-dash.tsx";
import { LinkFields, type LinkFieldsProps } from "./link-fields.tsx";
import { newProductValues, productRules } from "./product-form-values.ts";
import { useLinked } from "./use-linked.ts";

const linkedProduct = (id: number, values: Partial<LinkedProduct> = {}): LinkedProduct => ({
  id,
  name: `Probe ${id}`,
  name_ar: `مجس ${id}`,
  part_number: `P-${id}`,
  deleted: false,
  ...values,
});
const found = (id: number): OrderableProduct => ({
  id,
  name: `Probe ${id}`,
  name_ar: `مجس ${id}`,
  part_number: `P-${id}`,
  price: "10.00",
  amount: 3,
  image: null,
  quantity_prices: [],
});

const onSubmit = fn<(values: ProductFormValues) => void>();
const onRetry = fn();

interface Args extends Pick<LinkFieldsProps, "own" | "disabled">, LinkedNames {
  /** The ids in each field. */
  readonly links: Partial<ProductLinks>;
  /** The products that the stored product names. */
  readonly stored: readonly LinkedProduct[];
  /** What each search finds. */
  readonly finds: readonly OrderableProduct[];
  /** Whether searches fail. */
  readonly failed: boolean;
  /** Errors by field that the server reported. */
  readonly errors: FieldErrors;
}

const filled = { ...newProductValues(1, "Meter"), description: "A meter.", price: "1" };

/** The fields in a form of their own. */
function Fields({ links, stored, finds, failed, errors, linkedProducts, onLinkedIds, own, disabled }: Args) {
  const [query, onQuery] = useState("");
  const form = useSchemaForm<ProductFormValues, ProductFormValues>(productRules, {
    defaultValues: {
      ...filled,
      needs: linksText(links.needs ?? []),
      accessories: linksText(links.accessories ?? []),
      alternatives: linksText(links.alternatives ?? []),
    },
    errors,
  });
  const linked = useLinked(form, { sources: [stored], linkedProducts, onLinkedIds });
  const products = query === "" || failed ? [] : finds;
  const productSearch = {
    query,
    onQuery,
    products,
    searching: false,
    failed: failed && query !== "",
    onRetry,
  };
  return (
    <Form form={form} onSubmit={onSubmit} className="grid gap-5">
      <LinkFields {...{ form, linked, productSearch, own, disabled }} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const five = [2, 3, 4, 5, 6];

const meta = preview.type<RenderedFrom<Args>>().meta({
  title: "Dashboard/Product links",
  component: LinkFields,
  render: (args) => <Fields {...args} />,
  decorators: [inDash],
  argTypes: {
    own: { description: "The product of the form, which cannot be linked to itself; null for a new one." },
    disabled: { description: "Disables all changes while the form is being saved." },
    links: { description: "The linked products when the form opens, by kind." },
    stored: { description: "The linked products as the product itself was loaded with them." },
    finds: { description: "What the search for a product finds." },
    failed: { description: "Whether that search fails." },
    errors: { description: "Errors of the fields, by field." },
    linkedProducts: { description: "The names of linked products that the product itself does not have." },
    onLinkedIds: { description: "Called with the ids whose names are to be loaded." },
  },
  args: {
    links: { needs: [2], accessories: [3, 4, 5], alternatives: [6] },
    stored: five.map((id) => linkedProduct(id, { deleted: id === 4 })),
    finds: [1, 2, 7].map(found),
    failed: false,
    errors: {},
    linkedProducts: [],
    onLinkedIds: fn(),
    own: 1,
    disabled: false,
  },
  beforeEach: () => {
    onSubmit.mockClear();
    onRetry.mockClear();
  },
});

const english = { globals: { locale: "en" } } as const;
type User = Parameters<NonNullable<typeof meta.input.play>>[0]["userEvent"];

const group = (name: string) => within(screen.getByRole("group", { name }));
const search = async (userEvent: User, field: string, text: string) => {
  await userEvent.click(screen.getByRole("button", { name: `Add a product to “${field}”` }));
  await userEvent.type(await screen.findByRole("combobox"), text);
};
const save = async (userEvent: User) => {
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  const { needs, accessories, alternatives } = onSubmit.mock.lastCall?.[0] ?? {};
  return { needs, accessories, alternatives };
};

/** Products of each kind; one is deleted. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** No products yet. */
export const Empty = meta.story({ args: { links: {} } });

/** As many accessories as are possible, which leaves no room for more. */
export const Full = meta.story({
  args: {
    links: { accessories: Array.from({ length: 20 }, (_, at) => at + 2) },
    stored: Array.from({ length: 20 }, (_, at) => linkedProduct(at + 2)),
  },
});

/** Long names. */
export const LongNames = meta.story({
  args: {
    links: { needs: [2, 3] },
    stored: [
      linkedProduct(2, { name: UNBREAKABLE, name_ar: LONG_ARABIC, part_number: UNBREAKABLE }),
      linkedProduct(3, { name: LONG_ARABIC, name_ar: null, part_number: null, deleted: true }),
    ],
  },
});

/** The form is being saved. */
export const Disabled = meta.story({ args: { disabled: true } });

/** What the server has refused. */
export const Refused = meta.story({ args: { errors: { accessories: "unknown_linked_product" } } });

/** Searches fail. */
export const SearchFails = meta.story({
  args: { failed: true },
  play: async ({ userEvent, ...context }) => {
    const [add] = screen.getAllByRole("button", { expanded: false });
    if (add) await userEvent.click(add);
    await userEvent.type(await screen.findByRole("combobox"), "probe");
    await screen.findByRole("button", { name: textsOf(context).common.retry });
  },
});

/** A draft whose products are still to be named. */
export const Unnamed = meta.story({ args: { links: { needs: [2, 9] } } });

Default.test("D-93 a product is found by a search and added last", english, async ({ userEvent }) => {
  await search(userEvent, "Needs", "probe");
  await expect(await screen.findByRole("option", { name: /This product itself/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(screen.getByRole("option", { name: /Linked already/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await userEvent.click(screen.getByRole("option", { name: /Probe 7/ }));
  await expect(await group("Needs").findByText("Probe 7")).toBeVisible();
  await expect(await save(userEvent)).toEqual({ needs: "2;7", accessories: "3;4;5", alternatives: "6" });
});

Default.test("D-93 products are moved by keyboard and removed", english, async ({ userEvent }) => {
  const handle = group("Accessories").getByRole("button", { name: "Move Probe 3" });
  handle.focus();
  await userEvent.keyboard(" ");
  await screen.findByText("Probe 3 is at place 1 of 3.");
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByText("Probe 3 is at place 2 of 3.");
  await userEvent.keyboard(" ");
  await screen.findByText("Probe 3 was dropped at place 2 of 3.");
  await userEvent.click(group("Accessories").getByRole("button", { name: "Remove Probe 5" }));
  await expect(screen.getByRole("group", { name: "Accessories" })).toHaveFocus();
  await expect(await save(userEvent)).toEqual({ needs: "2", accessories: "4;3", alternatives: "6" });
});

Default.test("D-93 a deleted product stays and is marked", english, async () => {
  const row = group("Accessories").getByRole("button", { name: "Move Probe 4" }).closest("li");
  await expect(row).toHaveTextContent("Deleted: customers do not see it");
});

Full.test("D-93 there is no room beyond the limit", english, async () => {
  await expect(group("Accessories").getByText("At most 20 products can be linked here.")).toBeVisible();
  await expect(group("Accessories").queryByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
  await expect(group("Needs").getByRole("button", { name: /^Add/ })).toBeEnabled();
});

Refused.test("D-93 what the server refuses stands at its field, which is focused", english, async () => {
  const field = screen.getByRole("group", { name: "Accessories" });
  await expect(field).toHaveAccessibleDescription(
    "One of these products does not exist or is no longer sold.",
  );
  await waitFor(() => expect(field).toHaveFocus());
});

SearchFails.test("D-93 a failed search can be tried again", english, async ({ userEvent }) => {
  await expect(await screen.findByText("The products could not be loaded.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

Unnamed.test("D-93 names that a draft lacks are asked for", english, async ({ args }) => {
  await expect(group("Needs").getByText("#9")).toBeVisible();
  await waitFor(() => expect(args.onLinkedIds).toHaveBeenCalledWith([9]));
});
