import { Client } from "pg";
import type { TestProject } from "vitest/node";

import { openPostgres } from "../src/database/postgres.ts";
import { embeddedTemplate } from "./support/embedded-template.ts";
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
  const { directory, dump } = await embeddedTemplate();
  provide("embeddedTemplate", dump);
  provide("embeddedDirectory", directory);
  provide("postgresUrl", "");
  return () => Promise.resolve();
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
