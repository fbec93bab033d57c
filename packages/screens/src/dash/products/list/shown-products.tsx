import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import type { ReactNode } from "react";

/** Two buttons, of which one is pressed: the products in the shop, or the deleted ones. */
export function ShownProducts({
  deleted,
  onDeleted,
}: {
  readonly deleted: boolean;
  readonly onDeleted: (deleted: boolean) => void;
}) {
  const { products: texts } = useMessages("dashProducts");
  const choice = (value: boolean, text: ReactNode) => (
    <button
      type="button"
      aria-pressed={deleted === value}
      className={cn(
        "min-h-11 px-3 text-sm font-semibold sm:min-h-9",
        deleted === value ? "bg-ink text-surface" : "bg-surface text-ink hover:bg-sunken",
      )}
      onClick={() => onDeleted(value)}
    >
      {text}
    </button>
  );
  return (
    <fieldset className="border-line-strong divide-line-strong flex divide-x overflow-hidden rounded-md border">
      <legend className="sr-only">{texts.show}</legend>
      {choice(false, texts.sold)}
      {choice(true, texts.deleted)}
    </fieldset>
  );
}
