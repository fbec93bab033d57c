import type { ProductFilterChoice } from "@shop/data/dash/products/view.ts";
import type { SupplierChoice } from "@shop/data/dash/suppliers/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Combobox } from "@shop/ui/combobox/combobox.tsx";

import { useSupplierOptions } from "../../shared/form/use-supplier-options.ts";

export interface ProductSupplierFilterProps {
  /** The supplier that the list is narrowed to, or none; null for all products. */
  readonly supplier: ProductFilterChoice["supplier"];
  /** The suppliers to choose from. */
  readonly suppliers: ReadonlyArray<SupplierChoice>;
  /** Called with the chosen supplier. */
  readonly onSupplier: (supplier: ProductFilterChoice["supplier"]) => void;
}

/** Values of the options for all products, and for those without a supplier. */
const ALL = "all";
const NONE = "none";

/** A searchable select that narrows a list of products to those of a supplier, or without one. */
export function ProductSupplierFilter({ supplier, suppliers, onSupplier }: ProductSupplierFilterProps) {
  const { supplier: texts } = useMessages("dashProducts");
  const value = supplier === null ? ALL : String(supplier);
  const { options, ...select } = useSupplierOptions(
    { status: "ready", data: suppliers, refreshing: false },
    typeof supplier === "number" ? value : "",
  );
  return (
    <div className="w-full sm:w-52">
      <Combobox
        {...select}
        aria-label={texts.filter}
        options={[{ value: ALL, label: texts.all }, { value: NONE, label: texts.without }, ...options]}
        value={value}
        onChange={(chosen) => onSupplier(chosen === ALL ? null : chosen === NONE ? NONE : Number(chosen))}
        placeholder={texts.all}
        className="sm:min-h-9 sm:text-sm"
      />
    </div>
  );
}
