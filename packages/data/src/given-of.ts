/** What a filter narrows by: its entries without '' and null, which are open. */
export function givenOf<F extends object>(
  filter: F,
): { readonly [K in keyof F]: Exclude<F[K], "" | null> | undefined };
export function givenOf(filter: object): object {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== "" && value !== null));
}
