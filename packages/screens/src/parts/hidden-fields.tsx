/** Keeps the rest of an address in a form that changes one part of it. */
export const HiddenFields = ({ fields }: { readonly fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
