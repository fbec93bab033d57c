import { ready } from "@shop/data/view.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import { pictureFile } from "@shop/mocks/images/picture-files.ts";
import { expect, fn, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../../stories/page.tsx";
import {
  ADD_TITLE,
  Connected,
  beforeConnected,
  calls,
  createDraft,
  enter,
  field,
  fileInput,
  filesSection,
  linkedOne,
  onSaved,
  picture,
  pictured,
  press,
  product,
  tiles,
  setup,
} from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/Copy",
  component: ProductDialog,
  ...setup,
});

const documented = productNamed("K45");

/** The product to copy is being loaded. */
export const LoadingCopy = meta.story({ args: { product: null, copied: { status: "loading" } } });

/** The product to copy did not come. */
export const CopyFailed = meta.story({
  args: { product: null, copied: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** A copy of a product with links, one of them to a deleted product. */
export const CopyWithLinks = meta.story({
  args: {
    product: null,
    copied: ready({
      ...product,
      needs: [2],
      accessories: [3, 2],
      linked: [linkedOne, { ...linkedOne, id: 3, name: "Fuse", name_ar: "فيوز", deleted: true }],
    }),
  },
});

/** A copy of a product, before it is saved to the API. */
export const CopyToApi = meta.story({
  ...english,
  render: (args) => <Connected {...args} id={null} copyOf={pictured.id} draft={createDraft()} />,
  beforeEach: beforeConnected,
  parameters: { looksLike: "The dialog over its model, in which tests save a copy." },
});

CopyWithLinks.test(
  "D-93 a duplicate has the links of its product, but none to a deleted one",
  english,
  async ({ userEvent, args }) => {
    await press(userEvent, "save");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ needs: "2", accessories: "2", alternatives: "" }),
        expect.anything(),
        expect.anything(),
      ),
    );
  },
);

/** A copy of a product with a datasheet, before it is saved to the API. */
export const CopyWithFiles = meta.story({
  ...english,
  render: (args) => <Connected {...args} id={null} copyOf={documented.id} draft={createDraft()} />,
  beforeEach: beforeConnected,
});

CopyWithFiles.test(
  "D-54 a duplicate has copies of the files, changed as the form has them",
  english,
  async ({ userEvent }) => {
    const files = await filesSection();
    await userEvent.click(await files.findByRole("button", { name: "Edit Summary sheet" }));
    await userEvent.clear(files.getByLabelText("Title (optional)"));
    await userEvent.type(files.getByLabelText("Title (optional)"), "Data");
    await enter(userEvent, "Name*", "Its sister");
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const sister = shop.state.products.find(({ name }) => name === "Its sister");
    await expect(sister?.files).toMatchObject([{ title: "Data", address: documented.files[0]?.address }]);
    await expect(sister?.files[0]?.id).not.toBe(documented.files[0]?.id);
    await expect(shop.state.products.find(({ id }) => id === documented.id)?.files).toEqual(documented.files);
  },
);

CopyToApi.test(
  "APROD-6 APROD-8 a duplicate is a form filled in with the product's values and pictures; nothing is added before it is saved",
  english,
  async ({ userEvent }) => {
    await screen.findByRole("dialog", { name: ADD_TITLE });
    await expect(await field("Name*")).toHaveValue(`${pictured.name} (copy)`);
    await expect(await field("Amount")).toHaveValue("0");
    await expect(await field("Part number (optional)")).toHaveValue("");
    await waitFor(() => expect(tiles()).toHaveLength(pictured.images.length));
    await expect(calls).toEqual([]);
    await press(userEvent, `Remove Picture ${pictured.images.length}`);
    await enter(userEvent, "Name*", "Its sister");
    await press(userEvent, "save");
    await expect(await screen.findByText("successfully added")).toBeVisible();
    await expect(calls).toEqual(["POST products/create"]);
    const sister = shop.state.products.find(({ name }) => name === "Its sister");
    await expect(sister).toMatchObject({ price: pictured.price, amount: 0, part_number: null });
    await expect(sister?.images.map(({ image }) => image)).toEqual(
      pictured.images.slice(0, -1).map(({ image }) => image),
    );
    await expect(shop.state.products.find(({ id }) => id === pictured.id)?.images).toEqual(pictured.images);
  },
);

CopyToApi.test("AEDIT-3 pictures of a copy are added to and described", english, async ({ userEvent }) => {
  await waitFor(() => expect(tiles()).toHaveLength(pictured.images.length));
  await userEvent.upload(await fileInput(), [pictureFile("a.png")]);
  await press(userEvent, "Keep them and add the new ones");
  await press(userEvent, "Alternative text of picture 1");
  await userEvent.type(await field("What it shows"), "From the side");
  await press(userEvent, "save");
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const copy = shop.state.products.find(({ name }) => name === `${pictured.name} (copy)`);
  await expect(copy?.images).toHaveLength(pictured.images.length + 1);
  await expect(copy?.images[0]).toMatchObject({ image: picture?.image, alt: "From the side" });
});

CopyWithLinks.test("D-102 a duplicate is a draft, and says so", english, async ({ userEvent, args }) => {
  await expect(await field("Visibility*")).toHaveValue("draft");
  await expect(await screen.findByText("The copy is a draft until you change its visibility.")).toBeVisible();
  await press(userEvent, "save");
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ visibility: "draft" }),
      expect.anything(),
      expect.anything(),
    ),
  );
});
