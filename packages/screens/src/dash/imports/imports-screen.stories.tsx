import { useImportListModel } from "@shop/data/dash/imports/use-import-list-model.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { ImportsScreen } from "./imports-screen.tsx";

const onUploaded = fn();

/** The screen over its model. */
function Connected() {
  return <ImportsScreen {...useImportListModel(onUploaded)} />;
}

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Imports",
  component: ImportsScreen,
  render: () => <Connected />,
  decorators: [inDash],
  beforeEach: () => {
    onUploaded.mockClear();
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const noCounts = { created: 0, updated: 0, unchanged: 0, rejected: 0, joined: 0, warned: 0 };

const earlier = {
  file_name: "supplier prices.xlsx",
  fault: null,
  fault_row: null,
  by: "admin@nilometer.example",
  created_at: "2026-03-01T10:00:00.000Z",
  applied_at: "2026-03-01T10:05:00.000Z",
  undone_at: null,
  total: 1003,
  done: 0,
  work: 1003,
  waiting: false,
  counts: { created: 2, updated: 998, unchanged: 0, rejected: 3, joined: 0, warned: 1 },
  undo: null,
  can_undo: true,
} as const;

export const Default = meta.story({
  tags: ["canonical"],
  parameters: canonical,
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listImports").ok({
        data: [
          { ...earlier, id: 4, state: "reading", waiting: true, counts: noCounts },
          {
            ...earlier,
            id: 3,
            state: "uploaded",
            counts: noCounts,
          },
          { ...earlier, id: 2, state: "applied" },
          { ...earlier, id: 1, state: "failed", fault: "unreadable", file_name: "قائمة الأسعار.csv" },
        ],
        next_cursor: null,
      }),
    ),
});

/** Nothing was imported yet. */
export const Empty = meta.story({});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listImports").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listImports").failing(500)),
});

const sheet = (): File => new File(["Name,Price\nProbe,10"], "prices.csv", { type: "text/csv" });

const inputOf = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no file input.");
  return input;
};

/** A file is being uploaded. */
export const Uploading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("createImport").never()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), sheet());
    await canvas.findByRole("progressbar");
  },
});

/** The upload failed. */
export const UploadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("createImport").failing(503)),
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    await userEvent.upload(inputOf(canvasElement), sheet());
    await canvas.findByText(textsOf(context).dashImports.upload.failed, { exact: false });
  },
});

const firstImports = () =>
  mock("listImports").ok(
    { data: [{ ...earlier, id: 2, state: "applied" }], next_cursor: "next" },
    { once: true },
  );

const loadMore = async (context: Context) => {
  const { more } = textsOf(context).dashImports.earlier;
  await context.userEvent.click(await context.canvas.findByRole("button", { name: more }));
};

/** Earlier imports are being loaded. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(firstImports(), mock("listImports").never()),
  play: loadMore,
});

/** Earlier imports did not come. */
export const MoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(firstImports(), mock("listImports").failing(500)),
  play: async (context) => {
    await loadMore(context);
    await context.canvas.findByRole("button", { name: textsOf(context).common.retry });
  },
});

Default.test("D-32 an import that waits for another says so in the list", english, async ({ canvas }) => {
  await expect(await canvas.findByText("Waiting for another import")).toBeVisible();
});

Empty.test(
  "D-32 a chosen file is uploaded, and its import opened",
  english,
  async ({ canvasElement, canvas, userEvent }) => {
    await expect(await canvas.findByText("No file has been imported yet.")).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), sheet());
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  },
);

Empty.test(
  "D-32 an upload that fails says so and can be tried again",
  english,
  async ({ canvasElement, canvas, userEvent, msw }) => {
    msw.use(mock("createImport").failing(503, { once: true }));
    await userEvent.upload(inputOf(canvasElement), sheet());
    await expect(await canvas.findByText(/^The file was not uploaded\./)).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), sheet());
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  },
);
