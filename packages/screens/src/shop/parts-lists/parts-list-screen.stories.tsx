import type { FoundPartLine, FoundParts } from "@shop/contract/parts-lists/endpoints.ts";
import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, mocked, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage, onArabicPhone, onEnglishPhone } from "../../stories/page.tsx";
import { PartsListScreen } from "./parts-list-screen.tsx";

const numbered = (number: string) =>
  catalogue.products.find((product) => product.part_number === number) ?? aProduct();
const resistors = catalogue.products.filter(({ name }) => /film resistor/i.test(name));

/** A line; its only product is sure, unless the search read it otherwise than as written. */
const line = (text: string, qty: number, over: Partial<FoundPartLine> = {}): FoundPartLine => ({
  text,
  qty,
  places: null,
  products: [],
  total: over.products?.length ?? 0,
  sure:
    over.products?.length === 1 && !(over.near ?? over.mentioned ?? over.inexact)
      ? (over.products[0]?.id ?? null)
      : null,
  corrected: null,
  near: [],
  inexact: [],
  mentioned: [],
  unmatched: [],
  missing_part: null,
  ...over,
});

const found = (lines: FoundPartLine[], over: Partial<FoundParts> = {}): FoundParts => ({
  lines,
  parts: lines.length,
  searched: lines.length,
  left_out: [],
  columns: [],
  dropped: 0,
  ...over,
});

const meta = preview.meta({
  title: "Shop/Parts list",
  component: PartsListScreen,
  decorators: [inPage],
  args: {
    found: null,
    foundAt: 0,
    errors: {},
    submission: { status: "idle" } as const,
    onFind: fn(),
    onMore: fn(),
    opened: null,
    last: null,
    onSave: fn(() => Promise.resolve("k7m2p9qrst")),
    addressOf: (token: string) => `https://shop.example/parts-list/${token}`,
    onReread: fn(),
    readFile: fn((file: File) => file.text()),
    onAdd: fn(),
    quotation: { days: 14, onOpen: fn() },
    chatNumber: "201000000000",
  },
});

/** Before a list is pasted. */
export const Empty = meta.story();

/** A sure line, one to choose, one that is read otherwise, and one that is not found. */
export const Default = meta.story({
  ...canonical,
  args: {
    foundAt: 1,
    found: found([
      line("NE555P", 10, { products: [numbered("NE555P")] }),
      line("resistor", 25, { products: resistors.slice(0, 3), total: 12 }),
      line("NE556P", 1, { products: [numbered("NE555P")], near: ["NE556P"] }),
      line("flux capacitor 88 MPH", 2),
    ]),
  },
});

/** The only match mentions the number, and has another. */
export const Mentioned = meta.story({
  args: {
    foundAt: 1,
    found: found([line("7812", 1, { products: [numbered("L7912CV")], mentioned: ["7812"] })]),
  },
});

Mentioned.test("D-113 what only mentions a number is named and not ticked", english, async ({ canvas }) => {
  await expect(canvas.getByText("1 to choose")).toBeVisible();
  await expect(canvas.getByText(/Nothing has the number “7812”/u)).toBeVisible();
  for (const option of canvas.getAllByRole("radio", { name: /L7912CV/u }))
    await expect(option).not.toBeChecked();
});

const regulator = numbered("LM317T");
const leadedResistor = numbered("CFR-25-10K");
const chipResistor = aProduct({
  id: 9001,
  name: "Chip resistor 10 kΩ 1 % 0805",
  name_ar: "مقاومة شريحية 10 كيلو أوم 1% 0805",
  part_number: "WR08X1002FTL",
});

