import { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { expect, test, vi } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { WAIT } from "../support/wait.ts";

const PRODUCTS = 8;

const desk = importDesk(
  aCatalogue({ products: Array.from({ length: PRODUCTS }, (_, index) => aProduct({ id: index + 1 })) }),
);

/** What Node.js tells of a process that this one starts. */
const startSchema = v.object({ process: v.instance(ChildProcess) });

test("D-32 uploads at once are read one after another by one process; those that wait say so and can be stopped", async () => {
  const children = new Set<ChildProcess>();
  let most = 0;
  const onStart = (event: unknown): void => {
    children.add(v.parse(startSchema, event).process);
    const running = [...children].filter((one) => one.exitCode === null && !one.killed);
    most = Math.max(most, running.length);
  };
  subscribe("child_process", onStart);
  const first = await desk.send(`Name,Price\n${"Probe,1\n".repeat(50_000)}`);
  const others = await Promise.all([2, 3, 4, 5].map((price) => desk.send(`Name,Price\nProbe,${price}`)));
  expect(await desk.read(first.id)).toMatchObject({ state: "reading", waiting: false });
  for (const { id, waiting } of others) {
    expect(waiting).toBe(true);
    expect(await desk.read(id)).toMatchObject({ state: "reading", waiting: true });
  }
  const cancel = ({ id }: { readonly id: number }) =>
    call(desk.api(), endpoints.cancelImport, { headers: desk.headers(), params: { id } });
  const last = others.splice(-1)[0] ?? first;
  await cancel(last);
  expect(await desk.settled(last.id)).toMatchObject({ state: "cancelled", waiting: false });
  expect(await desk.read(first.id)).toMatchObject({ state: "reading" });
  await cancel(first);
  expect(await desk.settled(first.id)).toMatchObject({ state: "cancelled", waiting: false });
  for (const { id } of others) {
    expect(await desk.settled(id)).toMatchObject({ state: "uploaded", waiting: false, total: 1 });
  }
  unsubscribe("child_process", onStart);
  expect(most).toBeLessThanOrEqual(1);
});

test("D-32 a large step is stopped with nothing half done", async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `${(index % PRODUCTS) + 1},${index}`);
  const uploaded = await desk.upload(["ID,Price", ...rows].join("\n"));
  const { id } = uploaded;
  const params = { id };
  const headers = { ...desk.headers(), "content-type": "application/json" };
  const body = JSON.stringify({ fields: ["id", "price"], decimal: "point" });
  await desk.api().request(addressOf(endpoints.checkImport, params), { method: "POST", headers, body });
  await desk.api().request(addressOf(endpoints.cancelImport, params), { method: "POST", headers });
  await vi.waitFor(async () => expect((await desk.read(id)).state).toBe("uploaded"), WAIT);
  expect(await desk.read(id)).toMatchObject({ fault: "stopped" });
});
