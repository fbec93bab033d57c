const addresses = new WeakMap<Blob, string>();

/** The address under which the browser shows a file that was chosen: the same for the same file, until the document ends. */
export function fileAddress(file: Blob | undefined): string | null {
  if (!file) return null;
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}