/** Parts that the shop does not have: what may stand for them and on which ground, one that has all values of its order code, and one that nothing stands for. */
export const InPlace = meta.story({
  args: {
    foundAt: 1,
    found: found([
      line("7812", 2, {
        products: [regulator],
        sure: null,
        near: ["7812"],
        missing_part: {
          code: "7812",
          kind: "regulator",
          facts: ["positive", "12V", "1A", "TO-220"],
          in_place: [{ ground: "adjustable", product_ids: [regulator.id] }],
        },
      }),
      line("RC0805FR-0710KL", 20, {
        products: [chipResistor, leadedResistor],
        sure: chipResistor.id,
        near: ["RC0805FR-0710KL"],
        missing_part: {
          code: "RC0805FR-0710KL",
          kind: "resistor",
          facts: ["10\u00A0kΩ", "1\u00A0%", "0805"],
          in_place: [
            { ground: "same-values", product_ids: [chipResistor.id] },
            { ground: "similar", product_ids: [leadedResistor.id] },
          ],
        },
      }),
      line("BC557", 1, {
        missing_part: { code: "BC557", kind: "transistor", facts: ["PNP", "45V"], in_place: [] },
      }),
    ]),
  },
});

InPlace.test(
  "D-113 what stands for a missing part says on which ground, and is ticked only where nothing differs",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("1 found · 1 to choose · 1 not found")).toBeVisible();
    const adjustable = within(canvas.getByRole("group", { name: "Can be set to its voltage:" }));
    const regulated = adjustable.getByRole("radio", { name: /LM317T/u });
    await expect(regulated).not.toBeChecked();
    const same = within(canvas.getByRole("group", { name: "Has the same values:" }));
    await expect(same.getByRole("radio")).toBeChecked();
    await expect(canvas.getByText("voltage regulator", { exact: false })).toHaveTextContent(
      "7812 · voltage regulator · positive · 12V · 1A · TO-220 – not in the shop.",
    );
    await userEvent.click(regulated);
    await expect(canvas.getByText("2 found · 1 not found")).toBeVisible();
  },
);

InPlace.test("D-113 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("group", { name: "يُضبط على جهده:" })).toBeVisible();
  await expect(canvas.getAllByText(/غير متوفر في المتجر/u)).toHaveLength(3);
});

/** Products that are sold in packs, and a set that may hold a part among others. */
export const Packs = meta.story({
  args: {
    foundAt: 1,
    found: found([
      line("1N4007", 100, { products: [numbered("1N4007")] }),
      line("100nF capacitor", 40, { products: [numbered("CC104-50")] }),
      line("10k resistor", 100, {
        products: [numbered("CFR-25-10K"), numbered("MFR-KIT30")],
        total: 2,
      }),
      line("ESD-TW6", 2, { products: [numbered("ESD-TW6")] }),
    ]),
  },
});

Packs.test(
  "D-173 a line takes the packs that hold its pieces and says so; a set is taken once for a value, and as often as its number says",
  english,
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("100 pieces: 10 packs of 10")).toBeVisible();
    await expect(canvas.getByText("40 pieces: 1 pack of 50")).toBeVisible();
    await expect(canvas.getByText("10 pieces left over")).toBeVisible();
    await expect(canvas.getByText("2 sets = 12 pieces")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /MFR-KIT30/ }));
    await expect(canvas.getByText("1 set = 600 pieces")).toBeVisible();
    await expect(canvas.getByText(/^A set of different parts/)).toBeVisible();
    const sets = canvas.getByRole("spinbutton", { name: "Quantity: 10k resistor" });
    await expect(sets).toHaveValue("1");
    await userEvent.click(canvas.getByRole("radio", { name: /CFR-25-10K/ }));
    await expect(canvas.getByRole("spinbutton", { name: "Quantity: 10k resistor" })).toHaveValue("100");
    await userEvent.click(canvas.getByRole("radio", { name: /MFR-KIT30/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Add 4 products/ }));
    const [added = []] = mocked(args.onAdd).mock.calls[0] ?? [];
    await expect(added.map(({ product, qty }) => [product.part_number, qty])).toEqual([
      ["1N4007", 10],
      ["CC104-50", 1],
      ["MFR-KIT30", 1],
      ["ESD-TW6", 2],
    ]);
  },
);

const hundredNano = catalogue.products.find(({ name }) => /capacitor 100 ?nF/i.test(name)) ?? aProduct();

