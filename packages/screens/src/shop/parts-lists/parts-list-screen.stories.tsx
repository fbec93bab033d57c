import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english, inPage, onArabicPhone, onEnglishPhone } from "../../stories/page.tsx";
import { PartsListScreen } from "./parts-list-screen.tsx";

const numbered = (number: string) =>
  catalogue.products.find((product) => product.part_number === number) ?? aProduct();
const resistors = catalogue.products.filter(({ name }) => /film resistor/i.test(name));

const line = (text: string, qty: number, over: Partial<FoundPartLine> = {}): FoundPartLine => ({
  text,
  qty,
  products: [],
  total: over.products?.length ?? 0,
  corrected: null,
  near: [],
  mentioned: [],
  unmatched: [],
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
    onAdd: fn(),
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
    found: {
      dropped: 0,
      lines: [
        line("NE555P", 10, { products: [numbered("NE555P")] }),
        line("resistor", 25, { products: resistors.slice(0, 3), total: 12 }),
        line("NE556P", 1, { products: [numbered("NE555P")], near: ["NE556P"] }),
        line("flux capacitor 88 MPH", 2),
      ],
    },
  },
});

/** The only match mentions the number, and has another. */
export const Mentioned = meta.story({
  args: {
    foundAt: 1,
    found: {
      dropped: 0,
      lines: [line("7812", 1, { products: [numbered("L7912CV")], mentioned: ["7812"] })],
    },
  },
});

Mentioned.test("D-113 what only mentions a number is named and not ticked", english, async ({ canvas }) => {
  await expect(canvas.getByText("1 to choose")).toBeVisible();
  await expect(canvas.getByText(/Nothing has the number “7812”/u)).toBeVisible();
  for (const option of canvas.getAllByRole("radio", { name: /L7912CV/u }))
    await expect(option).not.toBeChecked();
});

/** Texts, amounts and quantities at their limits. */
export const LongNames = meta.story({
  args: {
    foundAt: 1,
    found: {
      dropped: 3,
      lines: [
        line(`${UNBREAKABLE} ${UNBREAKABLE}`, 999_999, { products: edgeCases.slice(0, 5), total: 34 }),
        line(edgeCases[0]?.part_number ?? "", 1_000_000, { products: edgeCases.slice(0, 1) }),
        line(UNBREAKABLE.repeat(3), 1),
      ],
    },
  },
});

/** The list is being searched for. */
export const Pending = meta.story({ args: { submission: { status: "pending" } } });

/** The search failed; what was pasted stays. */
export const Failed = meta.story({ args: { submission: { status: "failed", error: "Failed to fetch" } } });

/** No line of the list has a text. */
export const NothingRead = meta.story({ args: { foundAt: 1, found: { lines: [], dropped: 0 } } });

Empty.test("D-113 an empty list is refused at its field", english, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(canvas.getByRole("textbox", { name: /^Parts/ })).toHaveFocus();
  await expect(canvas.getByRole("textbox", { name: /^Parts/ })).toBeInvalid();
  await expect(args.onFind).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "10 x NE555P");
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(args.onFind).toHaveBeenCalledWith({ list: "10 x NE555P" });
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
  await expect(canvas.getByText("3 lines were not read: a list has up to 100.")).toBeVisible();
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
  return <PartsListScreen {...usePartsListModel()} chatNumber="201000000000" onAdd={() => undefined} />;
}

/** A list is found by the shop. */
export const Found = meta.story({ render: WithModel });

Found.test("D-113 the shop finds what the list names", english, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole("textbox", { name: /^Parts/ }), "10 x NE555P{Enter}xqzzqx");
  await userEvent.click(canvas.getByRole("button", { name: "Find the parts" }));
  await expect(await canvas.findByText("1 found · 1 not found")).toBeVisible();
  await expect(canvas.getByRole("checkbox")).toBeChecked();
});

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
