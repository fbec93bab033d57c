/** Storage of one form's unsaved entries, in the browser only. */
export interface DraftStore {
  /** The stored values; undefined without a draft. */
  readonly read: () => unknown;
  readonly write: (values: unknown) => void;
  readonly clear: () => void;
}
