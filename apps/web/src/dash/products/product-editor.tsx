import { useProductFormModel } from "@shop/data/dash/products/use-product-form-model.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { ProductDialog } from "@shop/screens/dash/products/form/product-dialog.tsx";
import { UnsavedDialog } from "@shop/screens/dash/shared/form/unsaved-dialog.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useState } from "react";

import { formDraft } from "../form-drafts.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";

export interface ProductEditorProps {
  /** The product to edit; null for a new one. */
  readonly id: number | null;
  /** The name that a new product starts with. */
  readonly newName?: string | undefined;
  /** The product that a new one is a copy of; null for none. */
  readonly copyOf: number | null;
  /** The sub category that a new product starts with; null for none. */
  readonly subCategoryId: number | null;
  /** Closes the dialog: removes it from the page's address. */
  readonly onClose: () => void;
}

/** What tells the forms of different products apart. */
const draftName = ({ id, copyOf, newName }: Pick<ProductEditorProps, "id" | "copyOf" | "newName">): string =>
  copyOf === null ? String(id ?? `new${newName ? `-${newName}` : ""}`) : `copy-${copyOf}`;

/** The dialog of one product; what is entered is kept as a draft until it is saved or discarded. */
function Editor({ id, newName, copyOf, subCategoryId, onClose }: ProductEditorProps) {
  const [draft] = useState(() => formDraft(`product-${draftName({ id, copyOf, newName })}`));
  const guard = useLeaveGuard();
  const closeFreely = () => {
    guard.release();
    onClose();
  };
  const model = useProductFormModel({
    id,
    copyOf,
    locale: useLocale().locale,
    onNotice: useNotify(),
    onStored: draft.clear,
    onSaved: closeFreely,
    // The edit dialog closes; opening it again restores the draft. A new product stays in view.
    onFailed: () => {
      if (id !== null) closeFreely();
    },
  });
  return (
    <>
      <ProductDialog
        {...model}
        subCategoryId={subCategoryId}
        newName={newName}
        draft={draft}
        onDirty={guard.onDirty}
        onClose={onClose}
      />
      <UnsavedDialog
        open={guard.asking}
        onStay={guard.onStay}
        onDiscard={() => {
          draft.clear();
          guard.onDiscard();
        }}
      />
    </>
  );
}

/** Connects the dialog in which a product is added or edited. */
export const ProductEditor = (props: ProductEditorProps) => <Editor key={draftName(props)} {...props} />;
