import type { ImportLine } from "@shop/contract/imports/product-import.ts";
import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { subCategoryChoices } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english, framedInDocs } from "../../stories/page.tsx";
import { importActions } from "../stories/import-actions.ts";
import { inDash } from "../stories/in-dash.tsx";
import { ImportScreen, type ImportScreenProps } from "./import-screen.tsx";
import { sampleImport } from "./sample-import.ts";

const line: ImportLine = {
  line: 2,
  outcome: "updated",
  product_id: 12,
  name: "Clamp meter",
  fields: [
    { field: "price", old: "1200.00", new: "1234.50" },
    { field: "amount", old: 0, new: 25 },
  ],
  errors: {},
  warnings: {},
  refused: {},
  same_part: [],
  kept: [],
};

const lines: ImportLine[] = [
  line,
  {
    ...line,
    line: 3,
    outcome: "created",
    product_id: null,
    name: LONG_ARABIC,
    fields: [{ field: "name", old: null, new: UNBREAKABLE }],
  },
  {
    ...line,
    line: 4,
    outcome: "rejected",
    name: "",
    fields: [],
    errors: { price: "bad_number", name: "required" },
    refused: { price: "about 5" },
  },
  {
    ...line,
    line: 5,
    outcome: "rejected",
    fields: [],
    errors: { part_number: "too_long", sub_category: "unknown_sub_category" },
    refused: { part_number: `${UNBREAKABLE.slice(0, 40)}…`, sub_category: "قطع غيار (متنوعة)" },
  },
  {
    ...line,
    line: 6,
    name: UNBREAKABLE,
    warnings: { images: "picture_elsewhere" },
    refused: { images: "https://elsewhere.example/pictures/front…" },
  },
];

const args: ImportScreenProps = {
  found: ready(sampleImport),
  lines: {
    lines: ready({ items: lines, hasMore: true }),
    more: { status: "idle" },
    onLoadMore: fn(),
  },
  subCategories: ready(subCategoryChoices),
  attributes: catalogue.attributes,
  ...importActions,
};

const meta = preview.meta({
  title: "Dashboard/Import",
  component: ImportScreen,
  parameters: framedInDocs,
  decorators: [inDash],
  args,
});

/** A checked sheet: what would change, and what is rejected. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { found: { status: "loading" } } });

export const Failed = meta.story({ args: { found: { status: "failed", error: "internal", onRetry: fn() } } });

/** The lines are being loaded. */
export const LinesLoading = meta.story({
  name: "Lines loading",
  args: { lines: { ...args.lines, lines: { status: "loading" } } },
});

/** The lines could not be loaded. */
export const LinesFailed = meta.story({
  name: "Lines failed",
  args: { lines: { ...args.lines, lines: { status: "failed", error: "internal", onRetry: fn() } } },
});

/** More lines are being loaded. */
export const MorePending = meta.story({
  name: "More lines, pending",
  args: { lines: { ...args.lines, more: { status: "pending" } } },
  play: () => showEnd(),
});

/** More lines could not be loaded. */
export const MoreFailed = meta.story({
  name: "More lines, failed",
  args: { lines: { ...args.lines, more: { status: "failed", error: "unavailable" } } },
  play: () => showEnd(),
});

/** A command is being sent. */
export const Commanding = meta.story({ args: { command: { status: "pending" } } });

/** A command failed; the import stays as it was. */
export const CommandFailed = meta.story({ args: { command: { status: "failed", error: "unavailable" } } });

const withForeignGroup = ready({
  ...sampleImport,
  missing_groups: [{ category: "Soldering", sub_category: "Irons", lines: 2 }],
});

/** Sub categories to map a foreign one to are being loaded. */
export const LoadingGroups = meta.story({
  args: { found: withForeignGroup, subCategories: { status: "loading" } },
});

/** They did not come. */
export const GroupsFailed = meta.story({
  args: {
    found: withForeignGroup,
    subCategories: { status: "failed", error: "unavailable", onRetry: fn() },
  },
});

/** The choice of the columns' fields. */
export const Columns = meta.story({ args: { found: ready({ ...sampleImport, state: "uploaded" }) } });

