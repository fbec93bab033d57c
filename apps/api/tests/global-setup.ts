import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Client } from "pg";
import type { TestProject } from "vitest/node";

import { type EmbeddedDatabase, openEmbedded } from "../src/database/embedded.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { postgresBinaries } from "./support/postgres-binaries.ts";
import { type PostgresCluster, startPostgres } from "./support/postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL server without a database; '' where tests run on PGlite. */
    postgresUrl: string;
    /** File with a dump of a migrated, empty embedded database; '' where tests run on PostgreSQL. */
    embeddedTemplate: string;
    /** Data directory with the same database; '' where tests run on PostgreSQL. */
    embeddedDirectory: string;
  }
}

/** The template database that tests on PostgreSQL copy. */
export const TEMPLATE = "shop_template";

/** Prepares a migrated, empty database, of which every test file gets a copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (process.env["TEST_DATABASE"] === "postgres") {
    const cluster = await prepareCluster();
    provide("postgresUrl", cluster.url(""));
    provide("embeddedTemplate", "");
    provide("embeddedDirectory", "");
    return () => cluster.stop();
  }
  const folder = mkdtempSync(join(tmpdir(), "shop-template-"));
  const embeddedTemplate = join(folder, "embedded.tar");
  const embeddedDirectory = join(folder, "directory");
  const embedded = await openEmbedded(embeddedDirectory);
  await dropTemplates(embedded);
  writeFileSync(embeddedTemplate, Buffer.from(await (await embedded.dump()).arrayBuffer()));
  await embedded.close();
  provide("embeddedTemplate", embeddedTemplate);
  provide("embeddedDirectory", embeddedDirectory);
  provide("postgresUrl", "");
  return () => {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
}

/** Drops the databases that only serve to create others, two thirds of the files that each test file copies. */
async function dropTemplates({ queries }: EmbeddedDatabase): Promise<void> {
  await queries.execute("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await queries.execute(`drop database ${name}`);
  await queries.execute("checkpoint");
}

async function prepareCluster(): Promise<PostgresCluster> {
  const binaries = postgresBinaries();
  if (!binaries)
    throw new Error("TEST_DATABASE=postgres needs a PostgreSQL server's programs on this machine.");
  const cluster = await startPostgres(binaries);
  const admin = new Client({ connectionString: cluster.url("postgres") });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await (await openPostgres(cluster.url(TEMPLATE), 2)).close();
  return cluster;
}
