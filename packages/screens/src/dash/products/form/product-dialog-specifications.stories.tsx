import { ready } from "@shop/data/view.ts";
import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../../stories/page.tsx";
import { enter, field, press, setup } from "./product-dialog.story-setup.tsx";
import { ProductDialog } from "./product-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Product form/Specifications",
  component: ProductDialog,
  ...setup,
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

/** The part number says values of specifications that are still empty. */
export const PartNumberProposal = meta.story({
  args: {
    product: ready({ ...resistor, part_number: "RC0805FR-0710KL", attribute_values: { 3: "±5 %" } }),
    partProposal: {
      found: {
        code: "RC0805FR-0710KL",
        values: [
          { attribute_id: 1, text: "10 kΩ" },
          { attribute_id: 3, text: "±1 %" },
          { attribute_id: 8, text: "0805" },
        ],
      },
      onNumbers: fn(),
    },
  },
  play: async () => {
    (await screen.findByText(/^From the part number|^من رقم القطعة/)).scrollIntoView();
  },
});

PartNumberProposal.test(
  "D-90 a part number proposes what is still empty; one press fills it in, nothing is filled alone",
  english,
  async ({ userEvent, args }) => {
    const note = await screen.findByText(/^From the part number/);
    await expect(note).toHaveTextContent(
      "From the part number RC0805FR-0710KL: Resistance 10 kΩ · Package 0805",
    );
    await expect(args.partProposal.onNumbers).toHaveBeenCalledWith({
      manufacturerPartNumber: "",
      partNumber: "RC0805FR-0710KL",
      subCategoryId: String(resistors.id),
    });
    await expect(await field("Resistance (Ω)")).toHaveValue("");
    await press(userEvent, "Fill in");
    await expect(await field("Resistance (Ω)")).toHaveValue("10 kΩ");
    await expect(await field("Resistance (Ω)")).toHaveFocus();
    await expect(await field("Tolerance (%)")).toHaveValue("±5 %");
    await expect(await field("Package")).toHaveValue("0805");
    await expect(screen.queryByText(/^From the part number/)).not.toBeInTheDocument();
  },
);

PartNumberProposal.test("D-90 the same in Arabic", onArabicPhone, async () => {
  await expect(await screen.findByText(/^من رقم القطعة/)).toBeVisible();
  await expect(screen.getByRole("button", { name: "املأ القيم" })).toBeVisible();
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
