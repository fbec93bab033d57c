import { useProductFormModel } from "@shop/data/dash/products/use-product-form-model.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { ready } from "@shop/data/view.ts";
import { anAdminProduct, productNamed } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { pictureFile, textNamedLikePicture } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { pdfUpload } from "@shop/mocks/product-files/pdf-files.ts";
import type { MockShop } from "@shop/mocks/shop/mock-shop.ts";
import { http } from "msw";
import { useState } from "react";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { useNotify } from "../../parts/use-notify.ts";
import { onArabicPhone, onEnglishPhone } from "../../stories/page.tsx";
import { UnsavedDialog } from "../parts/unsaved-dialog.tsx";
import { expectUncovered } from "../stories/uncovered.ts";
import { ProductDialog, type ProductDialogProps } from "./product-dialog.tsx";

const plain = catalogue.products.find((one) => one.price_before === null);
/** A product without a picture, which the demonstration has not. */
const bare = plain && { ...plain, images: [] };
const pictured = catalogue.products.find((one) => one.images.length > 0 && one.files.length === 0);
const [group] = catalogue.subCategories;
if (!bare || !pictured || !group) throw new Error("The catalogue lacks a product or a sub category.");
const documented = productNamed("K45");
const [picture] = pictured.images;
const images = catalogue.products
  .flatMap((one) => one.images.slice(0, 1))
  .slice(0, 3)
  .map(({ image }, index) => ({ id: index + 1, product_id: pictured.id, image }));
const product = anAdminProduct({ ...pictured, images, version: 3 });

/** A draft that lasts as long as its story. */
function createDraft(initial?: unknown): DraftStore {
  let stored = initial;
  return {
    read: () => stored,
    write: (values) => {
      stored = values;
    },
    clear: () => {
      stored = undefined;
    },
  };
}

const noProductSearch = {
  query: "",
  onQuery: fn(),
  products: [],
  searching: false,
  failed: false,
  onRetry: fn(),
};

const onDiscard = fn();

/** Asks before leaving, as the page does. */
function Asking(props: ProductDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <ProductDialog
        {...props}
        onDirty={setDirty}
        onClose={() => (dirty ? setLeaving(true) : props.onClose())}
      />
      <UnsavedDialog open={leaving} onStay={() => setLeaving(false)} onDiscard={onDiscard} />
    </>
  );
}

