import type { ProductImage } from "@shop/contract/products/product.ts";
import type {
  PictureEntry,
  PictureFailure,
  PictureResult,
  PictureSelection,
} from "@shop/data/dash/products/view.ts";
import { useState } from "react";

/** A file that was not taken, with the code of its reason. */
interface RejectedPicture {
  readonly key: number;
  readonly name: string;
  readonly reason: string;
}

interface State {
  readonly stored: readonly ProductImage[];
  readonly entries: readonly PictureEntry[];
  /** Whether new pictures are added to the stored ones instead of replacing them. */
  readonly keep: boolean;
  readonly rejected: readonly RejectedPicture[];
  /** Why a picture is not saved yet, by its key. */
  readonly failures: Readonly<Record<number, string>>;
  /** The key of the last new entry; keys of new entries count down from -1. */
  readonly lastKey: number;
}

/** The pictures of a form, and what can be done to them. */
export interface Pictures {
  /** The pictures that a save would leave, in order. */
  readonly entries: readonly PictureEntry[];
  /** Stored pictures that the new ones replace; 0 where they are kept. */
  readonly replaced: number;
  /** Whether there are new pictures beside stored ones, so that the reader chooses between replacing and adding. */
  readonly isChoice: boolean;
  readonly rejected: readonly RejectedPicture[];
  readonly failures: Readonly<Record<number, string>>;
  /** Whether a save would change anything. */
  readonly isDirty: boolean;
  readonly selection: PictureSelection;
  readonly add: (files: readonly File[]) => void;
  readonly reject: (files: readonly { readonly name: string; readonly reason: string }[]) => void;
  readonly dismiss: (key: number) => void;
  readonly setKeep: (keep: boolean) => void;
  readonly reorder: (keys: readonly number[]) => void;
  readonly replace: (key: number, file: File) => void;
  readonly remove: (key: number) => void;
  readonly describe: (key: number, texts: Partial<Pick<PictureEntry, "alt" | "alt_ar">>) => void;
}

const toEntry = (record: ProductImage): PictureEntry => ({
  key: record.id,
  record,
  file: null,
  alt: record.alt ?? "",
  alt_ar: record.alt_ar ?? "",
});

const initialState = (stored: readonly ProductImage[]): State => ({
  stored,
  entries: stored.map(toEntry),
  keep: false,
  rejected: [],
  failures: {},
  lastKey: 0,
});

/** Starts from what a save has stored; keeps the files that can be saved again, and lists the others with their reasons. */
function afterSave(state: State, { images, failures }: PictureResult): State {
  const waiting = new Map(failures.filter(({ rejected }) => !rejected).map((one) => [one.key, one]));
  const entries = images.map((record): PictureEntry => {
    const entry = toEntry(record);
    return { ...entry, file: waiting.get(record.id)?.file ?? null };
  });
  const rejected = failures.filter((one) => one.rejected);
  return {
    stored: images,
    entries: [...entries, ...state.entries.filter(({ key, record }) => record === null && waiting.has(key))],
    keep: true,
    rejected: [
      ...state.rejected,
      ...rejected.map(({ name, reason }: PictureFailure, index) => ({
        key: state.lastKey - index - 1,
        name,
        reason,
      })),
    ],
    failures: Object.fromEntries([...waiting].map(([key, { reason }]) => [key, reason])),
    lastKey: state.lastKey - rejected.length,
  };
}

const isNew = ({ record }: PictureEntry): boolean => record === null;

const isSameText = (entry: PictureEntry): boolean =>
  entry.alt.trim() === (entry.record?.alt ?? "") && entry.alt_ar.trim() === (entry.record?.alt_ar ?? "");

/** Manages the pictures of a product form: stored ones, new files, their order and texts. */
export function usePictures(stored: readonly ProductImage[], result: PictureResult | null): Pictures {
  const [state, setState] = useState(() => initialState(stored));
  const [handled, setHandled] = useState(result);
  if (result !== handled) {
    setHandled(result);
    if (result) setState((before) => afterSave(before, result));
  }

  const hasNew = state.entries.some(isNew);
  const hasStored = state.entries.some((entry) => !isNew(entry));
  const replaces = hasNew && !state.keep;
  const entries = replaces ? state.entries.filter(isNew) : state.entries;
  const changeEntries = (change: (entries: readonly PictureEntry[]) => readonly PictureEntry[]) =>
    setState((before) => ({ ...before, entries: change(before.entries) }));
  const update = (key: number, values: Partial<PictureEntry>) =>
    changeEntries((all) =>
      all.map((entry) => (entry.key === key ? Object.assign({}, entry, values) : entry)),
    );

  return {
    entries,
    replaced: replaces ? state.entries.length - entries.length : 0,
    isChoice: hasNew && hasStored,
    rejected: state.rejected,
    failures: state.failures,
    isDirty:
      entries.length !== state.stored.length ||
      entries.some(
        (entry, index) => entry.key !== state.stored[index]?.id || entry.file || !isSameText(entry),
      ),
    selection: { stored: state.stored, entries },
    add: (files) =>
      setState((before) => ({
        ...before,
        lastKey: before.lastKey - files.length,
        entries: [
          ...before.entries,
          ...files.map((file, index) => ({
            key: before.lastKey - index - 1,
            record: null,
            file,
            alt: "",
            alt_ar: "",
          })),
        ],
      })),
    reject: (files) =>
      setState((before) => ({
        ...before,
        lastKey: before.lastKey - files.length,
        rejected: [
          ...before.rejected,
          ...files.map(({ name, reason }, index) => ({ key: before.lastKey - index - 1, name, reason })),
        ],
      })),
    dismiss: (key) =>
      setState((before) => ({ ...before, rejected: before.rejected.filter((one) => one.key !== key) })),
    setKeep: (keep) => setState((before) => ({ ...before, keep })),
    reorder: (keys) =>
      changeEntries((all) => {
        const places = new Map(keys.map((key, index) => [key, index]));
        const end = keys.length;
        return all.toSorted((a, b) => (places.get(a.key) ?? end) - (places.get(b.key) ?? end));
      }),
    replace: (key, file) => update(key, { file }),
    remove: (key) => changeEntries((all) => all.filter((entry) => entry.key !== key)),
    describe: update,
  };
}
