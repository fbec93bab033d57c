import type { ImportPictureRow } from "./import-pictures.table.ts";

/** The picture that a file name stands for; none where the ZIP has no such file, or one that is no picture, or several. */
type ZipPicture =
  | { readonly address: string; readonly code?: never }
  | {
      readonly address?: never;
      readonly code: "picture_missing" | "picture_unreadable" | "picture_ambiguous";
    };

/** The pictures of an import's ZIP. */
export interface ZipPictures {
  readonly find: (name: string) => ZipPicture;
  /** Paths of the pictures that `find` has not returned. */
  readonly unused: () => string[];
}

/** Names compare in lower case and with slashes. */
const pathOf = (name: string): string => name.normalize("NFC").toLowerCase().replaceAll("\\", "/");
const baseOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Finds pictures by their file names; the folder decides only between files of the same name. */
export function zipPictures(rows: readonly ImportPictureRow[]): ZipPictures {
  const byPath = Map.groupBy(rows, ({ name }) => pathOf(name));
  const byBase = Map.groupBy(rows, ({ name }) => baseOf(pathOf(name)));
  const used = new Set<string>();
  return {
    find: (name) => {
      const path = pathOf(name);
      const found = byPath.get(path) ?? byBase.get(baseOf(path)) ?? [];
      for (const row of found) used.add(row.name);
      const addresses = [...new Set(found.flatMap(({ address }) => address ?? []))];
      const [address] = addresses;
      if (addresses.length > 1) return { code: "picture_ambiguous" };
      if (address !== undefined) return { address };
      return { code: found.length > 0 ? "picture_unreadable" : "picture_missing" };
    },
    unused: () => rows.flatMap(({ name, address }) => (address === null || used.has(name) ? [] : [name])),
  };
}
