import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { ImportPicturesSection, type ImportPicturesSectionProps } from "./import-pictures.tsx";
import { sampleImport } from "./sample-import.ts";

const withPictures: ProductImport = {
  ...sampleImport,
  pictures: {
    file_name: "photos of March.zip",
    count: 41,
    faults: [{ name: "shop/notes.txt", code: "not_a_picture" }],
    unused: ["old/spare.jpg", "صورة قديمة.png"],
    unused_count: 2,
  },
};

const args: ImportPicturesSectionProps = {
  found: withPictures,
  isPending: false,
  upload: { status: "idle" },
  progress: 0,
  onUpload: fn(),
  onRemove: fn(),
};

const meta = preview.meta({
  title: "Dashboard/Import pictures",
  component: ImportPicturesSection,
  decorators: [inDash],
  args,
});

export const Default = meta.story();

/** Without a ZIP. */
export const Empty = meta.story({ args: { found: sampleImport } });

/** While a ZIP is uploaded. */
export const Uploading = meta.story({
  args: { found: sampleImport, isPending: true, upload: { status: "pending" }, progress: 0.4 },
});

/** An upload that failed. */
export const Failed = meta.story({
  args: { found: sampleImport, upload: { status: "failed", error: "body_too_large" } },
});

Default.test(
  "D-32 files that are no pictures and pictures that no line names are listed; the ZIP is removed",
  english,
  async ({ canvas, userEvent, args: calls }) => {
    await userEvent.click(canvas.getByText("One file is no usable picture"));
    await expect(canvas.getByText("shop/notes.txt")).toBeVisible();
    await userEvent.click(canvas.getByText("No line names 2 pictures"));
    await expect(canvas.getByText("old/spare.jpg")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove pictures" }));
    await expect(calls.onRemove).toHaveBeenCalledOnce();
  },
);

Default.test(
  "D-32 a ZIP is replaced by another one; a file of another kind is rejected with the limits",
  english,
  async ({ canvas, canvasElement, userEvent, args: calls }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Replace" }));
    const input = canvasElement.querySelector("input[type=file]");
    if (!(input instanceof HTMLInputElement)) throw new Error("There is no file field.");
    const file = new File(["PK"], "new.zip", { type: "application/zip" });
    await userEvent.upload(input, file);
    await expect(calls.onUpload).toHaveBeenCalledWith(file);
  },
);
