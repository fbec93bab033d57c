import type { SheetFormat } from "@shop/contract/product-sheets/endpoints.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { buttonClasses } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { useState } from "react";

import { DashSection } from "../dash-section.tsx";

/** Days by the names of their fields. */
type Days<Name extends string> = Readonly<Record<Name, string>>;

export interface DaySheetsProps<Name extends string> {
  /** Text of the heading, which names the links, too. */
  readonly title: string;
  /** What the sheets hold. */
  readonly hint: string;
  /** The days that are chosen at first, in the order of their fields. */
  readonly days: Readonly<Record<Name, string>>;
  /** The labels of their fields. */
  readonly labels: NoInfer<Readonly<Record<Name, string>>>;
  /** The words of the links. */
  readonly formats: Readonly<Record<SheetFormat, string>>;
  /** Why there is no sheet of some days, shown at the last one; null where there is. */
  readonly faultOf?: (days: Days<Name>) => string | null;
  /** The address of a sheet. */
  readonly addressOf: (
    query: Days<Name> & { readonly format: SheetFormat; readonly locale: Locale },
  ) => string;
}

/** Links to what is of a day or some days, as sheets. */
export function DaySheets<Name extends string>({
  title,
  hint,
  days,
  labels,
  formats,
  faultOf,
  addressOf,
}: DaySheetsProps<Name>) {
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<Days<Name>>(days);
  const names = Object.keys(days).filter((name): name is Name => name in days);
  const fault = faultOf?.(chosen) ?? null;
  return (
    <DashSection title={title}>
      <p className="text-muted mb-3 text-sm">{hint}</p>
      <div className="flex flex-wrap items-end gap-3">
        {names.map((name) => (
          <Field key={name} label={labels[name]} error={name === names.at(-1) ? fault : null}>
            <Input
              type="date"
              value={chosen[name]}
              onChange={({ target }) => {
                if (target.value !== "") setChosen({ ...chosen, [name]: target.value });
              }}
            />
          </Field>
        ))}
        {fault === null && (
          <span className="flex flex-wrap gap-3">
            {(["xlsx", "csv"] as const).map((format) => (
              <a
                key={format}
                aria-label={`${title}: ${formats[format]}`}
                href={addressOf({ ...chosen, format, locale })}
                download
                className={buttonClasses()}
              >
                {formats[format]}
              </a>
            ))}
          </span>
        )}
      </div>
    </DashSection>
  );
}
