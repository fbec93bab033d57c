import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { MAX_LABEL_PRODUCTS } from "@shop/domain/labels/label-items.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import type { LabelChoice } from "./label-choice.ts";
import { LabelsForm } from "./labels-form.tsx";

export interface LabelsDialogProps {
  /** The products whose labels are printed. */
  readonly products: ReadonlyArray<Pick<AdminProduct, "id" | "name" | "name_ar" | "part_number">>;
  /** How labels were printed the last time: what the dialog begins with. */
  readonly choice: LabelChoice;
  /** Called with each change of how labels are printed. */
  readonly onChoice: (choice: LabelChoice) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The dialog that prints labels of products for shelves and bags as a PDF file. */
export function LabelsDialog({ products, choice, onChoice, onClose }: LabelsDialogProps) {
  const texts = useMessages("dashLabels");
  const close = <Button onClick={onClose}>{texts.close}</Button>;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={texts.title} description={texts.hint} closeLabel={texts.close}>
        {products.length > MAX_LABEL_PRODUCTS ? (
          <>
            <p>{fill(texts.tooManyProducts, { count: formatCount(MAX_LABEL_PRODUCTS) })}</p>
            <DialogFooter>{close}</DialogFooter>
          </>
        ) : (
          <LabelsForm {...{ products, choice, onChoice }} close={close} />
        )}
      </DialogContent>
    </Dialog>
  );
}
