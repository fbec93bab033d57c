/** The address by which a browser calls a phone as the shop writes it: '02 2345 6789/90' calls the first of its lines. */
export const callAddress = (phone: string): string =>
  `tel:${(phone.split("/")[0] ?? "").replaceAll(/[^+\d]/g, "")}`;
