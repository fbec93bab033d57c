import { importPages } from "@shop/domain/site/import-pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import { Link } from "@shop/ui/link.tsx";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";

import { exportAddress, type ExportFilter } from "./file-address.ts";

/** The exports of a list of products, and the way to imports. */
export function SheetMenu({ filter }: { readonly filter: ExportFilter }) {
  const { spreadsheet: texts } = useMessages("dashProducts");
  const { locale } = useLocale();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" className="max-sm:min-h-11">
          <FileSpreadsheet aria-hidden className="size-4" />
          {texts.label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <a href={exportAddress("xlsx", locale, filter)} download>
            <FileSpreadsheet aria-hidden />
            {texts.xlsx}
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={exportAddress("csv", locale, filter)} download>
            <FileText aria-hidden />
            {texts.csv}
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={importPages.list}>
            <Upload aria-hidden />
            {texts.import}
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
