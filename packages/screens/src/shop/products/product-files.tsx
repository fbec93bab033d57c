import type { ProductFile } from "@shop/contract/product-files/product-file.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { fileTitle, isStoredFile } from "@shop/domain/product-files/product-files.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { fileSize } from "@shop/i18n/words/file-size.ts";
import ExternalLink from "lucide-react/icons/external-link";
import FileText from "lucide-react/icons/file-text";

import { fileKindName } from "../../shared/file-kind-name.ts";
import { LocalText } from "../../shared/local-text.tsx";

export interface ProductFilesProps {
  /** The files of the product, in order; without any the section is left out. */
  readonly files: readonly ProductFile[];
}

const comma = (locale: Locale): string => (locale === "ar" ? "، " : ", ");

/** Type, size, pages and site of a file, as far as they are known: 'PDF, 1.2 MB, 12 pages'. */
function FileDetails({ address, bytes, pages }: ProductFile) {
  const texts = useMessages("productPage").files;
  const { locale } = useLocale();
  const isPdf = isStoredFile(address) || bytes !== null || /\.pdf$/i.test(new URL(address).pathname);
  const details = [
    ...(isPdf ? ["PDF"] : []),
    ...(bytes === null ? [] : [fileSize(bytes, texts.sizes)]),
    ...(pages === null ? [] : [plural(locale, pages, texts.pages)]),
    ...(isStoredFile(address) ? [] : [new URL(address).host]),
  ];
  return (
    <>
      {details.map((detail, index) => (
        <span key={detail}>
          {index > 0 && comma(locale)}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </>
  );
}

/** Links to the datasheets and other files of a product, which open in a new tab. */
export function ProductFiles({ files }: ProductFilesProps) {
  const texts = useMessages("productPage").files;
  const { newTab } = useMessages("products");
  const { locale } = useLocale();
  if (files.length === 0) return null;
  return (
    <section aria-label={texts.label}>
      {/* On phones the chat button floats beside the links, not over them. */}
      <ul className="grid gap-1 max-sm:pe-14">
        {files.map((file) => {
          const Icon = isStoredFile(file.address) ? FileText : ExternalLink;
          return (
            <li key={file.id}>
              <a
                href={file.address}
                target="_blank"
                rel="noreferrer"
                className="decoration-line-strong inline-flex min-h-11 items-center gap-2 rounded-sm wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2 sm:min-h-9"
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <span>
                  <LocalText text={fileTitle(file, locale) ?? fileKindName(texts, file.kind)} />{" "}
                  <span className="text-muted font-normal">
                    (<FileDetails {...file} />)
                  </span>
                  <span className="sr-only">
                    {comma(locale)}
                    {newTab}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
