import { pictureKey } from "@shop/domain/pictures/pictures.ts";

import type { ZipPictures } from "../pictures/zip-pictures.ts";

/** The pictures of a line by what its cell names, and why some are left out. */
interface LinePictures {
  readonly addresses: readonly string[];
  readonly warning: "picture_missing" | "picture_elsewhere" | "picture_unreadable" | null;
  /** True where a name stands for several files: the line is rejected, because a wrong picture is worse than none. */
  readonly isAmbiguous: boolean;
}

/** Finds the pictures that a line names, `before` being those of its product. */
export type FindPictures = (names: readonly string[], before: readonly string[]) => LinePictures;

const isLink = (name: string): boolean => /^https?:\/\//i.test(name) && URL.canParse(name);

/** The address of a picture of the shop's own store, which may be written with the shop's host. */
const ownAddress = (name: string): string | null => {
  const path = isLink(name) ? new URL(name).pathname : name;
  return pictureKey(path) === null ? null : path;
};

/** Finds pictures among those of the shop's own store, by their keys, and of the import's ZIP; pictures on other hosts are not fetched. */
export function pictureFinder(isStoredKey: (key: string) => boolean, zip: ZipPictures): FindPictures {
  const known = new Map<string, boolean>();
  const isStored = (address: string): boolean => {
    let stored = known.get(address);
    if (stored === undefined) {
      stored = isStoredKey(pictureKey(address) ?? "");
      known.set(address, stored);
    }
    return stored;
  };
  return (names, before) => {
    const addresses: string[] = [];
    let warning: LinePictures["warning"] = null;
    let isAmbiguous = false;
    for (const name of names) {
      const address = ownAddress(name);
      if (address !== null) {
        if (before.includes(address) || isStored(address)) addresses.push(address);
        else warning = "picture_missing";
      } else if (isLink(name)) warning = "picture_elsewhere";
      else {
        const found = zip.find(name);
        if (found.address !== undefined) addresses.push(found.address);
        else if (found.code === "picture_ambiguous") isAmbiguous = true;
        else warning = found.code;
      }
    }
    // Where one is missing, the others are added and none is taken away.
    const kept = warning === null ? [] : before;
    return { addresses: [...new Set([...kept, ...addresses])], warning, isAmbiguous };
  };
}
