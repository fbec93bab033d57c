/** Milliseconds after which the address of a file goes: some browsers read it only after the click. */
const KEPT_MS = 60_000;

/** Has the browser save a file that was read into memory. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
