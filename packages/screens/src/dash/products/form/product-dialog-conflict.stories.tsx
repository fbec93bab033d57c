import { ready } from "@shop/data/view.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { linkedOne, press, product, setup } from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/Conflict",
  component: ProductDialog,
  ...setup,
});

/** Another person has saved other values. */
export const Conflict = meta.story({
  args: {
    conflict: { ...product, name: "Renamed by a colleague", price: "199.00", amount: 99, version: 4 },
  },
});

/** A product with quantity prices, of which another person has saved others. */
export const QuantityPricesConflict = meta.story({
  args: {
    product: ready({ ...product, price: "5.00", quantity_prices: [{ from: 10, price: "4.50" }] }),
    conflict: {
      ...product,
      price: "5.00",
      quantity_prices: [
        { from: 10, price: "4.40" },
        { from: 100, price: "3.90" },
      ],
      version: 4,
    },
  },
});

/** Another person has linked other products. */
export const LinksConflict = meta.story({
  args: {
    product: ready({ ...product, needs: [2], linked: [linkedOne] }),
    conflict: {
      ...product,
      needs: [2, 3],
      linked: [linkedOne, { ...linkedOne, id: 3, name: "Fuse", name_ar: "فيوز", part_number: null }],
      version: 4,
    },
  },
});

Conflict.test(
  "D-13 a conflict shows yours, theirs and which to keep, field by field, and saves with the stored version",
  english,
  async ({ userEvent, args }) => {
    await expect(await screen.findByRole("heading", { name: /Someone else has saved/ })).toHaveFocus();
    const price = screen.getByRole("group", { name: /price/i });
    await expect(price).toHaveTextContent("199");
    // What was not edited here is taken over.
    await expect(within(price).getByRole("radio", { name: "Keep theirs" })).toBeChecked();
    await expect(screen.getAllByRole("radio", { name: "Keep theirs" })).toHaveLength(3);
    await userEvent.click(
      within(screen.getByRole("group", { name: /^name$/i })).getByRole("radio", { name: "Keep yours" }),
    );
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: product.name, price: "199.00", amount: "99", version: "4" }),
      expect.anything(),
      expect.anything(),
    );
  },
);

QuantityPricesConflict.test(
  "D-13 D-108 a conflict shows quantity prices in words, and takes theirs over",
  english,
  async ({ userEvent, args }) => {
    const choice = await screen.findByRole("group", { name: /quantity prices/i });
    await expect(choice).toHaveTextContent(/from 10: .*4\.50 EG/);
    await expect(choice).toHaveTextContent(/from 100: .*3\.90 EG/);
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        quantity_prices: [
          { from: "10", price: "4.40" },
          { from: "100", price: "3.90" },
        ],
      }),
      expect.anything(),
      expect.anything(),
    );
  },
);

LinksConflict.test("D-93 D-15 a conflict names linked products", english, async ({ userEvent, args }) => {
  const needs = within(await screen.findByRole("group", { name: "Needs" }));
  await expect(needs.getByText(/Fuse/)).toHaveTextContent("Probe · P-2 Fuse");
  await press(userEvent, "save");
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ needs: "2;3", version: "4" }),
      expect.anything(),
      expect.anything(),
    ),
  );
});
