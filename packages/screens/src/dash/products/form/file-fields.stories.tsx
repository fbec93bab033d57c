import type { AdminProductFile, LinkFault } from "@shop/contract/product-files/product-file.ts";
import type { FileResult, FileSelection } from "@shop/data/dash/product-files/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { pdfUpload } from "@shop/mocks/product-files/pdf-files.ts";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";

import { inDash } from "../../stories/in-dash.tsx";
import { FileFields, type FileFieldsProps } from "./file-fields.tsx";
import { useFiles } from "./use-files.ts";

const pdf: AdminProductFile = {
  id: 1,
  kind: "datasheet",
  title: null,
  title_ar: null,
  address: "/media/kelvra-k45-datasheet.pdf",
  bytes: 1665,
  pages: 2,
  checked_at: null,
  fault: null,
  dead: false,
};
const link = (id: number, check: { readonly fault: LinkFault | null; readonly dead?: boolean } | null) =>
  ({
    ...pdf,
    id,
    kind: "manual",
    title: `Guide ${id}`,
    title_ar: `دليل ${id}`,
    address: `https://maker.example/guide-${id}.pdf`,
    bytes: null,
    pages: null,
    checked_at: check && "2026-03-01T10:00:00.000Z",
    fault: check?.fault ?? null,
    dead: check?.dead ?? false,
  }) satisfies AdminProductFile;

const onSelect = fn<(selection: FileSelection, isDirty: boolean) => void>();

interface Args extends Omit<FileFieldsProps, "files"> {
  /** The files that the form was opened with. */
  readonly stored: readonly AdminProductFile[];
  /** What became of the files after a save; null before. */
  readonly result: FileResult | null;
}

/** The files of a form, whose result comes with the press of a button. */
function Fields({ stored, result, ...props }: Args) {
  const [saved, setSaved] = useState<FileResult | null>(null);
  const files = useFiles(stored, saved);
  return (
    <div className="grid gap-4">
      <FileFields {...props} files={files} />
      <Button
        onClick={() => {
          onSelect(files.selection, files.isDirty);
          setSaved(result);
        }}
      >
        Save
      </Button>
    </div>
  );
}

const meta = preview.type<RenderedFrom<Args>>().meta({
  title: "Dashboard/Product files",
  component: FileFields,
  render: (args) => <Fields {...args} />,
  decorators: [inDash],
  argTypes: {
    stored: { description: "The files that the form was opened with." },
    result: { description: "What became of the files after a save; null before." },
    progress: { description: "Share of each PDF that is uploaded, 0 to 1, by the key of its file." },
    disabled: { description: "Disables all changes while the form is being saved." },
  },
  args: {
    stored: [pdf, link(2, { fault: null }), link(3, null)],
    result: null,
    progress: {},
    disabled: false,
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
});

const english = { globals: { locale: "en" } } as const;
type Context = Parameters<NonNullable<typeof meta.input.play>>[0];
type User = Context["userEvent"];

const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole("button", { name: `Move ${name}` })).closest("li");
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
};
const choose = async (
  { userEvent, canvasElement }: Pick<Context, "userEvent" | "canvasElement">,
  file: File,
) => {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await userEvent.upload(input, file);
};
const save = (userEvent: User) => userEvent.click(screen.getByRole("button", { name: "Save" }));
const selected = () => onSelect.mock.lastCall?.[0].entries;

/** The alerts beside the empty region of notices. */
const shownAlerts = (canvas: Context["canvas"]): HTMLElement[] =>
  canvas.queryAllByRole("alert").filter(({ textContent }) => textContent !== "");

/** A stored PDF, a link that works, and one that was not checked yet. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** No files yet. */
export const Empty = meta.story({ args: { stored: [] } });

/** What checks find: dead links, and those that may work in a browser. */
export const Faults = meta.story({
  args: {
    stored: [
      link(1, { fault: "not_found", dead: true }),
      link(2, { fault: "unreachable", dead: true }),
      link(3, { fault: "server_error" }),
      link(4, { fault: "no_pdf" }),
      link(5, { fault: "refused" }),
      link(6, { fault: "private_address", dead: true }),
    ],
  },
});

/** Long titles. */
export const LongNames = meta.story({
  args: {
    stored: [
      { ...pdf, title: UNBREAKABLE, title_ar: LONG_ARABIC },
      { ...link(2, { fault: "refused" }), title: LONG_ARABIC, title_ar: UNBREAKABLE },
    ],
  },
});

/** The form is being saved. */
export const Disabled = meta.story({ args: { disabled: true } });

/** As many files as are possible. */
export const Full = meta.story({
  args: { stored: Array.from({ length: 20 }, (_, index) => link(index + 1, { fault: null })) },
});

/** A new link whose fields are open. */
export const NewLink = meta.story({
  args: { stored: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole("button")[1] ?? document.body);
    await expect(canvas.getAllByRole("textbox")).toHaveLength(3);
  },
});

Default.test("D-54 files name themselves and what is known of them", english, async () => {
  await expect(await rowOf("Datasheet")).toHaveTextContent("kelvra-k45-datasheet.pdf");
  await expect(await rowOf("Guide 2")).toHaveTextContent("Works, checked on 1 March 2026");
  await expect(await rowOf("Guide 3")).toHaveTextContent("Not checked yet");
  await expect(within(await rowOf("Guide 2")).getByRole("link", { name: "Guide 2" })).toHaveAttribute(
    "href",
    "https://maker.example/guide-2.pdf",
  );
});

