/** The supplier that a product names. */
export interface Supply {
  readonly supplier: { readonly id: number; readonly name: string };
  /** The supplier's part number; '' where it is not known. */
  readonly part: string;
  /** Pieces of a pack. */
  readonly pack: number;
}

/** The supplier of a product as its fields have it; a part number that is not known and a pack of one piece are null. */
export interface SupplyFields {
  readonly supplier_id: number | null;
  readonly supplier_part: string | null;
  readonly supplier_pack: number | null;
}

/** The fields of a supply; null of each without one. */
export const supplyFields = (supply: Supply | null): SupplyFields => ({
  supplier_id: supply?.supplier.id ?? null,
  supplier_part: supply?.part || null,
  supplier_pack: supply && supply.pack > 1 ? supply.pack : null,
});

/** The supply of such fields, with the names of suppliers by their ids; null without a supplier. */
export const supplyOfFields = (
  { supplier_id: id, supplier_part: part, supplier_pack: pack }: SupplyFields,
  names: ReadonlyMap<number, string>,
): Supply | null =>
  id === null ? null : { supplier: { id, name: names.get(id) ?? "" }, part: part ?? "", pack: pack ?? 1 };

/** The fields of a product after an edit: without a supplier it has neither part number nor pack of one. */
export const fieldsOfSupplied = <T extends SupplyFields>(fields: T): T =>
  fields.supplier_id === null ? { ...fields, supplier_part: null, supplier_pack: null } : fields;

/** What is wrong with a part number or a pack that an edit gives a product without a supplier; by field, none where it is right. */
export const supplyErrors = (
  { supplier_id: id }: SupplyFields,
  given: { readonly [F in keyof SupplyFields]?: SupplyFields[F] | undefined },
): Readonly<Record<string, string>> =>
  id === null && (given.supplier_part || given.supplier_pack) ? { supplier_id: "required" } : {};

const PATTERN = /^(?<name>.*?) #(?<id>\d+) · ×(?<pack>\d+)(?: · (?<part>.*))?$/su;

/** A supply as one value of the change history: 'Delta Parts #4 · ×10 · D-77'; '' without a supplier. */
export function supplyText(supply: Supply | null): string {
  if (!supply) return "";
  const { supplier, part, pack } = supply;
  // The sign before the pack stands nowhere else, so that each text is read as it was written.
  const name = supplier.name.replaceAll("×", "x");
  return `${name} #${supplier.id} · ×${pack}${part === "" ? "" : ` · ${part}`}`;
}

/** Whether two supplies are the same, whatever the supplier is called by now. */
export const isSameSupply = (one: Supply | null, other: Supply | null): boolean =>
  one?.supplier.id === other?.supplier.id && one?.part === other?.part && one?.pack === other?.pack;

/** The supply of a text of {@link supplyText}; null for '' and any other text. */
export function supplyOfText(text: string | number): Supply | null {
  const { name = "", id, pack, part = "" } = PATTERN.exec(String(text))?.groups ?? {};
  return id === undefined ? null : { supplier: { id: Number(id), name }, part, pack: Number(pack) };
}
