import type { SupplierView } from "@shop/data/dash/suppliers/view.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { MAX_SUPPLIER_LIST_BYTES } from "@shop/domain/suppliers/read-supplier-list.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { TextLink } from "@shop/ui/text-link.tsx";

import { CodeListInput } from "../shared/sheet/code-list-input.tsx";

/** Imports the products of a supplier from a file, or from pasted rows. */
export function SupplierListInput({
  upload,
  list,
  onList,
}: Pick<SupplierView, "upload" | "list" | "onList">) {
  const { list: texts } = useMessages("dashSuppliers");
  const { locale } = useLocale();
  return (
    <CodeListInput
      {...{ texts, upload, onList }}
      maxBytes={MAX_SUPPLIER_LIST_BYTES}
      unread={list && list.unread}
      done={
        list
          ? [
              plural(locale, list.products, texts.imported),
              ...(list.moved > 0 ? [plural(locale, list.moved, texts.moved)] : []),
            ]
          : []
      }
    >
      {list && list.change !== null && (
        <TextLink href={dashPathOf.bulkChange(list.change)}>{texts.change}</TextLink>
      )}
    </CodeListInput>
  );
}