/** No product has one of the values of a line; the nearest that exceeds it is asked about. */
export const NearValue = meta.story({
  args: {
    foundAt: 1,
    found: found([
      line("100nF 0805 40V capacitor", 4, {
        products: [hundredNano],
        inexact: [
          {
            words: "40V",
            name: "Voltage: 50\u00A0V",
            name_ar: "الجهد: 50\u00A0فولت",
            without: "100nF 0805 capacitor",
            match: "near" as const,
          },
        ],
      }),
    ]),
  },
});

NearValue.test(
  "D-113 a product that exceeds a value is named as such and not ticked",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("1 to choose")).toBeVisible();
    await expect(canvas.getByText(/Nothing has 40V. The nearest: Voltage: 50/u)).toBeVisible();
    for (const option of canvas.getAllByRole("radio")) {
      if (option !== canvas.getByRole("radio", { name: "None of these" }))
        await expect(option).not.toBeChecked();
    }
  },
);

NearValue.test("D-113 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText(/لا يوجد ما قيمته/u)).toBeVisible();
});

/** Texts, amounts and quantities at their limits. */
export const LongNames = meta.story({
  args: {
    foundAt: 1,
    found: found(
      [
        line(`${UNBREAKABLE} ${UNBREAKABLE}`, 999_999, { products: edgeCases.slice(0, 5), total: 34 }),
        line(edgeCases[0]?.part_number ?? "", 1_000_000, { products: edgeCases.slice(0, 1) }),
        line(UNBREAKABLE.repeat(3), 1),
      ],
      { dropped: 3 },
    ),
  },
});

/** The list is being searched for. */
export const Pending = meta.story({ args: { submission: { status: "pending" } } });

/** The search failed; what was pasted stays. */
export const Failed = meta.story({ args: { submission: { status: "failed", error: "Failed to fetch" } } });

/** No line of the list has a text. */
export const NothingRead = meta.story({
  args: { foundAt: 1, found: found([], { left_out: [{ reason: "text", lines: 2 }] }) },
});

Empty.test("D-113 an empty list is refused at its field", english, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(canvas.getByRole("textbox", { name: /^Parts/ })).toHaveFocus();
  await expect(canvas.getByRole("textbox", { name: /^Parts/ })).toBeInvalid();
  await expect(args.onFind).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "10 x NE555P");
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(args.onFind).toHaveBeenCalledWith(expect.objectContaining({ list: "10 x NE555P", boards: 1 }));
});

Default.test(
  "D-113 what is sure is ticked, the rest is chosen or stays",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("1 found · 2 to choose · 1 not found")).toBeVisible();
    const [, choose] = canvas.getAllByRole("listitem").filter((one) => one.querySelector("h2"));
    await userEvent.click(within(choose ?? document.body).getAllByRole("radio")[1] ?? document.body);
    await expect(canvas.getByText("2 found · 1 to choose · 1 not found")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add 2 products to the cart" }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith([
      { product: numbered("NE555P"), qty: 10 },
      { product: resistors[1], qty: 25 },
    ]);
    await expect(canvas.getByText(/2 products are in your cart/)).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "To the cart" })).toHaveAttribute("href", "/cart");
    await expect(canvas.queryByRole("heading", { name: "NE555P" })).not.toBeInTheDocument();
    const chat = canvas.getByRole("link", { name: /Ask for the rest by chat/ });
    await expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain(
      "1 × NE556P\n2 × flux capacitor 88 MPH",
    );
  },
);

Default.test("D-142 a quotation is made of what is chosen", english, async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText("Prices held for 14 days, as a PDF with a link to accept")).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Get a quotation" }));
  await expect(args.quotation?.onOpen).toHaveBeenCalledWith([{ product: numbered("NE555P"), qty: 10 }]);
  await expect(canvas.getByRole("checkbox")).toBeChecked();
  await userEvent.click(canvas.getByRole("checkbox"));
  await expect(canvas.queryByRole("button", { name: "Get a quotation" })).not.toBeInTheDocument();
});

Default.test("D-113 nothing chosen adds nothing", english, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("checkbox"));
  await userEvent.click(canvas.getByRole("button", { name: "Choose at least one product." }));
  await expect(args.onAdd).not.toHaveBeenCalled();
});

