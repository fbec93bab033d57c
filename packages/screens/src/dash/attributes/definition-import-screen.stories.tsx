import { useDefinitionImportModel } from "@shop/data/dash/attributes/use-definition-import-model.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, screen, waitFor } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { DefinitionImportScreen } from "./definition-import-screen.tsx";

/** The screen over its model. */
function Connected() {
  return <DefinitionImportScreen {...useDefinitionImportModel()} />;
}

const sheet = (): File =>
  new File(["Name,Kind\nInsertion force,number"], "specifications.csv", { type: "text/csv" });

const nothingHidden = { hidden_rows: 0, hidden_columns: [], hidden_sheets: [] };

const inputOf = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no file input.");
  return input;
};

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Specifications/Import",
  component: DefinitionImportScreen,
  render: () => <Connected />,
  decorators: [inDash],
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** No file is chosen yet. */
export const Default = meta.story({});

/** What a file would change. */
export const Preview = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), sheet());
    await canvas.findByText("Insertion force");
  },
});

/** A workbook of which parts are hidden. */
export const Hidden = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock("previewAttributes").ok({
        counts: { added: 0, changed: 0, unchanged: 1, rejected: 0 },
        definitions: [
          {
            line: 2,
            name: "Insertion force",
            outcome: "unchanged",
            changed: [],
            choices_added: 0,
            choices_changed: 0,
            errors: [],
          },
        ],
        ignored: [],
        hidden_rows: 12,
        hidden_columns: ["C", "AB"],
        hidden_sheets: ["Draft", "ملاحظات"],
        fingerprint: "any sheet",
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), sheet());
    await canvas.findByText(/Insertion force/);
  },
});

Hidden.test("D-90 what is hidden in a workbook is left out and named", english, async ({ canvas }) => {
  await expect(
    canvas.getByText(
      /^12 rows are hidden in the workbook, and left out\. The columns .*C, AB.* are hidden, and left out\. These sheets are hidden, and left out: .*Draft.* · .*ملاحظات.*\.$/,
    ),
  ).toBeVisible();
});

/** The file is being read. */
export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("previewAttributes").never()),
  play: ({ canvasElement, userEvent }) => userEvent.upload(inputOf(canvasElement), sheet()),
});

const importAll: typeof meta.input.play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.upload(inputOf(canvasElement), sheet());
  await canvas.findByText("Insertion force");
  await userEvent.click(canvas.getByRole("button", { name: /^(?:Import|استيراد) / }));
};

/** What the file has is being imported. */
export const Importing = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("importAttributes").never()),
  play: importAll,
});

/** Nothing was imported. */
export const ImportFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("importAttributes").failing(503)),
  play: async (context) => {
    await importAll(context);
    await context.canvas.findByRole("alert");
  },
});

/** The file cannot be read. */
export const Unreadable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock("previewAttributes").failing(422, { errors: { file: "no_name_column" } })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), sheet());
    await canvas.findByRole("alert");
  },
});

/** Two imports before, one of them undone; the other one's new specification is used by a product. */
export const Past = meta.story({
  beforeEach: ({ msw }) => {
    const by = "owner@nilometer.example";
    const made = { added: 1, changed: 12, undone: null, keeps: ["Insertion force"] };
    const undone = { at: "2026-03-01T16:45:00.000Z", by, restored: 3 };
    shop.state.definitionImports = [
      { id: 901, at: "2026-03-02T09:05:00.000Z", by, ...made },
      { id: 900, at: "2026-03-01T16:40:00.000Z", by, added: 0, changed: 3, undone, keeps: [] },
    ];
    msw.use(...handlersOf(shop));
  },
});

/** Takes the first of the imports before back. */
const undoFirst = async ({ canvas, userEvent }: Pick<Context, "canvas" | "userEvent">) =>
  userEvent.click(await canvas.findByRole("button", { name: /^Undo the import of/ }));

/** An import is being undone. */
export const PastUndoing = meta.story({
  ...english,
  beforeEach: (context) => {
    Past.input.beforeEach(context);
    context.msw.use(mock("undoDefinitionImport").never());
  },
  play: undoFirst,
});

/** An import was not undone. */
export const PastNotUndone = meta.story({
  ...english,
  beforeEach: (context) => {
    Past.input.beforeEach(context);
    context.msw.use(mock("undoDefinitionImport").failing(500));
  },
  play: async (context) => {
    await undoFirst(context);
    await context.canvas.findByText(/^Nothing was undone\./);
  },
});

