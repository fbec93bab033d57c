import type { SheetReading } from "@shop/contract/imports/product-import.ts";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { ImportReading } from "./import-reading.tsx";

const workbook: SheetReading = {
  encoding: null,
  delimiter: null,
  sheets: [
    { name: "Cover", hidden: false, rows: 4 },
    { name: "Prices", hidden: false, rows: 1004 },
    { name: "2025", hidden: true, rows: 1 },
  ],
  sheet: 1,
  hidden_rows: 0,
  hidden_columns: [],
  with_hidden: false,
  heading_row: 4,
  top: [
    { row: 1, cells: ["Nile Parts, prices of May", "", ""] },
    { row: 2, cells: ["All prices in EGP without VAT", "", ""] },
    { row: 4, cells: ["Part no.", "Description", "Price 1+", "Price 10+"] },
    { row: 5, cells: ["NP-0402", "Chip resistor 10 kΩ", "0.25", "0.20"] },
  ],
};

const text: SheetReading = {
  ...workbook,
  encoding: "windows-1256",
  delimiter: ";",
  sheets: [],
  sheet: 0,
  heading_row: 1,
  top: [
    { row: 1, cells: ["كود", "الصنف", "السعر"] },
    { row: 2, cells: ["NP-0402", "مقاومة 10 كيلو أوم", "٠٫٢٥"] },
  ],
};

const meta = preview.meta({
  title: "Dashboard/Import reading",
  component: ImportReading,
  decorators: [inDash],
  args: { found: { reading: workbook, can_read_again: true }, isPending: false, onReadAgain: fn() },
});

/** A workbook with a cover, a hidden sheet, and titles above the headings. */
export const Default = meta.story();

/** A text file, of which the encoding can be chosen. */
export const TextFile = meta.story({
  name: "Text file",
  args: { found: { reading: text, can_read_again: true } },
});

/** Rows and a column that the sender has hidden. */
export const Hidden = meta.story({
  args: {
    found: {
      reading: { ...workbook, hidden_rows: 12, hidden_columns: ["C", "AB"] },
      can_read_again: true,
    },
  },
});

Hidden.test(
  "D-32 what is hidden in a sheet is named and left out, unless it is chosen",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/12 rows are hidden in the sheet. Hidden columns: .*C, AB/)).toBeVisible();
    await expect(
      canvas.getByText(/^Hidden sheets, which are left out unless one is chosen: .*2025/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Read what is hidden as well" }));
    await userEvent.click(canvas.getByRole("button", { name: "Read the file again" }));
    await expect(args.onReadAgain).toHaveBeenCalledWith({ with_hidden: true });
  },
);

/** A command is being sent. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent }) => {
    const [sheet] = canvas.getAllByRole("combobox");
    if (sheet) await userEvent.selectOptions(sheet, "0");
  },
});

Default.test(
  "D-32 sheet and heading row are shown as they were read; another row is read by keyboard alone",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("The 2 rows above the headings are left out.")).toBeVisible();
    const sheet = canvas.getByRole("combobox", { name: "Sheet" });
    await expect(sheet).toHaveDisplayValue("Prices: 1,004 rows");
    await expect(canvas.getByRole("option", { name: "2025 (hidden): one row" })).toBeInTheDocument();
    await expect(canvas.queryByRole("combobox", { name: "Letters of the file are coded in" })).toBeNull();
    const again = canvas.getByRole("button", { name: "Read the file again" });
    await expect(again).toBeDisabled();
    const heading = canvas.getByRole("combobox", { name: "Headings of the columns" });
    await userEvent.selectOptions(heading, "Row 2: All prices in EGP without VAT");
    heading.focus();
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onReadAgain).toHaveBeenCalledWith({ heading_row: 2 });
  },
);

Default.test(
  "D-32 another sheet is read with the headings that are found in it",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sheet" }), "2025 (hidden): one row");
    await expect(canvas.getByRole("combobox", { name: "Headings of the columns" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Read the file again" }));
    await expect(args.onReadAgain).toHaveBeenCalledWith({ sheet: 2 });
  },
);

TextFile.test(
  "D-32 another encoding of a text file is chosen",
  { globals: { locale: "ar" } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "ترميز حروف الملف" }),
      "أوروبا الغربية (Windows-1252)",
    );
    await userEvent.click(canvas.getByRole("button", { name: "قراءة الملف من جديد" }));
    await expect(args.onReadAgain).toHaveBeenCalledWith({ encoding: "windows-1252" });
  },
);
