import type { SheetFormat } from "@shop/contract/product-sheets/endpoints.ts";
import { Button, type ButtonProps } from "@shop/ui/button.tsx";
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

export interface ExportMenuProps extends Pick<ButtonProps, "size" | "className"> {
  /** The words of the button and of the export in each format. */
  readonly texts: Readonly<Record<"label" | SheetFormat, string>>;
  /** The address of the file in a format. */
  readonly hrefOf: (format: SheetFormat) => string;
  /** The way to the import of such files; none by default. */
  readonly importing?: { readonly href: string; readonly text: string };
}

/** The menu of the exports of a list. */
export function ExportMenu({ texts, hrefOf, importing, size, className }: ExportMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size={size} className={className}>
          <FileSpreadsheet aria-hidden className="size-4" />
          {texts.label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {formats.map(([format, Icon]) => (
          <DropdownMenuItem key={format} asChild>
            <a href={hrefOf(format)} download>
              <Icon aria-hidden />
              {texts[format]}
            </a>
          </DropdownMenuItem>
        ))}
        {importing && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <Link href={importing.href}>
                <Upload aria-hidden />
                {importing.text}
              </Link>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