Faults.test("D-54 a dead link is marked with its reason; others only name theirs", english, async () => {
  await expect(await rowOf("Guide 1")).toHaveTextContent(/Dead link.*does not have it any more/);
  await expect(await rowOf("Guide 2")).toHaveTextContent(/Dead link.*cannot be reached/);
  for (const name of ["Guide 3", "Guide 4", "Guide 5"]) {
    await expect(await rowOf(name)).not.toHaveTextContent("Dead link");
  }
  await expect(await rowOf("Guide 4")).toHaveTextContent("Leads to a web page, not to a PDF");
});

Default.test("D-54 files are moved by keyboard", english, async ({ userEvent }) => {
  screen.getByRole("button", { name: "Move Datasheet" }).focus();
  await userEvent.keyboard("[Space]");
  await waitFor(() => expect(screen.getByText(/Datasheet is at place 1 of 3/)).toBeInTheDocument());
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByText(/Datasheet is at place 2 of 3/)).toBeInTheDocument());
  await userEvent.keyboard("[Space]");
  await waitFor(() => expect(screen.getByText(/was dropped at place 2 of 3/)).toBeInTheDocument());
  await save(userEvent);
  await expect(selected()).toMatchObject([{ key: 2 }, { key: 1 }, { key: 3 }]);
  await expect(onSelect.mock.lastCall?.[1]).toBe(true);
});

Default.test("D-54 a removed file is kept again until the form is saved", english, async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Remove Guide 2" }));
  await expect(await rowOf("Guide 2")).toHaveTextContent("is removed when the form is saved");
  await save(userEvent);
  await expect(selected()).toMatchObject([{ key: 1 }, { key: 3 }]);
  const keep = screen.getByRole("button", { name: "Keep Guide 2" });
  keep.focus();
  await userEvent.keyboard("{Enter}");
  await expect(screen.getByRole("button", { name: "Remove Guide 2" })).toHaveFocus();
  await save(userEvent);
  await expect(selected()).toMatchObject([{ key: 1 }, { key: 2 }, { key: 3 }]);
  await expect(onSelect.mock.lastCall?.[1]).toBe(false);
});

Default.test("D-54 a stored file is renamed, and its address stays", english, async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Edit Datasheet" }));
  const row = within(await rowOf("Datasheet"));
  await expect(row.queryByLabelText("Address")).not.toBeInTheDocument();
  await userEvent.selectOptions(row.getByLabelText("Kind"), "Certificate");
  await userEvent.type(row.getByLabelText("Title (optional)"), "Calibration");
  await save(userEvent);
  await expect(selected()).toMatchObject([
    { key: 1, kind: "certificate", title: "Calibration" },
    { key: 2 },
    { key: 3 },
  ]);
  await expect(await rowOf("Calibration")).toBeVisible();
});

Empty.test("D-54 a PDF is added; a web page named like one is not", english, async (context) => {
  await choose(context, new File(["<!doctype html>"], "page.pdf", { type: "application/pdf" }));
  await expect(await screen.findByText("This is no PDF.")).toBeVisible();
  await choose(context, pdfUpload("K45 manual.pdf"));
  await expect(await rowOf("Datasheet")).toHaveTextContent("K45 manual.pdf");
  await expect(screen.queryByText("This is no PDF.")).not.toBeInTheDocument();
  await save(context.userEvent);
  await expect(selected()).toMatchObject([{ record: null, kind: "datasheet", title: "" }]);
});

Empty.test("D-54 a new entry disappears at once where it is removed", english, async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Add a link" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove Datasheet" }));
  await expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
});

Full.test("D-54 a product with 20 files takes no further ones", english, async () => {
  await expect(screen.getByRole("button", { name: "Choose a PDF" })).toBeDisabled();
  await expect(screen.getByRole("button", { name: "Add a link" })).toBeDisabled();
});

/** A save that refused a link and an upload: both stay with their reasons. */
export const Refused = meta.story({
  args: {
    stored: [pdf],
    result: {
      files: [pdf],
      failures: [
        { key: -1_000_001, reason: "bad_file_link" },
        { key: -1_000_002, reason: "not_a_pdf" },
      ],
      records: new Map([[1, 1]]),
    },
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("button").at(-2) ?? document.body);
    await choose({ userEvent, canvasElement }, pdfUpload("broken.pdf"));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
    await save(userEvent);
    await waitFor(() => expect(shownAlerts(canvas)).toHaveLength(2));
  },
});

/** A save that came after another person's change. */
export const Outdated = meta.story({
  args: {
    stored: [pdf],
    result: {
      files: [pdf],
      failures: [{ key: null, reason: "edit_conflict" }],
      records: new Map([[1, 1]]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await save(userEvent);
    await waitFor(() => expect(shownAlerts(canvas)).toHaveLength(1));
  },
});

Refused.test("D-54 what was refused stays with its reason", english, async () => {
  await expect(screen.getByText(/Please enter an address that begins with https/)).toBeVisible();
  await expect(screen.getByText(/This file is no PDF that can be opened/)).toBeVisible();
});

/** A PDF half of which is uploaded. */
export const Uploading = meta.story({
  args: { stored: [pdf], progress: { [-1_000_001]: 0.5 }, disabled: false },
  play: async ({ canvas, ...context }) => {
    await choose(context, pdfUpload("large.pdf"));
    await waitFor(() => expect(canvas.getAllByRole("progressbar")).toHaveLength(1));
  },
});
