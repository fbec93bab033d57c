import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, DialogContent, DialogTrigger } from "./dialog.tsx";

test("a closed dialog is served as its trigger alone", () => {
  const html = renderToString(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Title" closeLabel="Close">
        Content
      </DialogContent>
    </Dialog>,
  );
  expect(html).toMatch(/^<button[^>]*aria-haspopup="dialog"[^>]*>Open<\/button>$/);
});

test("a dialog that is open from the start waits for the browser", () => {
  const html = renderToString(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Are you sure?"
      message="You won't be able to revert this!"
      confirmLabel="Yes, delete it!"
      cancelLabel="cancel"
      onConfirm={() => {}}
    />,
  );
  expect(html).toBe("");
});
