import type { OrderCompany } from "@shop/domain/orders/placing/order-company.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { companyRows } from "@shop/i18n/words/company-words.ts";

export interface CompanyDetailsProps {
  /** The order or account that states a company. */
  readonly company: Readonly<Partial<OrderCompany>>;
  /** Classes of the list. */
  readonly className?: string;
}

/** The company that an invoice is for, with its numbers; nothing where none is stated. */
export function CompanyDetails({ company, className }: CompanyDetailsProps) {
  const texts = useMessages("company");
  const rows = companyRows(company, texts);
  if (rows.length === 0) return null;
  return (
    <dl className={className}>
      {rows.map(({ field, label, value }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted text-sm leading-6">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {field === "company" ? <bdi>{value}</bdi> : <bdi dir="ltr">{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
