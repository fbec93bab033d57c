import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../../stories/page.tsx";
import { dialog, enter, field, pictured, press, setup } from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const named = anAdminProduct({
  ...pictured,
  name: "BC547B NPN transistor, 10 pieces",
  name_ar: "ترانزستور BC547B، 10 قطع",
  unit: null,
  pieces_per_unit: null,
});

const meta = preview.meta({
  title: "Dashboard/Product form/Pack in the name",
  component: ProductDialog,
  ...setup,
  args: { ...setup.args, product: ready(named) },
});

const question = () => screen.findByText(/^The name tells a pack of 10/);

/** The name tells a pack, and nothing states how the product is sold. */
export const Asked = meta.story({
  play: async () => {
    await dialog();
  },
});

/** The answer that this pack is not how it is sold is kept with the product. */
export const Denied = meta.story({
  args: { product: ready({ ...named, denied_pack: "pack; 10" }) },
  parameters: { looksLike: "The question that is asked no more stands below the fold." },
  play: async () => {
    await dialog();
  },
});

Asked.test("D-172 'Yes' fills unit and pieces, which are saved", english, async ({ userEvent, args }) => {
  await expect(await question()).toBeVisible();
  await press(userEvent, "Yes, a pack of 10");
  await expect(await field("Unit (optional)")).toHaveValue("pack");
  await expect(await field("Unit (optional)")).toHaveFocus();
  await expect(await field("Pieces per unit (optional)")).toHaveValue("10");
  await expect(screen.queryByText(/^The name tells/)).not.toBeInTheDocument();
  await press(userEvent, "save");
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ unit: "pack", pieces_per_unit: "10", denied_pack: "" }),
      expect.anything(),
      expect.anything(),
    ),
  );
});

Asked.test(
  "D-172 'No' is saved with the product, and a name that tells another pack is asked about",
  english,
  async ({ userEvent, args }) => {
    await question();
    await press(userEvent, "No, sold singly");
    await expect(screen.queryByText(/^The name tells/)).not.toBeInTheDocument();
    await enter(userEvent, "Name*", "BC547B NPN transistor");
    await expect(screen.queryByText(/^The name tells/)).not.toBeInTheDocument();
    await press(userEvent, "save");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ unit: "", denied_pack: "pack; 10" }),
        expect.anything(),
        expect.anything(),
      ),
    );
  },
);

Denied.test(
  "D-172 what was denied is not asked again until the name tells another pack",
  english,
  async ({ userEvent }) => {
    await expect(await field("Unit (optional)")).toHaveValue("");
    await expect(screen.queryByText(/^The name tells/)).not.toBeInTheDocument();
    await enter(userEvent, "Arabic name (optional)", "ترانزستور BC547B");
    await enter(userEvent, "Name*", "BC547B NPN transistor, strip of 25");
    await expect(await screen.findByRole("button", { name: "Yes, a strip of 25" })).toBeVisible();
    await userEvent.selectOptions(await field("Unit (optional)"), "Piece");
    await expect(screen.queryByText(/^The name tells/)).not.toBeInTheDocument();
  },
);
