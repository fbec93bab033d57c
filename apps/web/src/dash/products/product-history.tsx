import { useApi } from "@shop/data/api-context.tsx";
import { useHistoryModel } from "@shop/data/dash/history/use-history-model.ts";
import { adminProductQuery } from "@shop/data/dash/products/queries.ts";
import { subCategoryChoicesQuery } from "@shop/data/dash/sub-categories/sub-category-choices.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { HistoryDialog } from "@shop/screens/dash/history/history-dialog.tsx";
import { useQuery } from "@tanstack/react-query";

export interface ProductHistoryProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Connects the dialog with the change history of a product, also of a deleted one. */
export function ProductHistory({ id, onClose }: ProductHistoryProps) {
  const { locale } = useLocale();
  const api = useApi();
  const model = useHistoryModel({ entity: "product", id });
  const product = useQuery(adminProductQuery(api, id));
  const { data: groups = [] } = useQuery(subCategoryChoicesQuery(api));
  return (
    <HistoryDialog
      {...model}
      name={product.data ? localName(product.data, locale) : "…"}
      groups={groups}
      onClose={onClose}
    />
  );
}
