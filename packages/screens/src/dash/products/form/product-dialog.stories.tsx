import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { pictureFile, textNamedLikePicture } from "@shop/mocks/images/picture-files.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone, onEnglishPhone } from "../../../stories/page.tsx";
import { expectUncovered } from "../../stories/uncovered.ts";
import {
  Asking,
  bare,
  chooseCountry,
  createDraft,
  dialog,
  enter,
  field,
  fileInput,
  group,
  images,
  onDiscard,
  press,
  product,
  tiles,
  setup,
} from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form",
  component: ProductDialog,
  ...setup,
});

/** A product with three pictures. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

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
    suppliers: { status: "failed", error: "something_went_wrong", onRetry: fn() },
  },
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
  args: {
    submission: { status: "pending" },
    uploads: { ...setup.args.uploads, progress: { [-1]: 1, [-2]: 0.4, [-3]: 0 } },
  },
});

/** The Arabic texts are missing. */
export const MissingArabic = meta.story({
  args: { product: ready(anAdminProduct({ ...bare, name_ar: null, description_ar: null })) },
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

/** A draft, which only the dashboard has. */
export const OfDraft = meta.story({
  name: "Draft product",
  args: { product: ready({ ...product, visibility: "draft" }) },
  play: async (context) => {
    const { visibility } = textsOf(context).dashShell.fields.names;
    showPart(await screen.findByRole("combobox", { name: (name) => name.startsWith(visibility) }));
  },
});

/** What was entered before is still there. */
export const FromDraft = meta.story({
  render: (args) => <Asking {...args} draft={createDraft({ name: "A name that was not saved" })} />,
});

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
