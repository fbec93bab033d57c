import type { ImportFault } from "@shop/contract/imports/product-import.ts";

/** A sheet that cannot be read, or a step that ended early, with its reason. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly fault: ImportFault;

  constructor(fault: ImportFault, options?: ErrorOptions) {
    super(`The import ended: ${fault}.`, options);
    this.fault = fault;
  }
}
