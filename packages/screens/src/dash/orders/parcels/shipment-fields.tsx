import { TextField, type TextFieldProps } from "../../../form/text-field.tsx";

type Field = Omit<TextFieldProps, "label">;

export interface ShipmentFieldsProps {
  /** The field of who carries the parcel. */
  readonly carrier: Field;
  /** The field of its number there. */
  readonly tracking: Field;
  /** Labels of both, and that they are optional. */
  readonly texts: Readonly<Record<"carrier" | "tracking" | "optional", string>>;
}

/** Who carries a parcel, and its tracking number. */
export const ShipmentFields = ({ carrier, tracking, texts }: ShipmentFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField {...carrier} label={texts.carrier} optional={texts.optional} autoComplete="on" />
    <TextField {...tracking} label={texts.tracking} optional={texts.optional} dir="ltr" autoComplete="off" />
  </div>
);
