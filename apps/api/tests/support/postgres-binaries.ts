import { existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** Paths of the programs of a PostgreSQL server. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const programs = (folder: string): PostgresBinaries => ({
  initdb: join(folder, "initdb"),
  postgres: join(folder, "postgres"),
});

/** The newest PostgreSQL server on this machine (Debian keeps it out of PATH), or undefined where there is none. */
export function postgresBinaries(): PostgresBinaries | undefined {
  const debian = globSync("/usr/lib/postgresql/*/bin/initdb")
    .map(dirname)
    .toSorted(
      (a, b) => Number.parseInt(b.split("/")[4] ?? "0", 10) - Number.parseInt(a.split("/")[4] ?? "0", 10),
    );
  return [...debian, ...(process.env["PATH"] ?? "").split(delimiter)]
    .filter(Boolean)
    .map(programs)
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}
