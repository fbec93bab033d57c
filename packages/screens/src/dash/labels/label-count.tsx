import { MAX_LABELS } from "@shop/domain/labels/label-items.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";

import { LocalText, PartNumber } from "../../shared/local-text.tsx";

export interface LabelCountProps {
  /** What is counted, beside the number. */
  readonly label: string;
  /** Accessible name of the number; the label by default. */
  readonly name?: string;
  /** The part number of the product, below the label; none by default. */
  readonly partNumber?: string | null | undefined;
  /** What stands below the label; nothing by default. */
  readonly hint?: string;
  readonly value: number;
  /** The least number; 0 by default. */
  readonly min?: number;
  /** The largest number; that of all labels at once by default. */
  readonly max?: number;
  /** Called with the entered number. */
  readonly onChange: (value: number) => void;
}

/** A whole number beside what it counts. */
export function LabelCount({
  label,
  name = label,
  partNumber,
  hint,
  value,
  min = 0,
  max = MAX_LABELS,
  onChange,
}: LabelCountProps) {
  const texts = useMessages("dashLabels");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="min-w-0 grow basis-44 leading-snug">
        <p className="font-semibold wrap-anywhere">
          <LocalText text={label} />
        </p>
        {partNumber && (
          <p className="text-muted text-sm">
            <PartNumber number={partNumber} />
          </p>
        )}
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      <QuantityControl
        value={value}
        min={min}
        max={max}
        labels={{
          quantity: name,
          decrease: fill(texts.decrease, { name: label }),
          increase: fill(texts.increase, { name: label }),
          rejected: fill(texts.wholeNumber, { least: formatCount(min), most: formatCount(max) }),
        }}
        onChange={onChange}
      />
    </div>
  );
}
