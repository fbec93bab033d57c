import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import {
  paperLanguages,
  taxForms,
  type TaxDocumentSummary,
} from "@shop/contract/tax-documents/tax-document.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

export interface TaxDocumentLinksProps {
  /** The invoice or credit note. */
  readonly document: Pick<TaxDocumentSummary, "id" | "number">;
}

/** The papers of a document in each language, and its data in the forms of the tax authority. */
export function TaxDocumentLinks({ document: { id, number } }: TaxDocumentLinksProps) {
  const texts = useMessages("dashTaxDocuments");
  const forms = { receipt: texts.receiptData, invoice: texts.invoiceData };
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {paperLanguages.map((language) => (
        <TextLink
          key={language}
          href={addressOf(adminAddresses.readTaxDocument, { id }, { language })}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center sm:min-h-0"
        >
          <span className="sr-only">{fill(texts.pdfOf, { number })} </span>
          <span aria-hidden>{texts.pdf} </span>&nbsp;{texts.languages[language]}
        </TextLink>
      ))}
      {taxForms.map((form) => (
        <TextLink
          key={form}
          href={addressOf(adminAddresses.readTaxData, { id }, { form })}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center sm:min-h-0"
        >
          <span className="sr-only">{fill(texts.dataOf, { number })}: </span>
          {forms[form]}
        </TextLink>
      ))}
    </span>
  );
}
