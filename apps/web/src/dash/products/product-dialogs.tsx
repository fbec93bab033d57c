import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import type { ProductEditorProps } from "./product-editor.tsx";
import type { ProductHistoryProps } from "./product-history.tsx";
import type { OpenDialog } from "./product-list-params.ts";

const editor: LazyPartSource<ProductEditorProps> = {
  areas: ["dashProducts"],
  load: async () => (await import("./product-editor.tsx")).ProductEditor,
};

const history: LazyPartSource<ProductHistoryProps> = {
  areas: ["dashShell"],
  load: async () => (await import("./product-history.tsx")).ProductHistory,
};

export interface ProductDialogsProps {
  readonly dialog: OpenDialog;
  readonly subCategoryId: number | null;
  readonly onClose: () => void;
}

/** The dialogs of a list of products, loaded when one is opened first. */
export function ProductDialogs({ dialog, subCategoryId, onClose }: ProductDialogsProps) {
  const showFailure = useLoadFailure();
  const onFailure = () => {
    onClose();
    showFailure();
  };
  const isForm = dialog !== null && dialog.name !== "history";
  return (
    <>
      <LazyPart
        part={editor}
        preload
        props={
          isForm
            ? {
                id: dialog.name === "edit" ? dialog.id : null,
                newName: dialog.name === "new" ? dialog.called : undefined,
                copyOf: dialog.name === "copy" ? dialog.id : null,
                subCategoryId,
                onClose,
              }
            : null
        }
        onFailure={onFailure}
      />
      <LazyPart
        part={history}
        props={dialog?.name === "history" ? { id: dialog.id, onClose } : null}
        onFailure={onFailure}
      />
    </>
  );
}
