/** The phone of a buyer in international form, for links: '01012345678' becomes '+201012345678'; another form stays. */
export function internationalPhone(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, "");
  if (/^0?1\d{9}$/.test(digits)) return `+20${digits.replace(/^0/, "")}`;
  if (/^0?5\d{8}$/.test(digits)) return `+971${digits.replace(/^0/, "")}`;
  return digits;
}
