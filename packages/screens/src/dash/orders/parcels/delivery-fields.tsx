import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { byName, governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import type { Bilingual } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { SelectField, type SelectFieldProps } from "../../../form/select-field.tsx";
import { TextField, type TextFieldProps } from "../../../form/text-field.tsx";

export interface BranchFieldProps {
  /** The names of the branches at which orders are picked up. */
  readonly branches: readonly Bilingual[];
  /** The chosen branch; null for none. */
  readonly branch: Bilingual | null;
  readonly onBranch: (branch: Bilingual | null) => void;
  /** Text of no branch; by default that none is agreed. */
  readonly none?: string;
}

/** The branch at which an order is picked up. */
export function BranchField({ branches, branch, none, onBranch }: BranchFieldProps) {
  const { delivery: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  return (
    <SelectField
      name="branch"
      label={texts.branch}
      className="max-w-80"
      value={branch?.en ?? ""}
      onChange={({ target: { value } }) => onBranch(branches.find(({ en }) => en === value) ?? null)}
    >
      <option value="">{none ?? texts.anyBranch}</option>
      {branches.map((one) => (
        <option key={one.en} value={one.en}>
          {one[locale]}
        </option>
      ))}
    </SelectField>
  );
}

export interface DeliveryFieldsProps extends BranchFieldProps {
  /** The chosen place; '' for none. */
  readonly to: string;
  /** Binds the field of the place. */
  readonly place: Omit<SelectFieldProps, "label">;
  /** Binds the field of the cost. */
  readonly cost: Omit<TextFieldProps, "label">;
}

/** Options of all places: pick-up, and the governorates by name. */
export function PlaceOptions() {
  const { pickUp } = useMessages("delivery");
  const { locale } = useLocale();
  return (
    <>
      <option value={PICK_UP}>{pickUp}</option>
      {byName(governorates, locale).map((code) => (
        <option key={code} value={code}>
          {governorateName(code, locale)}
        </option>
      ))}
    </>
  );
}

/** Where an order goes, and what that costs. */
export function DeliveryFields({ to, place, cost, ...branch }: DeliveryFieldsProps) {
  const { delivery: texts } = useMessages("dashOrders");
  return (
    <>
      <SelectField {...place} label={texts.to} className="max-w-80">
        <option value="">{texts.none}</option>
        <PlaceOptions />
      </SelectField>
      {to === PICK_UP && <BranchField {...branch} />}
      {to !== "" && (
        <TextField
          hint={texts.costHint}
          {...cost}
          label={texts.cost}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-80"
        />
      )}
    </>
  );
}
