import { runChild } from "../children/run-child.ts";
import type { TestApi } from "./test-api.ts";

/** A shop in a process of its own, called over the network. */
export interface ChildShop extends Pick<TestApi, "request"> {
  readonly host: string;
  /** Its standard error when it ended by itself, or null while it runs. */
  readonly ended: () => string | null;
  readonly kill: () => Promise<void>;
}

/** Starts shops for a test file; all of them are killed by `killAll`. */
export interface ChildShops {
  /** Starts a shop, whose disk is full while the file `fullFlag` exists. */
  readonly start: (settings: Readonly<Record<string, string>>, fullFlag?: string) => Promise<ChildShop>;
  readonly killAll: () => Promise<void>;
}

/** Starts shops in processes of their own. */
export function childShops(): ChildShops {
  const kills: (() => Promise<void>)[] = [];
  return {
    start: async (settings, fullFlag) => {
      const { lines, printed, ended, kill } = runChild(
        "shop.ts",
        [JSON.stringify(settings)],
        fullFlag === undefined
          ? undefined
          : { module: "full-disk.ts", env: { FULL_FOLDER: settings["DATA_DIR"] ?? "", FULL_FLAG: fullFlag } },
      );
      kills.push(kill);
      await printed(1);
      const host = lines[0] ?? "";
      return { host, request: (address, init) => fetch(host + address, init), ended, kill };
    },
    killAll: async () => {
      await Promise.all(kills.map((kill) => kill()));
    },
  };
}
