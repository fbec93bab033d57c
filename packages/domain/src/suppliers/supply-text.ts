/** The supplier that a product names. */
export interface Supply {
  readonly supplier: { readonly id: number; readonly name: string };
  /** The supplier's part number; '' where it is not known. */
  readonly part: string;
  /** Pieces of a pack. */
  readonly pack: number;
}

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
