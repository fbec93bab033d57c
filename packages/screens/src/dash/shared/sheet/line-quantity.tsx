import { QuantityControl, type QuantityControlProps } from "@shop/ui/quantity-control.tsx";
import { useState } from "react";

export interface LineQuantityProps extends Pick<
  QuantityControlProps,
  "value" | "min" | "max" | "labels" | "onChange"
> {}

/** A quantity that is stored once the entry ends: give it its stored value as `key`. */
export function LineQuantity({ value, min, max, labels, onChange }: LineQuantityProps) {
  const [draft, setDraft] = useState<number | null>(null);
  return (
    <span
      onBlur={({ currentTarget, relatedTarget }) => {
        if (draft === null || currentTarget.contains(relatedTarget)) return;
        if (draft !== value) onChange(draft);
        setDraft(null);
      }}
    >
      <QuantityControl
        value={draft ?? value}
        {...(min !== undefined && { min })}
        {...{ max, labels }}
        size="sm"
        onChange={setDraft}
      />
    </span>
  );
}
