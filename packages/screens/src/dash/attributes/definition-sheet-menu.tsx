import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { ExportMenu } from "../shared/list/export-menu.tsx";

/** The exports of all definitions, and the way to their import. */
export function DefinitionSheetMenu() {
  const { sheet: texts } = useMessages("dashAttributes");
  const { locale } = useLocale();
  return (
    <ExportMenu
      texts={texts}
      hrefOf={(format) => addressOf(adminAddresses.exportAttributes, {}, { format, locale })}
      importing={{ href: dashPages.attributeImport.path, text: texts.import }}
    />
  );
}
