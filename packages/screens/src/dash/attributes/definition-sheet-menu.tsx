import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
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

const formats = [
  ["xlsx", FileSpreadsheet],
  ["csv", FileText],
] as const;

/** The exports of all definitions, and the way to their import. */
export function DefinitionSheetMenu() {
  const { sheet: texts } = useMessages("dashAttributes");
  const { locale } = useLocale();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          <FileSpreadsheet aria-hidden className="size-4" />
          {texts.label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {formats.map(([format, Icon]) => (
          <DropdownMenuItem key={format} asChild>
            <a href={addressOf(adminAddresses.exportAttributes, {}, { format, locale })} download>
              <Icon aria-hidden />
              {texts[format]}
            </a>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={dashPages.attributeImport}>
            <Upload aria-hidden />
            {texts.import}
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
