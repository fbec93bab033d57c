import { catalogue } from "@shop/fixtures/catalogue.ts";
import { pictureFile, textNamedLikePicture } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showFailure } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";

import { english, onArabicPhone } from "../../../stories/page.tsx";
import { expectUncovered } from "../../stories/uncovered.ts";
import {
  ADD_TITLE,
  Connected,
  type User,
  beforeConnected,
  calls,
  createDraft,
  enter,
  field,
  fileInput,
  group,
  noting,
  onFailed,
  onSaved,
  press,
  tiles,
  setup,
} from "./product-dialog.story-setup.tsx";
import { ProductDialog, type ProductDialogProps } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/New product",
  component: ProductDialog,
  ...setup,
});

/** Drops files as a browser does, also ones that the file dialog would not offer. */
const dropFiles = async (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const area = (await fileInput()).parentElement;
  for (const type of ["dragenter", "dragover", "drop"])
    area?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
};

/** A new product: one piece, no pictures. */
export const New = meta.story({ args: { product: null } });

/** A new product could not be saved. */
export const SaveFailed = meta.story({
  args: { product: null, submission: { status: "failed", error: "something_went_wrong" } },
  play: showFailure,
});

New.test(
  "APROD-6 a new product starts with one piece and takes several pictures",
  english,
  async ({ userEvent, args }) => {
    await screen.findByRole("dialog", { name: ADD_TITLE });
    await expect(await field("Amount")).toHaveValue("1");
    await userEvent.upload(await fileInput(), [pictureFile("a.png"), pictureFile("b.png")]);
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await press(userEvent, "save");
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await screen.findByText("4 fields need a look")).toBeVisible();
  },
);

New.test(
  "D-29 files that are no pictures or too large stay listed with their reasons until they are dismissed",
  english,
  async ({ userEvent }) => {
    await dropFiles([
      pictureFile("good.png"),
      new File(["text"], "notes.txt", { type: "text/plain" }),
      pictureFile("huge.png", 10 * 1024 * 1024 + 1),
    ]);
    await waitFor(() => expect(tiles()).toHaveLength(1));
    const list = await screen.findByText(/notes\.txt/);
    await expect(list.closest("li")).toHaveTextContent("no picture of a type that is accepted");
    await expect(screen.getByText("huge.png").closest("li")).toHaveTextContent("larger than 10 MB");
    await press(userEvent, "Dismiss notes.txt");
    await expect(screen.queryByText("notes.txt")).not.toBeInTheDocument();
    await expect(screen.getByText("huge.png")).toBeVisible();
  },
);

const rejectsText = async ({ userEvent, args }: { userEvent: User; args: ProductDialogProps }) => {
  await userEvent.upload(await fileInput(), [textNamedLikePicture("x.png")]);
  const entry = (await screen.findByText("x.png")).closest("li");
  if (!entry) throw new Error("The rejected file is not listed.");
  await expectUncovered(entry);
  await expect(tiles()).toHaveLength(0);
  await expect(args.onSubmit).not.toHaveBeenCalled();
};

New.test("D-29 a text named like a picture is rejected when it is chosen, in view", english, rejectsText);

New.test(
  "D-29 a text named like a picture is rejected when it is chosen, in view, on an Arabic phone",
  onArabicPhone,
  rejectsText,
);

/** A new product, saved to the API. */
export const AddToApi = meta.story({
  ...english,
  parameters: { looksLike: "The dialog over its model, in which tests save." },
  render: (args) => <Connected {...args} id={null} draft={createDraft()} />,
  beforeEach: beforeConnected,
});

