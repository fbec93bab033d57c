import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { QuarantineDecisionView } from "@shop/data/dash/quarantine/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";

import { HeldProduct } from "../../quarantine/held-product.tsx";

export interface AsideDialogProps extends QuarantineDecisionView {
  /** The product of which units are not for sale. */
  readonly product: AdminProduct;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** What is decided about the units of a product that are not for sale: back into the stock, or written off. */
export function AsideDialog({ product, onClose, ...decision }: AsideDialogProps) {
  const { title } = useMessages("dashQuarantine");
  const { close } = useMessages("common");
  const { id, name, name_ar, part_number, amount, not_for_sale: qty, deleted_at } = product;
  const line = { product_id: id, name, name_ar, part_number, qty, amount: deleted_at ? null : amount };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} closeLabel={close}>
        <ul>
          <HeldProduct line={line} {...decision} />
        </ul>
      </DialogContent>
    </Dialog>
  );
}
