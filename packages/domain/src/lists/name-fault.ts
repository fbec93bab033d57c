/** Why a name cannot be taken among the other entries of a list, as errors by field: another has it, whatever its case, or there are as many as may be; null where it can. */
export function nameFault(
  name: string,
  others: readonly { readonly name: string }[],
  most: number,
): Readonly<Record<"name", "name_taken" | "limit_reached">> | null {
  const key = name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === key)) return { name: "name_taken" };
  return others.length >= most ? { name: "limit_reached" } : null;
}