Default.test(
  "D-113 pieces are changed, with the price of their number and what is short",
  english,
  async ({ canvas, userEvent, args }) => {
    const pieces = canvas.getByRole("spinbutton", { name: "Quantity: NE555P" });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, "5000{Enter}");
    await expect(await canvas.findByText(/^only [\d,]+ left$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add 1 product to the cart" }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ product: numbered("NE555P"), qty: 5000 }]);
  },
);

LongNames.test("D-113 lines beyond the limit are told of", onEnglishPhone, async ({ canvas }) => {
  await expect(canvas.getByText("3 parts were not read: a list has up to 1,000.")).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
});

NothingRead.test("D-113 a list without texts says so", english, async ({ canvas }) => {
  await expect(canvas.getByText("No line names a part.")).toBeVisible();
});

Default.test("D-113 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText("وجدنا قطعة واحدة · سطران يحتاجان اختيارك · سطر واحد لم نجده")).toBeVisible();
});

/** The screen with its model. */
function WithModel() {
  return (
    <PartsListScreen
      {...usePartsListModel()}
      chatNumber="201000000000"
      readFile={(file) => file.text()}
      addressOf={(token) => `https://shop.example/parts-list/${token}`}
      onAdd={() => undefined}
    />
  );
}

/** A list is found by the shop. */
export const Found = meta.story({
  render: WithModel,
  parameters: { looksLike: "The screen over its model, in which tests paste and find lists." },
});

Found.test("D-113 the shop finds what the list names", english, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "10 x NE555P{Enter}xqzzqx");
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(await canvas.findByText("1 found · 1 not found")).toBeVisible();
  await expect(canvas.getByRole("checkbox")).toBeChecked();
});

Found.test(
  "D-113 a list is kept under a link, with what is found as a sheet to download",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "10 x NE555P");
    await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save the list" }));
    const link = await canvas.findByRole("textbox", { name: "Link to the list" });
    await expect(link).toHaveDisplayValue(/^https:\/\/shop\.example\/parts-list\/list\d+$/);
    const token = link.getAttribute("value")?.split("/").at(-1);
    for (const format of ["xlsx", "csv"]) {
      await expect(canvas.getByRole("link", { name: `Download as ${format.toUpperCase()}` })).toHaveAttribute(
        "href",
        `/backend/public/api/parts-lists/links/${token}/sheet?format=${format}&locale=en`,
      );
    }
  },
);

Default.test(
  "D-113 a list that is not saved says so, and can be saved again",
  english,
  async ({ canvas, userEvent, args }) => {
    mocked(args.onSave).mockRejectedValueOnce(new Error("no network"));
    await userEvent.click(canvas.getByRole("button", { name: "Save the list" }));
    await expect(await canvas.findByText("The list was not saved. Try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save the list" }));
    await expect(await canvas.findByRole("textbox", { name: "Link to the list" })).toBeVisible();
  },
);

Found.test(
  "D-113 a failure keeps the list, and another try succeeds",
  { ...english, beforeEach: ({ msw }) => msw.use(mock("findParts").networkError({ once: true })) },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "NE555P");
    await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
    const failure = () => canvas.getAllByRole("alert").map((one) => one.textContent);
    await waitFor(() => expect(failure().join("")).not.toBe(""));
    await expect(canvas.getByRole("textbox", { name: /^Parts/ })).toHaveValue("NE555P");
    await userEvent.click(await canvas.findByRole("button", { name: "Find the parts" }));
    await expect(await canvas.findByText("1 found")).toBeVisible();
  },
);

/** A bill of materials: its columns, what is left out of it, a quantity to check, and more parts than are searched for at once. */
export const BillOfMaterials = meta.story({
  ...canonical,
  args: {
    foundAt: 1,
    found: found(
      [
        line("NE555P", 24, { products: [numbered("NE555P")], places: 8 }),
        line("L298N", 1, { products: [numbered("L298N")], places: 0 }),
      ],
      {
        parts: 340,
        searched: 100,
        left_out: [
          { reason: "not_fitted", lines: 3 },
          { reason: "alternative", lines: 1 },
          { reason: "heading", lines: 4 },
          { reason: "text", lines: 2 },
          { reason: "total", lines: 1 },
          { reason: "second_table", lines: 12 },
        ],
        columns: [
          { heading: "Designator", role: "references" },
          { heading: "Qty", role: "qty" },
          { heading: "Mfr. Part #", role: "number" },
          { heading: "", role: null },
        ],
      },
    ),
  },
});

