import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { useState } from "react";

import { DeletionMessage } from "../parts/deletion-message.tsx";

/** Props of {@link DeleteProduct}. */
export interface DeleteProductProps {
  /** The product to delete; null while nothing is asked. */
  readonly product: AdminProduct | null;
  /** Deletes the product; the dialog stays open until it resolves. */
  readonly onDelete: (product: AdminProduct) => Promise<void>;
  /** Called when the dialog is to be closed: on cancel, or after the deletion. */
  readonly onClose: () => void;
}

/** Asks before a product is deleted; stays open until the answer. */
export function DeleteProduct({ product, onDelete, onClose }: DeleteProductProps) {
  const { confirm } = useMessages("dashShell");
  const { locale } = useLocale();
  const [pending, setPending] = useState(false);
  if (!product) return null;
  const remove = async () => {
    setPending(true);
    await onDelete(product);
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={confirm.title}
      message={<DeletionMessage name={localName(product, locale)} />}
      confirmLabel={confirm.confirm}
      cancelLabel={confirm.cancel}
      tone="danger"
      pending={pending}
      onConfirm={() => void remove()}
    />
  );
}
