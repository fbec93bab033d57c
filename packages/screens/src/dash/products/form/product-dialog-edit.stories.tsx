import { productNamed } from "@shop/fixtures/builders.ts";
import { pictureFile } from "@shop/mocks/images/picture-files.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { pdfUpload } from "@shop/mocks/product-files/pdf-files.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../../stories/page.tsx";
import { expectUncovered } from "../../stories/uncovered.ts";
import {
  Connected,
  type User,
  bare,
  beforeConnected,
  calls,
  chooseCountry,
  createDraft,
  dialog,
  enter,
  field,
  fileInput,
  filesSection,
  onFailed,
  onSaved,
  picture,
  pictured,
  press,
  tiles,
  setup,
} from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/Edit",
  component: ProductDialog,
  ...setup,
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

/** The stock is changed, and asks why. */
export const StockReason = meta.story({
  render: (args) => <Connected {...args} id={pictured.id} draft={createDraft()} />,
  beforeEach: beforeConnected,
  play: async ({ userEvent }) => {
    const amount = await waitFor(() => {
      const input = document.querySelector<HTMLInputElement>("[name=amount]");
      if (!input) throw new Error("The form is not there yet.");
      return input;
    });
    await userEvent.clear(amount);
    await userEvent.type(amount, "2");
    showPart(amount);
  },
});

const reason = () => screen.queryByRole("combobox", { name: "Reason of the change" });

StockReason.test(
  "D-138 a stock that is changed by hand asks why, with a proposal, and the history has it",
  english,
  async ({ userEvent }) => {
    await expect(reason()).toHaveDisplayValue("Counted");
    await enter(userEvent, "Amount*", String(pictured.amount));
    await expect(reason()).not.toBeInTheDocument();
    await enter(userEvent, "Amount*", String(pictured.amount + 5));
    await expect(reason()).toHaveDisplayValue("Goods without a purchase order");
    await enter(userEvent, "Amount*", String(pictured.amount - 1));
    await userEvent.selectOptions(await field("Reason of the change"), "Broken or damaged");
    await press(userEvent, "save");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(shop.state.history[0]?.fields).toEqual([
      { field: "amount", old: pictured.amount, new: pictured.amount - 1 },
      { field: "stock_reason", old: null, new: "breakage" },
    ]);
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

const storedFiles = () => shop.state.products.find(({ id }) => id === pictured.id)?.files ?? [];

const addPdf = async (userEvent: User, file: File) => {
  const input = (await dialog()).querySelector<HTMLInputElement>(
    "input[type=file]:not([multiple])[accept*=pdf]",
  );
  if (!input) throw new Error("The dialog takes no PDF.");
  await userEvent.upload(input, file);
};

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
