import type { SupplierChoice } from "@shop/data/dash/suppliers/view.ts";
import type { Remote } from "@shop/data/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { ComboboxOption, ComboboxProps } from "@shop/ui/combobox/combobox.tsx";

/** Suppliers as options, with the texts of a select of them; a chosen one that is not among them, as it was deleted, is added. */
export function useSupplierOptions(
  suppliers: Remote<readonly SupplierChoice[]>,
  chosen: string,
): Pick<ComboboxProps, "options" | "searchPlaceholder" | "emptyText"> {
  const { supplier: texts } = useMessages("dashProducts");
  const { status } = suppliers;
  const known = (status === "ready" ? suppliers.data : []).map(({ id, name }): ComboboxOption => ({
    value: String(id),
    label: name,
  }));
  const isKnown = chosen === "" || known.some(({ value }) => value === chosen);
  const label = { loading: texts.loading, failed: texts.unknown, ready: texts.unknown }[status];
  return {
    options: isKnown ? known : [...known, { value: chosen, label }],
    searchPlaceholder: texts.search,
    emptyText: { loading: texts.loading, failed: texts.failed, ready: texts.notFound }[status],
  };
}
