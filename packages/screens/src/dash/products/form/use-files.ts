import type { AdminProductFile } from "@shop/contract/product-files/product-file.ts";
import type { FileEntry, FileResult, FileSelection } from "@shop/data/dash/product-files/view.ts";
import { MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";
import { useState } from "react";

/** A file of the form; one that is removed stays in its place until the form is saved. */
export interface ShownFile extends FileEntry {
  readonly removed: boolean;
}

/** What can be entered for a file. */
export type FileTexts = Pick<FileEntry, "kind" | "title" | "title_ar" | "address">;

interface State {
  readonly stored: readonly AdminProductFile[];
  readonly entries: readonly ShownFile[];
  /** Why a file is not saved yet, by its key; that of the whole list by null. */
  readonly failures: ReadonlyMap<number | null, string>;
  /** The key of the last new entry. */
  readonly lastKey: number;
}

/** The files of a form, and what can be done to them. */
export interface Files {
  readonly entries: readonly ShownFile[];
  readonly failures: State["failures"];
  /** Whether there is room for another file. */
  readonly hasRoom: boolean;
  /** Whether a save would change anything. */
  readonly isDirty: boolean;
  readonly selection: FileSelection;
  /** Adds a PDF, or an empty link without one. */
  readonly add: (file: File | null) => void;
  readonly change: (key: number, texts: Partial<FileTexts>) => void;
  /** Removes a file or takes its removal back; a new one disappears at once. */
  readonly setRemoved: (key: number, removed: boolean) => void;
  readonly reorder: (keys: readonly number[]) => void;
}

/** Keys of new files count down from here, so that they differ from those of new pictures. */
const FIRST_KEY = -1_000_000;

const toEntry = (record: AdminProductFile): ShownFile => ({
  key: record.id,
  record,
  file: null,
  kind: record.kind,
  title: record.title ?? "",
  title_ar: record.title_ar ?? "",
  address: record.address,
  removed: false,
});

const initialState = (stored: readonly AdminProductFile[]): State => ({
  stored,
  entries: stored.map(toEntry),
  failures: new Map(),
  lastKey: FIRST_KEY,
});

/** Starts from what a save has stored; keeps what was entered and not saved. */
function afterSave(state: State, { files, failures, records }: FileResult): State {
  const byId = new Map(files.map((file) => [file.id, file]));
  const reasons = new Map(
    failures.map(({ key, reason }) => [key === null ? null : (records.get(key) ?? key), reason] as const),
  );
  const entries = state.entries.flatMap((entry): ShownFile[] => {
    const record = byId.get(records.get(entry.key) ?? 0);
    if (record) return [{ ...entry, key: record.id, record, file: null }];
    // A removal is stored with the list.
    return entry.record === null || reasons.size > 0 ? [entry] : [];
  });
  return { ...state, stored: files, entries, failures: reasons };
}

const isSame = (entry: ShownFile, record: AdminProductFile | undefined): boolean => {
  const before = record && toEntry(record);
  return (
    before !== undefined &&
    !entry.removed &&
    entry.key === before.key &&
    entry.kind === before.kind &&
    (["title", "title_ar", "address"] as const).every((field) => entry[field].trim() === before[field])
  );
};

/** Manages the files of a product form: stored ones, new PDFs and links, their order and texts. */
export function useFiles(stored: readonly AdminProductFile[], result: FileResult | null): Files {
  const [state, setState] = useState(() => initialState(stored));
  const [handled, setHandled] = useState(result);
  if (result !== handled) {
    setHandled(result);
    if (result) setState((before) => afterSave(before, result));
  }
  const changeEntries = (change: (entries: readonly ShownFile[]) => readonly ShownFile[]) =>
    setState((before) => ({ ...before, entries: change(before.entries) }));
  const update = (key: number, values: Partial<ShownFile>) =>
    changeEntries((all) =>
      all.map((entry) => (entry.key === key ? Object.assign({}, entry, values) : entry)),
    );
  const kept = state.entries.filter(({ removed }) => !removed);
  return {
    entries: state.entries,
    failures: state.failures,
    hasRoom: kept.length < MAX_PRODUCT_FILES,
    isDirty:
      state.entries.length !== state.stored.length ||
      state.entries.some((entry, index) => !isSame(entry, state.stored[index])),
    selection: { stored: state.stored, entries: kept },
    add: (file) =>
      setState((before) => {
        const key = before.lastKey - 1;
        const entry: ShownFile = {
          key,
          record: null,
          file,
          kind: "datasheet",
          title: "",
          title_ar: "",
          address: "",
          removed: false,
        };
        return { ...before, lastKey: key, entries: [...before.entries, entry] };
      }),
    change: update,
    setRemoved: (key, removed) =>
      changeEntries((all) =>
        all.flatMap((entry) => {
          if (entry.key !== key) return [entry];
          return entry.record === null ? [] : [{ ...entry, removed }];
        }),
      ),
    reorder: (keys) =>
      changeEntries((all) => keys.flatMap((key) => all.filter((entry) => entry.key === key))),
  };
}
