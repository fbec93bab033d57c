import { reasonOfChange, reasonsOfChange } from "@shop/domain/books/stock-reasons.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";

import { stockReasonWords } from "../value/stock-reason-words.ts";

export interface StockReasonFieldProps {
  /** By how many pieces the stock changes; null for more of some products and fewer of others. */
  readonly pieces: number | null;
  /** The chosen reason; '' for the proposed one. */
  readonly value: string;
  /** Called with the chosen reason. */
  readonly onValue: (reason: string) => void;
}

/** Why a stock is changed by hand, with a proposal; nothing where it does not change. */
export function StockReasonField({ pieces, value, onValue }: StockReasonFieldProps) {
  const { fields } = useMessages("dashShell");
  const reasons = reasonsOfChange(pieces);
  if (reasons.length === 0) return null;
  return (
    <Field label={fields.names.stock_reason}>
      <Select
        value={reasonOfChange(pieces, value)}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      >
        {reasons.map((one) => (
          <option key={one} value={one}>
            {stockReasonWords(one, pieces, fields)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
