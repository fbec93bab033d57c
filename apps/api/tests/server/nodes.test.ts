import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import type { Database } from "../../src/database/database.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { type Catalogue, watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { createPostgresDatabase, onPostgres } from "../support/test-database.ts";

interface Node {
  readonly database: Database;
  readonly catalogue: Catalogue;
}

const change = ({ catalogue }: Node): Promise<void> =>
  catalogue.change(async (_, touch) => touch("products"));
const nextChange = ({ catalogue }: Node): Promise<void> =>
  new Promise((resolve) => void catalogue.onChange(() => resolve()));

async function withTwoNodes(work: (one: Node, other: Node) => Promise<void>): Promise<void> {
  const url = await createPostgresDatabase();
  const nodes = await Promise.all(
    [1, 2].map(async (): Promise<Node> => {
      const database = await openPostgres(url, 4);
      return { database, catalogue: await watchCatalogue(database) };
    }),
  );
  const [one, other] = nodes;
  if (one && other) await work(one, other);
  for (const { catalogue, database } of nodes) {
    await catalogue.close();
    await database.close();
  }
}

test.runIf(onPostgres())("a change of one node is notified to the others at once", async () => {
  await withTwoNodes(async (one, other) => {
    const notified = nextChange(other);
    const start = performance.now();
    await change(one);
    await notified;
    expect(performance.now() - start).toBeLessThan(2000);
    expect(other.catalogue.version()).toBe(one.catalogue.version());
  });
});

test.runIf(onPostgres())(
  "a node that loses its connections catches up on missed changes, and gets later ones",
  async () => {
    await withTwoNodes(async (one, other) => {
      const notified = nextChange(other);
      await one.database.queries.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await change(one);
      await notified;
      expect(other.catalogue.version()).toBe(one.catalogue.version());
      const notifiedAgain = nextChange(other);
      await change(one);
      await notifiedAgain;
      expect(other.catalogue.version()).toBe(one.catalogue.version());
    });
  },
);

test.runIf(onPostgres())("work under one lock name runs on one node at a time", async () => {
  await withTwoNodes(async (one, other) => {
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = one.database.exclusively("work", async () => {
      begun.resolve();
      await end.promise;
      order.push("the first ends");
    });
    await begun.promise;
    const second = other.database.exclusively("work", () => {
      order.push("the second begins");
      return Promise.resolve();
    });
    await vi.waitFor(async () => {
      const waiting = sql`select count(*)::int as locks from pg_locks where not granted`;
      expect(await one.database.queries.execute(waiting)).toMatchObject({ rows: [{ locks: 1 }] });
    });
    end.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(["the first ends", "the second begins"]);
  });
});
