import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { faultsOf, focusFirstFault } from "../../../form/faults.ts";

export interface FaultCountProps {
  /** The errors of the form that the count stands in, as React Hook Form has them. */
  readonly errors: object;
}

/** The number of faults of a form, beside its save button; leads to the first of them. */
export function FaultCount({ errors }: FaultCountProps) {
  const { lists } = useMessages("dashShell");
  const { locale } = useLocale();
  const count = Object.keys(faultsOf(errors)).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="text-negative me-auto min-h-11 text-start font-semibold underline-offset-4 hover:underline max-sm:basis-full"
      onClick={({ currentTarget }) => focusFirstFault(currentTarget.form)}
    >
      {plural(locale, count, lists.faults)}
    </button>
  );
}
