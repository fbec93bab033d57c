import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { ExportMenu } from "../shared/list/export-menu.tsx";
import { exportAddress, type ExportFilter } from "./file-address.ts";

/** The exports of a list of products, and the way to imports. */
export function SheetMenu({ filter }: { readonly filter: ExportFilter }) {
  const { spreadsheet: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  return (
    <ExportMenu
      size="sm"
      className="max-sm:min-h-11"
      texts={texts}
      hrefOf={(format) => exportAddress(format, locale, filter)}
      importing={{ href: dashPages.imports.path, text: texts.import }}
    />
  );
}
