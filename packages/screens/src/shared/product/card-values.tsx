import type { ProductSpecification } from "@shop/contract/products/product.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";

import { LocalText } from "../local-text.tsx";

/** Values that a card shows at most. */
const MAX_VALUES = 5;

export interface CardValuesProps {
  readonly specifications: readonly ProductSpecification[];
  /** Whether each value is shown with its name. */
  readonly named?: boolean;
  /** Classes that bound the lines; two by default. */
  readonly className?: string;
}

/** The values that the definitions choose for cards, in at most two lines; of 'yes or no' only the names of those that are so. */
export function CardValues({ specifications, named = false, className = "max-h-10" }: CardValuesProps) {
  const { locale } = useLocale();
  const shown = specifications.filter((one) => one.yes !== false);
  if (shown.length === 0) return null;
  // A second value in volts or a plain number does not say what it is; any other with a unit or a choice does.
  const needsName = ({ yes, unit }: ProductSpecification, index: number) =>
    yes !== null ||
    unit === "none" ||
    (unit !== null && shown.slice(0, index).some((earlier) => earlier.unit === unit));
  return (
    <div className={cn("relative overflow-hidden", className)}>
      {/* The dot of a line's first value is outside. */}
      <p className="-ms-3 flex flex-wrap">
        {shown.slice(0, MAX_VALUES).map((one, index) => {
          const name = localName(one, locale);
          const text = locale === "ar" ? one.text_ar : one.text;
          return (
            <span
              key={one.attribute_id}
              className="relative max-w-full ps-3 before:absolute before:start-1 before:content-['·']"
            >
              <span className={named ? "text-muted" : needsName(one, index) ? undefined : "sr-only"}>
                <LocalText text={name} />{" "}
              </span>
              {one.yes === null && <LocalText text={text} />}
            </span>
          );
        })}
      </p>
    </div>
  );
}
