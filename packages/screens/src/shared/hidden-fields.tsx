/** Search parameters of an address; a name may occur several times. */
export type AddressFields = readonly (readonly [name: string, value: string])[];

/** Hidden inputs that keep the other parameters of an address in a form that changes one of them. */
export const HiddenFields = ({ fields }: { readonly fields: AddressFields }) =>
  fields.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