const meta = preview.meta({
  title: "Dashboard/Product form",
  component: ProductDialog,
  argTypes: {
    subCategoryId: { description: "The sub category that a new product starts with; null for none." },
    draft: { description: "What was entered and not saved; the same object between renders." },
    onDirty: { description: "Called when the form gets or loses unsaved changes, pictures included." },
    onClose: { description: "Called when the dialog is to be closed." },
  },
  args: {
    product: ready(product),
    copied: null,
    subCategories: ready(subCategoryChoices),
    attributes: ready(catalogue.attributes),
    subCategoryId: null,
    draft: createDraft(),
    errors: {},
    submission: { status: "idle" } as const,
    conflict: null,
    progress: {},
    pictures: null,
    files: null,
    samePartNumber: [],
    onPartNumber: fn(),
    productSearch: noProductSearch,
    linkedProducts: [],
    onLinkedIds: fn(),
    onSubmit: fn(),
    onInvalid: fn(),
    onDirty: fn(),
    onClose: fn(),
  },
  render: (args) => <Asking {...args} draft={createDraft()} />,
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type User = Context["userEvent"];

const english = { globals: { locale: "en" } } as const;
const ADD_TITLE = "Add a new product";
const dialog = () => screen.findByRole("dialog");
const field = (label: string) => screen.findByLabelText(label);
const enter = async (userEvent: User, label: string, text: string) => {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const press = async (userEvent: User, name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const chooseCountry = async (userEvent: User, search: string, country: string) => {
  await userEvent.click(await field("Country of origin (optional)"));
  await userEvent.type(await screen.findByRole("combobox", { name: "Search countries" }), search);
  const list = within(await screen.findByRole("listbox"));
  await userEvent.click(await list.findByRole("option", { name: country }));
};
const fileInput = async () => {
  const input = (await dialog()).querySelector<HTMLInputElement>("input[type=file][multiple]");
  if (!input) throw new Error("The dialog takes no files.");
  return input;
};
/** Drops files as a browser does, also ones that the file dialog would not offer. */
const dropFiles = async (files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const area = (await fileInput()).parentElement;
  for (const type of ["dragenter", "dragover", "drop"])
    area?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
};
const tiles = () => screen.queryAllByRole("button", { name: /^Move Picture/ });

/** A product with three pictures. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** A new product: one piece, no pictures. */
export const New = meta.story({ args: { product: null } });

/** The product is being loaded. */
export const Loading = meta.story({ args: { product: { status: "loading" } } });

/** The product did not come. */
export const Failed = meta.story({
  args: { product: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** The product is there; what its fields choose from is being loaded. */
export const LoadingChoices = meta.story({
  args: { subCategories: { status: "loading" }, attributes: { status: "loading" } },
});

/** What the fields choose from did not come. */
export const ChoicesFailed = meta.story({
  args: {
    subCategories: { status: "failed", error: "something_went_wrong", onRetry: fn() },
    attributes: { status: "failed", error: "something_went_wrong", onRetry: fn() },
  },
});

/** The product to copy is being loaded. */
export const LoadingCopy = meta.story({ args: { product: null, copied: { status: "loading" } } });

/** The product to copy did not come. */
export const CopyFailed = meta.story({
  args: { product: null, copied: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** Values that the server rejects, each beside its field. */
export const Invalid = meta.story({
  args: {
    errors: { price: "bad_price", sub_category_id: "unknown_sub_category", name: "too_long" },
    submission: { status: "failed", error: "invalid" },
  },
});

/** Being saved, while pictures are uploaded. */
export const Saving = meta.story({
  args: { submission: { status: "pending" }, progress: { [-1]: 1, [-2]: 0.4, [-3]: 0 } },
});

/** A new product could not be saved. */
export const SaveFailed = meta.story({
  args: { product: null, submission: { status: "failed", error: "something_went_wrong" } },
});

/** The Arabic texts are missing. */
export const MissingArabic = meta.story({
  args: { product: ready(anAdminProduct({ ...bare, name_ar: null, description_ar: null })) },
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

/** Quantity prices with errors at their fields. */
export const QuantityPrices = meta.story({
  args: {
    product: ready({
      ...product,
      price: "5.00",
      quantity_prices: [
        { from: 10, price: "4.50" },
        { from: 100, price: "4.60" },
      ],
    }),
    errors: { "quantity_prices.1.price": "quantity_price_not_falling" },
  },
});

const linkedOne = { id: 2, name: "Probe", name_ar: "مجس", part_number: "P-2", deleted: false };

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

/** A draft, which only the dashboard has. */
export const OfDraft = meta.story({
  name: "Draft product",
  args: { product: ready({ ...product, visibility: "draft" }) },
});

/** What was entered before is still there. */
export const FromDraft = meta.story({
  render: (args) => <Asking {...args} draft={createDraft({ name: "A name that was not saved" })} />,
});

const resistors = catalogue.subCategories.find(({ name }) => name === "Resistors");
if (!resistors) throw new Error("The catalogue has no resistors.");
const resistor = anAdminProduct({
  sub_category_id: resistors.id,
  category_id: resistors.category_id,
  attribute_values: { 1: "4k7", 3: "red", 6: "Carbon film", 7: "Through hole" },
});

/** The values of a product's attributes; one cannot be read. */
export const Specifications = meta.story({ args: { product: ready(resistor) } });

/** The server has refused values of attributes. */
export const SpecificationsRefused = meta.story({
  args: {
    product: ready(resistor),
    errors: { "attribute_values.3": "bad_value", "attribute_values.8": "unknown_choice" },
    submission: { status: "failed", error: "invalid" },
  },
});

/** Another person has saved another value of an attribute. */
export const SpecificationsConflict = meta.story({
  args: {
    product: ready(resistor),
    conflict: { ...resistor, attribute_values: { 1: "10k" }, version: 2 },
  },
});

Specifications.test(
  "D-90 each value says what it is read as, or why it is not; changes are saved",
  english,
  async ({ userEvent, args }) => {
    const resistance = await field("Resistance (Ω)");
    await expect(resistance).toHaveValue("4k7");
    await expect(await screen.findByText("reads as 4.7 kΩ")).toBeVisible();
    await expect(screen.getByText("This cannot be used.")).toBeVisible();
    await enter(userEvent, "Resistance (Ω)", "2M2");
    await expect(await screen.findByText("reads as 2.2 MΩ")).toBeVisible();
    await enter(userEvent, "Tolerance (%)", "5");
    await press(userEvent, "save");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [values] = mocked(args.onSubmit).mock.lastCall ?? [];
    const given = Object.entries(values?.attribute_values ?? {}).filter(([, text]) => text !== "");
    await expect(Object.fromEntries(given)).toEqual({ ...resistor.attribute_values, 1: "2M2", 3: "5" });
  },
);

Specifications.test(
  "D-90 a pasted block is split into the fields, with a preview; lines that name nothing stay visible",
  english,
  async ({ userEvent }) => {
    await press(userEvent, "Paste a whole block …");
    const block = await screen.findByLabelText("Specifications as text");
    await userEvent.click(block);
    await userEvent.paste("Resistance: 10 kΩ\nTolerance\t±1 %\nPackage = 9999\nColour: blue");
    const table = within(await screen.findByRole("table", { name: "What is taken from the text" }));
    await expect(table.getAllByRole("row")).toHaveLength(3);
    await expect(table.getByText(/none of the choices/)).toBeVisible();
    await expect(screen.getByText("Colour: blue")).toBeVisible();
    await press(userEvent, "Take 2 values");
    await expect(await field("Resistance (Ω)")).toHaveValue("10 kΩ");
    await expect(await field("Tolerance (%)")).toHaveValue("±1 %");
    await expect(screen.queryByLabelText("Specifications as text")).not.toBeInTheDocument();
  },
);

SpecificationsRefused.test("D-90 refused values are marked, and the first is focused", english, async () => {
  await waitFor(async () => expect(await field("Tolerance (%)")).toHaveFocus());
  await expect(await field("Tolerance (%)")).toBeInvalid();
  await expect(await field("Package")).toHaveAccessibleDescription(/none of the choices/);
});

SpecificationsConflict.test(
  "D-15 D-90 a conflict compares values of attributes; what was not edited here is taken over",
  english,
  async ({ userEvent, args }) => {
    const resistance = within(await screen.findByRole("group", { name: "Resistance" }));
    await expect(resistance.getByText("10k")).toBeVisible();
    await press(userEvent, "save");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({
          attribute_values: { 1: "10k", 3: "", 6: "", 7: "" },
          version: "2",
        }),
        expect.anything(),
        expect.anything(),
      ),
    );
  },
);

Default.test(
  "AEDIT-1 AEDIT-3 APROD-5 the dialog 'Edit {product name}' with its fields prefilled and the existing pictures",
  english,
  async () => {
    const form = await screen.findByRole("dialog", { name: `Edit ${product.name}` });
    await expect(await field("Name*")).toHaveValue(product.name);
    await expect(await field("Description*")).toHaveValue(product.description);
    await expect((await field("Description*")).tagName).toBe("TEXTAREA");
    await expect(await field("Price*")).toHaveValue(product.price);
    await expect(await field("Amount*")).toHaveValue(String(product.amount));
    await expect((await field("Sub category*")) instanceof HTMLInputElement).toBe(true);
    await expect(within(form).getByRole("region", { name: "image" })).toBeVisible();
    await expect(await fileInput()).toHaveAttribute("multiple");
    await expect(tiles()).toHaveLength(3);
    await expect(within(form).getByText("Images so far")).toBeVisible();
    await expect(within(form).getAllByText("Main picture")).toHaveLength(1);
    await expect(within(form).getByRole("button", { name: "save" })).toBeVisible();
    await expect(within(form).getAllByRole("button", { name: "close" }).length).toBeGreaterThan(0);
  },
);

Default.test("APROD-12 the page does not scroll while the dialog is open", english, async () => {
  await dialog();
  await expect(document.body).toHaveAttribute("data-scroll-locked");
});

Default.test(
  "AEDIT-2 the sub category is a searchable picker with the specified texts, by categories",
  english,
  async ({ userEvent }) => {
    await userEvent.click(await field("Sub category*"));
    const search = await screen.findByRole("combobox", { name: "Search subCategory..." });
    await expect(screen.getAllByRole("group").length).toBeGreaterThan(1);
    await userEvent.type(search, "no such group");
    await expect(await screen.findByText("No subCategory found.")).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, group.name);
    await userEvent.click(await screen.findByRole("option", { name: group.name }));
    await expect(await field("Sub category*")).toHaveValue(group.name);
  },
);

Default.test(
  "AEDIT-1 Ctrl+S saves what was entered, with the version",
  english,
  async ({ userEvent, args }) => {
    await enter(userEvent, "Name*", "Another name");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: "Another name", version: "3", price: product.price }),
      expect.objectContaining({ stored: images }),
      expect.anything(),
    );
  },
);

Default.test(
  "APROD-7 an empty field is marked and reported: name, price, description, amount and sub category are required",
  english,
  async ({ userEvent, args }) => {
    for (const label of ["Name*", "Price*", "Description*", "Amount*"])
      await userEvent.clear(await field(label));
    await press(userEvent, "save");
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledOnce());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await screen.findByText("4 fields need a look")).toBeVisible();
    await waitFor(async () => expect(await field("Name*")).toHaveFocus());
    await expect(await field("Amount*")).toBeInvalid();
  },
);

Default.test(
  "AEDIT-3 chosen images are previewed in place of the existing ones, unless these are kept",
  english,
  async ({ userEvent, args }) => {
    await userEvent.upload(await fileInput(), [pictureFile("front.png"), pictureFile("back.png")]);
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await expect(screen.getByText("Chosen images")).toBeVisible();
    await expect(screen.getByRole("img", { name: "front.png" })).toBeVisible();
    await expect(screen.getByText("The chosen pictures replace the 3 pictures so far.")).toBeVisible();
    await press(userEvent, "Keep them and add the new ones");
    await expect(tiles()).toHaveLength(5);
    await press(userEvent, "Replace those so far");
    await expect(tiles()).toHaveLength(2);
    await press(userEvent, "Remove Picture 1");
    await press(userEvent, "Remove Picture 1");
    await expect(tiles()).toHaveLength(3);
    await expect(screen.getByText("Images so far")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Default.test(
  "AEDIT-3 pictures are moved by keyboard, replaced, described and removed; the first is the main picture",
  english,
  async ({ userEvent, args }) => {
    const other = pictureFile("other.png");
    const [handle] = await screen.findAllByRole("button", { name: "Move Picture 1" });
    handle?.focus();
    await userEvent.keyboard("[Space]");
    await waitFor(() => expect(screen.getByText(/Picture 1 is at place 1 of 3/)).toBeInTheDocument());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByText(/Picture 1 is at place 2 of 3/)).toBeInTheDocument());
    await userEvent.keyboard("[Space]");
    await waitFor(() => expect(screen.getByText(/was dropped at place 2 of 3/)).toBeInTheDocument());
    await userEvent.upload(screen.getByLabelText("Replace Picture 3"), other);
    await press(userEvent, "Alternative text of picture 1");
    await userEvent.type(await field("What it shows"), "From above");
    await userEvent.type(await field("What it shows, in Arabic"), "من أعلى");
    await press(userEvent, "Remove Picture 2");
    await press(userEvent, "save");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({
        entries: [
          expect.objectContaining({ key: 2, alt: "From above", alt_ar: "من أعلى", file: null }),
          expect.objectContaining({ key: 3, file: other }),
        ],
      }),
      expect.anything(),
    );
  },
);

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

Default.test(
  "D-29 a picture is not replaced by a text that is named like one",
  english,
  async ({ userEvent }) => {
    await userEvent.upload(await screen.findByLabelText("Replace Picture 1"), textNamedLikePicture("x.png"));
    await expect(await screen.findByText("x.png")).toBeVisible();
    await expect(screen.queryByRole("img", { name: "x.png" })).not.toBeInTheDocument();
  },
);

Invalid.test(
  "D-29 the first invalid field is in view with its label and its error, and has the focus, on an Arabic phone",
  { ...onArabicPhone, args: { errors: { price: "bad_price" } } },
  async () => {
    const price = await field("السعر*");
    await waitFor(() => expect(price).toHaveFocus());
    await expectUncovered(await screen.findByText("من فضلك أدخل سعرًا مثل 1450 أو 12.50."));
    await expectUncovered(screen.getByText("السعر", { selector: "label" }));
  },
);

Invalid.test("D-29 the server's reasons stand beside the fields", english, async () => {
  await expect(await screen.findByText("Please enter a price such as 1450 or 12.50.")).toBeVisible();
  await expect(screen.getByText("Please choose a sub category.")).toBeVisible();
  await expect(await field("Name*")).toBeInvalid();
});

Saving.test("APROD-10 a loading view while saving", english, async ({ userEvent, args }) => {
  await expect(await screen.findByText("Saving...")).toBeVisible();
  await expect(await field("Name*")).toBeDisabled();
  await userEvent.keyboard("{Control>}s{/Control}{Escape}");
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(args.onClose).not.toHaveBeenCalled();
});

MissingArabic.test("AEDIT-1 what is missing in Arabic is marked", english, async ({ userEvent }) => {
  await expect(await screen.findAllByText("Missing: readers of Arabic see the English text.")).toHaveLength(
    2,
  );
  await userEvent.type(await field("Arabic name (optional)"), "مقاومة");
  await expect(await screen.findAllByText("Missing: readers of Arabic see the English text.")).toHaveLength(
    1,
  );
});

Default.test(
  "APROD-5 leaving with unsaved changes asks; Escape stays, discarding leaves",
  english,
  async ({ userEvent, args }) => {
    await enter(userEvent, "Name*", "Half a na");
    await userEvent.keyboard("{Escape}");
    await screen.findByRole("alertdialog", { name: "Discard your changes?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(await field("Name*")).toHaveValue("Half a na");
    await userEvent.keyboard("{Escape}");
    await press(userEvent, "Discard");
    await expect(onDiscard).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Default.test(
  "APROD-5 on a phone nothing is discarded by a second tap on 'close' or 'save'",
  onEnglishPhone,
  async ({ userEvent }) => {
    await enter(userEvent, "Name*", "Half a na");
    const commands = within(await dialog());
    const places = [
      commands.getAllByRole("button", { name: "close" })[0],
      commands.getByRole("button", { name: "save" }),
    ].map((button) => button?.getBoundingClientRect() ?? new DOMRect());
    await userEvent.keyboard("{Escape}");
    const discard = await screen.findByRole("button", { name: "Discard" });
    // The question slides in from below.
    await waitFor(() => {
      const { bottom } = discard.getBoundingClientRect();
      return expect(places.every(({ top }) => bottom <= top)).toBe(true);
    });
  },
);

Default.test("APROD-5 without changes the dialog closes at once", english, async ({ userEvent, args }) => {
  await dialog();
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledOnce();
});

FromDraft.test("D-9 a draft is restored, and can be discarded", english, async ({ userEvent }) => {
  await waitFor(async () => expect(await field("Name*")).toHaveValue("A name that was not saved"));
  await expect(screen.getByText("These are your unsaved changes of the last time.")).toBeVisible();
  await press(userEvent, "Discard them");
  await expect(await field("Name*")).toHaveValue(product.name);
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

const onSaved = fn();
const onFailed = fn();
let shop: MockShop;
let calls: string[] = [];

/** Notes each call that changes something. */
const noting = http.all("*/backend/public/api/*", ({ request }) => {
  if (request.method !== "GET")
    calls.push(`${request.method} ${new URL(request.url).pathname.replace("/backend/public/api/", "")}`);
});

/** The dialog over its model, with the notices that show. */
function Connected({
  id,
  copyOf = null,
  ...props
}: ProductDialogProps & { readonly id: number | null; readonly copyOf?: number | null }) {
  const model = useProductFormModel({
    id,
    copyOf,
    onNotice: useNotify(),
    onStored: props.draft.clear,
    onSaved,
    onFailed,
    locale: useLocale().locale,
  });
  return <Asking {...props} {...model} />;
}

const beforeConnected: typeof meta.input.beforeEach = ({ msw }) => {
  calls = [];
  onSaved.mockClear();
  onFailed.mockClear();
  shop = demoShop({ adminSignedIn: true });
  shop.state.products = shop.state.products.map((one) => (one.id === bare.id ? bare : one));
  msw.use(noting, ...handlersOf(shop));
};

/** A new product, saved to the API. */
export const AddToApi = meta.story({
  ...english,
  render: (args) => <Connected {...args} id={null} draft={createDraft()} />,
  beforeEach: beforeConnected,
});

/** A product without pictures, saved to the API. */
export const EditWithoutPictures = meta.story({
  ...english,
  render: (args) => <Connected {...args} id={bare.id} draft={createDraft()} />,
  beforeEach: beforeConnected,
});

/** A product with pictures, saved to the API. */
export const EditWithPictures = meta.story({
  ...english,
  render: (args) => <Connected {...args} id={pictured.id} draft={createDraft()} />,
  beforeEach: beforeConnected,
});

/** A copy of a product, before it is saved to the API. */
export const CopyToApi = meta.story({
  ...english,
  render: (args) => <Connected {...args} id={null} copyOf={pictured.id} draft={createDraft()} />,
  beforeEach: beforeConnected,
});

EditWithPictures.test(
  "AEDIT-1 D-47 price and amount take Arabic digits; a stock below 0 is refused with its reason",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Price*", "١٢٫٥٠");
    await enter(userEvent, "Amount*", "-١");
    await press(userEvent, "save");
    await expect(await screen.findByText("The stock is a whole number of at least 0.")).toBeVisible();
    await expect(await field("Amount*")).toHaveFocus();
    await enter(userEvent, "Amount*", "١");
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(shop.state.products.find(({ id }) => id === pictured.id)).toMatchObject({
      price: "12.50",
      amount: 1,
    });
  },
);

EditWithPictures.test(
  "AEDIT-1 D-53 the maker's number, warranty, country and RoHS are saved",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Manufacturer part number (optional)", "MX/1-E");
    await enter(userEvent, "Warranty in months (optional)", "٣٦");
    await chooseCountry(userEvent, "ألمانيا", "Germany");
    await userEvent.selectOptions(await field("RoHS (optional)"), "No");
    await press(userEvent, "save");
    await waitFor(() =>
      expect(shop.state.products.find(({ id }) => id === pictured.id)).toMatchObject({
        manufacturer_part_number: "MX/1-E",
        warranty_months: 36,
        country: "DE",
        rohs: "no",
      }),
    );
  },
);

EditWithPictures.test("AEDIT-1 D-92 the restock date is saved", english, async ({ userEvent }) => {
  const day = await field("Expected on (optional)");
  await userEvent.type(day, "2027-03-15");
  await press(userEvent, "save");
  await waitFor(() =>
    expect(shop.state.products.find(({ id }) => id === pictured.id)).toMatchObject({
      restock_on: "2027-03-15",
    }),
  );
});

EditWithPictures.test(
  "AEDIT-1 D-103 an offer is compared with the price, and refused where it is not lower",
  english,
  async ({ userEvent }) => {
    const full = 40;
    await enter(userEvent, "Price*", String(full));
    const price = await field("Offer price (optional)");
    await userEvent.type(price, String(full * 2));
    await press(userEvent, "save");
    await expect(await screen.findByText("An offer is lower than the price, and above 0.")).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, String(full / 2));
    await expect(screen.getByText("50 % lower than the price.")).toBeVisible();
    await userEvent.clear(await field("Price*"));
    await userEvent.type(await field("Price*"), String(full * 4));
    await expect(screen.getByText(/^The price is new\./)).toBeVisible();
    await press(userEvent, "save");
    await waitFor(() =>
      expect(shop.state.products.find(({ id }) => id === pictured.id)).toMatchObject({
        price: (full / 2).toFixed(2),
        price_before: (full * 4).toFixed(2),
      }),
    );
  },
);

EditWithPictures.test(
  "AEDIT-1 D-108 quantity prices are added, refused at their field, removed and saved",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Price*", "5");
    for (
      let rows = screen.queryAllByRole("button", { name: /^Remove quantity price/ });
      rows[0];
      rows = screen.queryAllByRole("button", { name: /^Remove quantity price/ })
    ) {
      await userEvent.click(rows[0]);
    }
    await press(userEvent, "Add a quantity price");
    await userEvent.type(await field("Pieces from (1)*"), "10");
    await userEvent.type(await field("Price (1)*"), "5");
    await press(userEvent, "Add a quantity price");
    await press(userEvent, "save");
    await expect(await field("Pieces from (2)*")).toBeInvalid();
    await press(userEvent, "Remove quantity price 2");
    await press(userEvent, "save");
    await expect(await screen.findByText(/^Quantity prices are lower than the price/)).toBeVisible();
    await expect(await field("Price (1)*")).toBeInvalid();
    await enter(userEvent, "Price (1)*", "4.5");
    await press(userEvent, "save");
    await waitFor(() =>
      expect(shop.state.products.find(({ id }) => id === pictured.id)).toMatchObject({
        price: "5.00",
        quantity_prices: [{ from: 10, price: "4.50" }],
      }),
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

Default.test(
  "AEDIT-1 D-53 a country is found by its code, and taken back",
  english,
  async ({ args, userEvent }) => {
    await chooseCountry(userEvent, "eg", "Egypt");
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: "EG" }),
      expect.anything(),
      expect.anything(),
    );
    await chooseCountry(userEvent, "not", "Not stated");
    await press(userEvent, "save");
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: "" }),
      expect.anything(),
      expect.anything(),
    );
  },
);

const storedFiles = () => shop.state.products.find(({ id }) => id === pictured.id)?.files ?? [];
const filesSection = async () => within(await screen.findByRole("region", { name: "Datasheets and files" }));
const addPdf = async (userEvent: User, file: File) => {
  const input = (await dialog()).querySelector<HTMLInputElement>(
    "input[type=file]:not([multiple])[accept*=pdf]",
  );
  if (!input) throw new Error("The dialog takes no PDF.");
  await userEvent.upload(input, file);
};

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

EditWithPictures.test("D-93 a product that is found is linked and saved", english, async ({ userEvent }) => {
  const other = productNamed("TL-S120");
  await press(userEvent, "Add a product to “Accessories”");
  await userEvent.type(await screen.findByRole("combobox", { name: /Accessories/ }), "TL-S120");
  await userEvent.click(await screen.findByRole("option", { name: /TL-S120/ }));
  await press(userEvent, "save");
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await expect(shop.state.links.get(pictured.id)?.accessories.at(-1)).toBe(other.id);
});

EditWithPictures.test(
  "D-54 a PDF and a link are added with the form, and a refused link stays with its reason",
  english,
  async ({ userEvent }) => {
    const files = await filesSection();
    await addPdf(userEvent, pdfUpload("K45 manual.pdf"));
    await userEvent.selectOptions(await files.findByLabelText("Kind"), "Manual");
    await userEvent.click(files.getByRole("button", { name: "Edit Manual" }));
    await userEvent.click(files.getByRole("button", { name: "Add a link" }));
    await userEvent.type(await files.findByLabelText("Address"), "http://maker.example/a.pdf");
    await press(userEvent, "save");
    await expect(await files.findByText(/Please enter an address that begins with https/)).toBeVisible();
    await expect(onSaved).not.toHaveBeenCalled();
    await expect(calls.filter((call) => call.includes("product-files"))).toEqual([
      "POST product-files/add",
      "POST product-files/save",
    ]);
    await userEvent.clear(files.getByLabelText("Address"));
    await userEvent.type(files.getByLabelText("Address"), "https://maker.example/a.pdf");
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(storedFiles()).toMatchObject([
      { kind: "manual", pages: 1, title: null },
      { kind: "datasheet", address: "https://maker.example/a.pdf", pages: null },
    ]);
    await expect(calls.filter((call) => call === "POST product-files/add")).toHaveLength(1);
  },
);

EditWithPictures.test(
  "D-54 a form whose files are not changed saves none",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Name*", "Another name");
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(calls).toEqual([`POST products/update/${pictured.id}`]);
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

EditWithoutPictures.test(
  "APROD-7 a missing field: 'please enter All fields', and no call",
  english,
  async ({ userEvent }) => {
    await userEvent.clear(await field("Amount*"));
    await press(userEvent, "save");
    await expect(await screen.findByText("please enter All fields")).toBeVisible();
    await expect(calls).toEqual([]);
  },
);

EditWithoutPictures.test(
  "APROD-9 APROD-10 posts products/update/{id}, and images/create where there were no pictures",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Price*", "99");
    await userEvent.upload(await fileInput(), [pictureFile("a.png")]);
    await press(userEvent, "save");
    await expect(await screen.findByText("successfully updated")).toBeVisible();
    await expect(calls).toEqual([`POST products/update/${bare.id}`, "POST images/create"]);
    await expect(shop.state.products.find(({ id }) => id === bare.id)?.price).toBe("99.00");
  },
);

EditWithPictures.test(
  "APROD-9 new files replace the pictures by images/update/{ids}",
  english,
  async ({ userEvent }) => {
    await field("Name*");
    await userEvent.upload(await fileInput(), [pictureFile("a.png"), pictureFile("b.png")]);
    await press(userEvent, "save");
    await expect(await screen.findByText("successfully updated")).toBeVisible();
    const ids = pictured.images.map(({ id }) => id).join(",");
    await expect(calls).toEqual([`POST products/update/${pictured.id}`, `POST images/update/${ids}`]);
    await expect(shop.state.products.find(({ id }) => id === pictured.id)?.images).toHaveLength(2);
  },
);

EditWithPictures.test(
  "AEDIT-3 kept pictures are added to, described, put into order and removed",
  english,
  async ({ userEvent }) => {
    await field("Name*");
    await userEvent.upload(await fileInput(), [pictureFile("a.png")]);
    await press(userEvent, "Keep them and add the new ones");
    const before = tiles().length;
    await press(userEvent, `Alternative text of picture ${before}`);
    await userEvent.type(await field("What it shows"), "From the side");
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const stored = shop.state.products.find(({ id }) => id === pictured.id)?.images ?? [];
    await expect(stored).toHaveLength(before);
    await expect(stored[0]?.id).toBe(picture?.id);
    await expect(stored.at(-1)?.alt).toBe("From the side");
  },
);

EditWithoutPictures.test(
  "APROD-10 a false status on update is a success: the values were stored already",
  english,
  async ({ userEvent }) => {
    await field("Name*");
    await press(userEvent, "save");
    await expect(await screen.findByText("successfully updated")).toBeVisible();
    await expect(onSaved).toHaveBeenCalledOnce();
  },
);

EditWithoutPictures.test(
  "APROD-10 a network failure closes the edit dialog, and the draft stays",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("updateProduct").networkError()),
  },
  async ({ userEvent }) => {
    await enter(userEvent, "Name*", "Not lost");
    await press(userEvent, "save");
    await expect(await screen.findByText("something went wrong please try again later !.")).toBeVisible();
    await expect(onFailed).toHaveBeenCalledOnce();
  },
);

EditWithoutPictures.test(
  "D-29 a reason of the server stands beside its field, and the dialog stays",
  {
    ...english,
    beforeEach: ({ msw }) => msw.use(mock("updateProduct").failing(422, { errors: { price: "bad_price" } })),
  },
  async ({ userEvent }) => {
    await enter(userEvent, "Price*", "1.005");
    await press(userEvent, "save");
    await expect(await screen.findByText("The form marks what to correct.")).toBeVisible();
    await expect(await screen.findByText("Please enter a price such as 1450 or 12.50.")).toBeVisible();
    await expect(await field("Price*")).toHaveFocus();
    await expectUncovered(await screen.findByText("Please enter a price such as 1450 or 12.50."));
    await expect(onFailed).not.toHaveBeenCalled();
  },
);

EditWithoutPictures.test(
  "D-13 what another person saved meanwhile is shown, and nothing is overwritten silently",
  english,
  async ({ userEvent }) => {
    await enter(userEvent, "Name*", "My name for it");
    shop.state.products = shop.state.products.map((one) =>
      one.id === bare.id ? { ...one, price: "77.00", name: "Their name for it" } : one,
    );
    shop.state.edits.set(`product:${bare.id}`, 2);
    await press(userEvent, "save");
    const name = await screen.findByRole("group", { name: /^name$/i });
    await expect(name).toHaveTextContent("My name for it");
    await expect(name).toHaveTextContent("Their name for it");
    await press(userEvent, "save");
    await expect(await screen.findByText("successfully updated")).toBeVisible();
    await expect(shop.state.products.find(({ id }) => id === bare.id)).toMatchObject({
      name: "My name for it",
      price: "77.00",
    });
  },
);

EditWithPictures.test(
  "AEDIT-1 D-102 the visibility is chosen and saved; its hint says what it means",
  english,
  async ({ userEvent }) => {
    const visibility = await field("Visibility*");
    await expect(visibility).toHaveValue("shown");
    await expect(visibility).toHaveAccessibleDescription("Everywhere in the shop.");
    await userEvent.selectOptions(visibility, "Draft");
    await expect(visibility).toHaveAccessibleDescription("Only here: customers cannot open or order it.");
    await press(userEvent, "save");
    await waitFor(() =>
      expect(shop.state.products.find(({ id }) => id === pictured.id)).toMatchObject({ visibility: "draft" }),
    );
  },
);

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