/** The columns of another shop program. */
export const ForeignColumns = meta.story({
  name: "Foreign columns",
  args: { found: ready({ ...sampleImport, state: "uploaded", source: "woocommerce", decimal: "comma" }) },
});

/** Pictures of a ZIP that are being converted. */
export const Unpacking = meta.story({
  args: { found: ready({ ...sampleImport, state: "unpacking", done: 12, work: 41 }) },
});

/** A running step that has changed nothing yet. */
export const Checking = meta.story({
  args: { found: ready({ ...sampleImport, state: "checking", done: 400, can_stop: true }) },
});

/** A step that waits until another import's step has ended. */
export const Waiting = meta.story({
  args: { found: ready({ ...sampleImport, state: "checking", waiting: true, can_stop: true }) },
});

/** A running step that changes products. */
export const Applying = meta.story({
  args: { found: ready({ ...sampleImport, state: "applying", done: 400 }) },
});

export const Applied = meta.story({
  args: { found: ready({ ...sampleImport, state: "applied", can_undo: true, missing_groups: [] }) },
});

/** An undo that left lines, because they have changed since. */
export const Undone = meta.story({
  args: {
    found: ready({
      ...sampleImport,
      state: "undone",
      undo: { restored: 998, kept: 2, removed_groups: 1, kept_groups: ["Soldering"] },
      missing_groups: [],
    }),
    shown: "kept",
    lines: {
      lines: ready({ items: [{ ...line, kept: ["price"] }], hasMore: false }),
      more: { status: "idle" },
      onLoadMore: fn(),
    },
  },
});

/** A file that cannot be read. */
export const Unreadable = meta.story({
  args: { found: ready({ ...sampleImport, state: "failed", fault: "old_excel", columns: [] }) },
});

/** A step that a restart of the shop has ended. */
export const Interrupted = meta.story({ args: { found: ready({ ...sampleImport, fault: "interrupted" }) } });

Default.test(
  "D-32 lines are shown by what happens to them, rejected ones with reasons and a download",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    const list = within(canvas.getByRole("list", { name: "All lines" }));
    const reasons = list.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(reasons).toContain("Price: “about 5” is no number in the chosen notation.");
    await expect(reasons).toContain("Name: This is missing.");
    await expect(reasons).toContain(`Part number: “${UNBREAKABLE.slice(0, 40)}…”: This is too long.`);
    await expect(list.getByText("قطع غيار (متنوعة)").tagName).toBe("BDI");
    await expect(canvas.getByRole("link", { name: "Download rejected lines" })).toHaveAttribute(
      "href",
      "/backend/public/api/admin/imports/7/sheet?filter=rejected&format=xlsx&locale=en",
    );
    await userEvent.click(canvas.getByRole("button", { name: "3 Rejected" }));
    await expect(calls.onShown).toHaveBeenCalledWith("rejected");
  },
);

const longText = "True RMS, backlight, data hold and a case that closes. ".repeat(4);

Default.test(
  "D-32 both versions of a long text that differs near its end show what differs",
  {
    ...english,
    args: {
      lines: {
        lines: ready({
          items: [
            {
              ...line,
              fields: [{ field: "description", old: `${longText}For 600 V.`, new: `${longText}For 1000 V.` }],
            },
          ],
          hasMore: false,
        }),
        more: { status: "idle" },
        onLoadMore: fn(),
      },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^….*For 600 V\.$/)).toBeVisible();
    await expect(canvas.getByText(/^….*For 1000 V\.$/)).toBeVisible();
  },
);

Default.test(
  "D-32 missing groups are created with the import where that is chosen, and the import is applied",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Create them with the import" }));
    await expect(calls.onCheck).toHaveBeenCalledWith({
      fields: ["name", "part_number", null, "price"],
      decimal: "point",
      costRate: null,
      createGroups: true,
      answers: { set_stock: false, set_packs: false, set_specifications: false },
      mappedGroups: [],
    });
    await userEvent.click(canvas.getByRole("button", { name: "Save 1,000 products" }));
    await expect(calls.onApply).toHaveBeenCalledOnce();
  },
);