BillOfMaterials.test(
  "D-113 a quantity that is not certain is not ticked, and the line says why",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText("The line asks for 24 and names 8 places: tick it, and check the quantity."),
    ).toBeVisible();
    await expect(canvas.getByText(/The quantity cannot be read for sure/)).toBeVisible();
    const [timer] = canvas.getAllByRole("checkbox");
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
    await userEvent.click(timer ?? document.body);
    await userEvent.click(canvas.getByRole("button", { name: "Add 1 product to the cart" }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ product: numbered("NE555P"), qty: 24 }]);
  },
);

BillOfMaterials.test(
  "D-113 what is left out is counted with its reason, and parts that are not fitted can be put back",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        "Left out: 3 not fitted, 1 other maker of the row above, 4 title rows, 2 rows without a part, 1 total, 12 rows of a second table",
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Search for what is not fitted too" }));
    await expect(args.onReread).toHaveBeenCalledWith({ unfitted: true });
  },
);

BillOfMaterials.test(
  "D-113 columns are shown as they were read, and can be changed",
  onEnglishPhone,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Columns of the list"));
    await expect(canvas.getByRole("combobox", { name: "Column “Qty”" })).toHaveValue("qty");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Column 4" }), "Value");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Column “Designator”" }), "Not read");
    await userEvent.click(canvas.getByRole("button", { name: "Read the list again" }));
    await expect(args.onReread).toHaveBeenCalledWith({ roles: [null, "qty", "number", "value"] });
  },
);

BillOfMaterials.test(
  "D-113 the next parts of a long list are searched for when asked",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("100 of 340 parts are searched for.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Search for the next 100 parts" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
);

Empty.test(
  "D-113 a list is taken from a file; one that cannot be read says so",
  english,
  async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no input for files.");
    await userEvent.upload(input, new File(["Qty,MPN\n2,NE555P"], "board.csv", { type: "text/csv" }));
    const list = canvas.getByRole("textbox", { name: /^Parts/ });
    await waitFor(() => expect(list).toHaveValue("Qty,MPN\n2,NE555P"));
    mocked(args.readFile).mockRejectedValueOnce(new Error("no list"));
    await userEvent.upload(input, new File(["?"], "other.csv", { type: "text/csv" }));
    await expect(await canvas.findByText(/This file cannot be read/)).toBeVisible();
    await expect(list).toHaveValue("Qty,MPN\n2,NE555P");
  },
);

Found.test("D-113 a list for several boards is multiplied", english, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "2 x NE555P");
  await userEvent.clear(canvas.getByRole("textbox", { name: /^For how many boards/ }));
  await userEvent.type(canvas.getByRole("textbox", { name: /^For how many boards/ }), "25");
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(await canvas.findByRole("spinbutton", { name: "Quantity: NE555P" })).toHaveValue("50");
});

const cheaperByTen = { ...numbered("NE555P"), price: "5.00", quantity_prices: [{ from: 10, price: "4.00" }] };

/** One part on two lines, whose pieces together have a quantity price. */
export const RepeatedPart = meta.story({
  args: {
    foundAt: 1,
    found: found([6, 6].map((qty) => line("NE555P", qty, { products: [cheaperByTen] }))),
  },
});

RepeatedPart.test(
  "D-113 a part on several lines is one in the cart, at the price of all its pieces",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("2 found")).toBeVisible();
    await expect(canvas.getByText("Total of the chosen").parentElement).toHaveTextContent("48");
    await userEvent.click(canvas.getByRole("button", { name: "Add 1 product to the cart" }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ product: cheaperByTen, qty: 12 }]);
    await expect(canvas.queryByRole("heading", { name: "NE555P" })).not.toBeInTheDocument();
  },
);
