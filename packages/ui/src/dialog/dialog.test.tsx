import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, DialogContent, DialogTrigger } from "./dialog.tsx";

test("a closed dialog renders only its trigger on the server", () => {
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

test("an initially open dialog renders in the browser only", () => {
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