const fillNew = async (userEvent: User) => {
  await enter(userEvent, "Name*", "Brass knob 6 mm");
  await enter(userEvent, "Arabic name (optional)", "مقبض نحاسي 6 مم");
  await enter(userEvent, "Description*", "For shafts of 6 mm.");
  await enter(userEvent, "Price*", "12.50");
  await userEvent.click(await field("Sub category*"));
  await userEvent.click(await screen.findByRole("option", { name: group.name }));
  await waitFor(() => expect(screen.queryByRole("option", { name: group.name })).not.toBeInTheDocument());
};
const added = () => shop.state.products.find(({ name }) => name === "Brass knob 6 mm");

AddToApi.test(
  "APROD-6 a missing field: 'please enter All your fields', and no call",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Name*", "Brass knob 6 mm");
    await press(userEvent, "save");
    await expect(await screen.findByText("please enter All your fields")).toBeVisible();
    await expect(calls).toEqual([]);
  },
);

AddToApi.test(
  "APROD-8 APROD-10 posts products/create, then images/create, and shows 'successfully added'",
  english,
  async ({ userEvent }) => {
    await fillNew(userEvent);
    await userEvent.upload(await fileInput(), [
      pictureFile("a.png"),
      pictureFile("b.png"),
      pictureFile("c.png"),
    ]);
    await press(userEvent, "save");
    await expect(await screen.findByText("successfully added")).toBeVisible();
    await expect(calls).toEqual(["POST products/create", "POST images/create"]);
    await expect(added()).toMatchObject({ price: "12.50", amount: 1, sub_category_id: group.id });
    await expect(added()?.images).toHaveLength(3);
    await expect(onSaved).toHaveBeenCalledOnce();
  },
);

AddToApi.test("APROD-8 without files only products/create is posted", english, async ({ userEvent }) => {
  await fillNew(userEvent);
  await press(userEvent, "save");
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await expect(calls).toEqual(["POST products/create"]);
});

AddToApi.test(
  "D-29 a part number that is taken: the other product is named and linked while it is typed, and named after the save",
  english,
  async ({ userEvent }) => {
    const other = catalogue.products.find(({ part_number }) => part_number);
    await fillNew(userEvent);
    await enter(userEvent, "Part number (optional)", other?.part_number?.toLowerCase() ?? "");
    const link = await screen.findByRole("link", { name: other?.name ?? "" });
    await expect(link).toHaveAttribute("href", `/dash/products?edit=${other?.id}`);
    await expect(await field("Part number (optional)")).toHaveAccessibleDescription(
      `${other?.name} has this part number too. Price lists then cannot tell the two apart by it.`,
    );
    await press(userEvent, "save");
    await expect(
      await screen.findByText(`“${other?.name}” has it too. It was saved all the same.`),
    ).toBeVisible();
    await expect(onSaved).toHaveBeenCalledOnce();
    await expect(added()?.part_number).toBe(other?.part_number?.toLowerCase());
  },
);

AddToApi.test(
  "D-15 pictures that were not saved are named; the form stays, and saving again does not add the product twice",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(noting, mock("createImages").failing(503, { once: true })),
  },
  async ({ userEvent }) => {
    await fillNew(userEvent);
    await userEvent.upload(await fileInput(), [pictureFile("a.png")]);
    await press(userEvent, "save");
    await expect(await screen.findByText("Saved, but without these pictures: a.png")).toBeVisible();
    await expect(onSaved).not.toHaveBeenCalled();
    await expect(await screen.findByText(/Not saved yet/)).toBeVisible();
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(shop.state.products.filter(({ name }) => name === "Brass knob 6 mm")).toHaveLength(1);
    await expect(added()?.images).toHaveLength(1);
  },
);

AddToApi.test(
  "APROD-10 a failed save shows 'something went wrong please try again later !.'",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("createProduct").networkError({ once: true })),
  },
  async ({ userEvent }) => {
    await fillNew(userEvent);
    await press(userEvent, "save");
    await expect(await screen.findByText("something went wrong please try again later !.")).toBeVisible();
    await expect(onFailed).toHaveBeenCalledOnce();
    await expect(await field("Name*")).toHaveValue("Brass knob 6 mm");
  },
);
