import type { ImportFault } from "@shop/contract/imports/product-import.ts";

/** A sheet that cannot be read, or a step that ended early, with its reason and the row that it is about. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly fault: ImportFault;
  readonly row: number | null;

  constructor(
    fault: ImportFault,
    { row = null, ...options }: ErrorOptions & { readonly row?: number | null } = {},
  ) {
    super(`The import ended: ${fault}.`, options);
    this.fault = fault;
    this.row = row;
  }
}