/** The imports before are being loaded. */
export const PastLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listDefinitionImports").never()),
});

/** The imports before could not be loaded. */
export const PastFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listDefinitionImports").failing(500)),
});

Preview.test(
  "D-90 an import of definitions shows what is added, changed or rejected and why, and does exactly that",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("2 specifications are imported")).toBeVisible();
    await expect(canvas.getByText(/^Line 4, Kind: This is not known here\./)).toBeVisible();
    await expect(canvas.getByText("Heading · 2 new choices")).toBeVisible();
    await expect(canvas.getByText("These columns are not read: Remarks")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Import 2 specifications" }));
    const done = await canvas.findByText("1 specification was added. 1 was changed.");
    await waitFor(() => expect(done).toHaveFocus());
    await expect(shop.state.definitionImports).toMatchObject([{ added: 1, changed: 1, undone: null }]);
    await expect(canvas.queryByRole("button", { name: /^Import \d/ })).not.toBeInTheDocument();
  },
);

Preview.test(
  "D-90 where definitions have changed since the preview, a new one is shown before the import",
  english,
  async ({ canvas, userEvent, msw }) => {
    const changed = { added: 0, changed: 1, unchanged: 0, rejected: 0 };
    const current = {
      ...nothingHidden,
      counts: changed,
      definitions: [],
      ignored: [],
      fingerprint: "any sheet",
    };
    msw.use(mock("importAttributes").failing(409, { code: "edit_conflict", current, once: true }));
    await userEvent.click(canvas.getByRole("button", { name: "Import 2 specifications" }));
    await expect(await canvas.findByText(/^Nothing was imported: specifications have changed/)).toBeVisible();
    await expect(shop.state.definitionImports).toEqual([]);
    await userEvent.click(canvas.getByRole("button", { name: "Import 1 specification" }));
    await expect(await canvas.findByText("1 specification was added. 1 was changed.")).toBeVisible();
  },
);

Unreadable.test(
  "D-90 a file that cannot be imported is refused with its reason, and another one can be chosen",
  english,
  async ({ canvas, canvasElement, userEvent, msw }) => {
    await expect(
      await canvas.findByText("The file cannot be imported. Its first line has no column 'Name'."),
    ).toBeVisible();
    msw.use(...handlersOf(shop));
    await userEvent.upload(inputOf(canvasElement), sheet());
    await expect(await canvas.findByText("2 specifications are imported")).toBeVisible();
  },
);

Default.test("D-90 definitions are exported as Excel or CSV file", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Spreadsheet" }));
  await expect(await screen.findByRole("menuitem", { name: "Export as CSV" })).toHaveAttribute(
    "href",
    expect.stringMatching(/\/admin\/attributes\/sheet\?format=csv&locale=en$/),
  );
  await expect(screen.getByRole("menuitem", { name: "Export as Excel file" })).toHaveAttribute(
    "href",
    expect.stringMatching(/format=xlsx&locale=en$/),
  );
});

Preview.test(
  "D-90 an import of definitions is undone from the list of imports",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Import 2 specifications" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo the import of/ }));
    const done = await canvas.findByText(/^Undone by .*: 2 specifications\.$/);
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.queryByText(/^1 specification was added/)).not.toBeInTheDocument();
    await expect(shop.state.definitionImports).toMatchObject([{ undone: { restored: 2 } }]);
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  },
);

Past.test("D-90 an undo names what it keeps, and why", english, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /^Undo the import of/ }));
  await expect(await canvas.findByText(/products have values/)).toHaveTextContent(
    "Insertion force: products have values",
  );
  await expect(await canvas.findByText(/: 12 specifications\.$/)).toBeVisible();
});

Past.test(
  "D-90 an undo that fails says so, and can be tried again",
  english,
  async ({ canvas, userEvent, msw }) => {
    msw.use(mock("undoDefinitionImport").failing(500, { once: true }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Undo the import of/ }));
    await expect(await canvas.findByText(/^Nothing was undone\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Undo the import of/ }));
    await expect(await canvas.findByText(/: 12 specifications\.$/)).toBeVisible();
  },
);

PastFailed.test("D-90 the imports before are loaded again", english, async ({ canvas, userEvent, msw }) => {
  await canvas.findByText(/^The imports could not be loaded\./);
  msw.use(...handlersOf(shop));
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(await canvas.findByText("There are none yet.")).toBeVisible();
});
