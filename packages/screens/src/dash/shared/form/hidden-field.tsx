import { CheckboxField, type CheckboxFieldProps } from "../../../form/checkbox-field.tsx";

/** Props of {@link HiddenField}: the registered field, its label and what hiding does. */
export interface HiddenFieldProps extends CheckboxFieldProps {
  readonly hint: string;
}

/** The choice to hide a category or sub category from shoppers. */
export const HiddenField = ({ hint, ...field }: HiddenFieldProps) => (
  <div>
    <CheckboxField {...field} />
    <p className="text-muted text-sm">{hint}</p>
  </div>
);
