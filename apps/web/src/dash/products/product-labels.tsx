import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { labelFormatNames } from "@shop/domain/labels/label-formats.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import type { LabelsDialogProps } from "@shop/screens/dash/labels/labels-dialog.tsx";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import { labelChoiceStore } from "./label-choice-store.ts";

const dialog: LazyPartSource<LabelsDialogProps> = {
  areas: ["dashLabels"],
  load: async () => (await import("@shop/screens/dash/labels/labels-dialog.tsx")).LabelsDialog,
};

export interface ProductLabelsProps {
  /** The products whose labels are printed; null while none are. */
  readonly products: readonly AdminProduct[] | null;
  readonly onClose: () => void;
}

/** The dialog that prints labels of products, loaded when it is opened first. */
export function ProductLabels({ products, onClose }: ProductLabelsProps) {
  const { locale } = useLocale();
  const showFailure = useLoadFailure();
  const [format = "roll-50x25"] = labelFormatNames;
  return (
    <LazyPart
      part={dialog}
      props={
        products && {
          products,
          choice: labelChoiceStore.read() ?? { format, locale, prices: true },
          onChoice: labelChoiceStore.write,
          onClose,
        }
      }
      onFailure={() => {
        onClose();
        showFailure();
      }}
    />
  );
}
