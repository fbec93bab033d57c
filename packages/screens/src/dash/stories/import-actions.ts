import { fn } from "storybook/test";

import type { ImportScreenProps } from "../imports/import-screen.tsx";

/** What the page of an import is given beside the import and its lines. */
export const importActions: Omit<ImportScreenProps, "found" | "lines" | "subCategories" | "attributes"> = {
  seesCosts: true,
  command: { status: "idle" },
  pictures: { upload: { status: "idle" }, progress: 0, onUpload: fn(), onRemove: fn() },
  shown: null,
  onShown: fn(),
  onCheck: fn(),
  onReadAgain: fn(),
  onApply: fn(),
  onCancel: fn(),
  onUndo: fn(),
};
