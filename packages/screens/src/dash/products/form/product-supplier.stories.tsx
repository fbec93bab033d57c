import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { expect, screen, within } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../../stories/page.tsx";
import { dialog, enter, field, pictured, press, setup } from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const supplied = anAdminProduct({
  ...pictured,
  supplier_id: 4,
  supplier_part: "D-77",
  supplier_pack: 10,
  version: 3,
});

const meta = preview.meta({
  title: "Dashboard/Product form/Supplier",
  component: ProductDialog,
  ...setup,
  args: { ...setup.args, product: ready(supplied) },
});

/** A product with its supplier, the supplier's part number and its pack. */
export const Supplied = meta.story({
  play: async (context) => {
    await dialog();
    const { names } = textsOf(context).dashShell.fields;
    showPart(await screen.findByRole("textbox", { name: new RegExp(`^${names.supplier_part}`) }));
  },
});

/** The supplier was deleted since. */
export const DeletedSupplier = meta.story({
  name: "Deleted supplier",
  args: { product: ready({ ...supplied, supplier_id: 9 }) },
  play: async (context) => {
    await dialog();
    const { names } = textsOf(context).dashShell.fields;
    showPart(await screen.findByRole("combobox", { name: new RegExp(`^${names.supplier_id}`) }));
  },
});

/** Another person has set another supplier. */
export const SupplierConflict = meta.story({
  name: "Conflict",
  args: { conflict: { ...supplied, supplier_id: 5, supplier_part: "N-1", version: 4 } },
  play: async () => {
    await dialog();
  },
});

/** For staff, who do not see suppliers. */
export const Staff = meta.story({
  args: { seesCosts: false, product: ready(anAdminProduct({ ...pictured, version: 3 })) },
  play: async () => {
    await dialog();
  },
});

const choose = async (userEvent: Parameters<typeof enter>[0], name: string): Promise<void> => {
  await userEvent.click(await field("Supplier (optional)"));
  await userEvent.click(await screen.findByRole("option", { name }));
};

Supplied.test(
  "D-151 the form chooses a supplier with part number and pack, which go with it",
  english,
  async ({ userEvent, args }) => {
    await expect(await field("Supplier (optional)")).toHaveValue("Delta Parts");
    await choose(userEvent, "Nile Components");
    await enter(userEvent, "Supplier's part number (optional)", "N-1");
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ supplier_id: "5", supplier_part: "N-1", supplier_pack: "10" }),
      expect.anything(),
      expect.anything(),
    );
    await choose(userEvent, "No supplier");
    await expect(screen.queryByLabelText("Supplier's part number (optional)")).not.toBeInTheDocument();
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ supplier_id: "" }),
      expect.anything(),
      expect.anything(),
    );
  },
);

DeletedSupplier.test("D-151 a deleted supplier stays chosen until another one is", english, async () => {
  await expect(await field("Supplier (optional)")).toHaveValue("Deleted supplier");
});

SupplierConflict.test(
  "D-151 D-13 a conflict names both suppliers, and saves the one that is kept",
  english,
  async ({ userEvent, args }) => {
    const group = within(await screen.findByRole("group", { name: /^supplier$/i }));
    await expect(group.getByText("Delta Parts")).toBeVisible();
    await expect(group.getByText("Nile Components")).toBeVisible();
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ supplier_id: "5", supplier_part: "N-1", version: "4" }),
      expect.anything(),
      expect.anything(),
    );
  },
);

Staff.test("D-151 D-137 staff have no field of the supplier", english, async () => {
  await expect(await field("Price*")).toBeVisible();
  await expect(screen.queryByLabelText("Supplier (optional)")).not.toBeInTheDocument();
});