Default.test(
  "D-32 products are saved only once the lines have been checked with what was chosen",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Sub category for Soldering / Irons" }));
    const [, option] = await screen.findAllByRole("option");
    if (option) await userEvent.click(option);
    await expect(canvas.getByRole("button", { name: "Save 1,000 products" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Change columns" }));
    await userEvent.click(canvas.getByRole("button", { name: "Check the lines" }));
    await expect(calls.onCheck).toHaveBeenCalledWith({
      fields: ["name", "part_number", null, "price"],
      decimal: "point",
      costRate: null,
      createGroups: false,
      answers: { set_stock: false, set_packs: false, set_specifications: false },
      mappedGroups: [
        { category: "Soldering", sub_category: "Irons", sub_category_id: subCategoryChoices[0]?.id },
      ],
    });
  },
);

Columns.test(
  "D-32 columns are chosen by hand; a field for two columns is rejected",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    const cost = canvas.getByRole("combobox", { name: "Cost is read as" });
    await userEvent.selectOptions(cost, "Price");
    await userEvent.click(canvas.getByRole("button", { name: "Check the lines" }));
    await expect(canvas.getByText("Price is chosen for two columns.")).toBeVisible();
    await expect(calls.onCheck).not.toHaveBeenCalled();
    await userEvent.selectOptions(cost, "Amount");
    await userEvent.click(canvas.getByRole("radio", { name: "1.234,50" }));
    await userEvent.click(canvas.getByRole("button", { name: "Check the lines" }));
    await expect(calls.onCheck).toHaveBeenCalledWith({
      fields: ["name", "part_number", "amount", "price"],
      decimal: "comma",
      costRate: null,
      createGroups: false,
      answers: { set_stock: false, set_packs: false, set_specifications: false },
      mappedGroups: [],
    });
  },
);

Applying.test(
  "D-32 a step that changes products says that it can no longer be stopped",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toBeVisible();
    await expect(
      canvas.getByText(
        "Products are being changed, so this can no longer be stopped. You can leave this page.",
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Stop" })).toBeNull();
  },
);

Checking.test(
  "D-32 a running step shows its progress and is stopped",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", String(400 / 1003));
    await expect(canvas.getByText("400 of 1,003 lines")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(calls.onCancel).toHaveBeenCalledOnce();
  },
);

Waiting.test(
  "D-32 a step that waits for another import says so, and can be stopped",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await expect(canvas.getByRole("progressbar", { name: "Waiting for another import" })).not.toHaveAttribute(
      "value",
    );
    await expect(canvas.queryByText(/of 1,003 lines/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(calls.onCancel).toHaveBeenCalledOnce();
  },
);

Unpacking.test("D-32 the conversion of pictures shows its progress", english, async ({ canvas }) => {
  await expect(canvas.getByText("12 of 41 pictures")).toBeVisible();
});

Undone.test("D-32 an undo tells which created groups it removed and left", english, async ({ canvas }) => {
  await expect(
    canvas.getByText("One category or sub category that the import had created was removed."),
  ).toBeVisible();
  await expect(canvas.getByText("In use or changed since, and therefore left: Soldering.")).toBeVisible();
});

Applied.test("D-32 counts read as numbers of products", english, async ({ canvas }) => {
  await expect(canvas.getByText("Saved: 2 new products, 998 changed products.")).toBeVisible();
});

Undone.test(
  "D-32 an undo of one line counts it in the singular",
  {
    ...english,
    args: {
      found: ready({
        ...sampleImport,
        state: "undone",
        undo: { restored: 1, kept: 1, removed_groups: 0, kept_groups: [] },
      }),
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText("Undone: one line.")).toBeVisible();
    await expect(canvas.getByText("One line was left, because someone has changed it since.")).toBeVisible();
  },
);

Undone.test(
  "D-26 the lines of an undo are counted in the Arabic forms",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    await expect(canvas.getByText("تم التراجع عن 998 سطرًا.")).toBeVisible();
    await expect(canvas.getByText("بقي سطران كما هما لأن أحدًا عدّلهما بعد ذلك.")).toBeVisible();
  },
);

Applied.test("D-32 an undo is asked for first", english, async ({ canvas, userEvent, args: calls }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Undo this import" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
  await expect(calls.onUndo).toHaveBeenCalledOnce();
});
