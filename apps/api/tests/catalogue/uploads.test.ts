import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_PICTURES } from "@shop/contract/files.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { formReceiver } from "../../src/uploads/receive-forms.ts";
import { storeForm } from "../../src/uploads/store-form.ts";
import { openUploadFolder } from "../../src/uploads/upload-folder.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const { createImages, createImport } = endpoints;
const MEGABYTE = 1024 * 1024;
const BOUNDARY = "----form";
const PARTS = `multipart/form-data; boundary=${BOUNDARY}`;

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [aProduct({ id: 1 })] }));
  headers = await signInAdmin(api);
});
afterAll(() => api.close());

/** The uploaded files that are on the disk. */
const stored = (): string[] =>
  readdirSync(api.uploadFolder, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.includes("/") && !path.includes("owner.lock"),
  );

const send = (
  body: NonNullable<RequestInit["body"]>,
  {
    type = PARTS,
    endpoint = createImages,
    ...more
  }: RequestInit & { type?: string; endpoint?: typeof createImages | typeof createImport } = {},
): Promise<Response> => {
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    duplex: "half",
    ...more,
    headers: { ...headers, "content-type": type, ...Object.fromEntries(new Headers(more.headers)) },
  };
  return api.request(addressOf(endpoint), init);
};

const outcomeOf = async (response: Response) => {
  const { code, errors } = v.parse(apiErrorSchema, await response.json());
  return { status: response.status, code, ...(errors && { errors }) };
};

const part = (name: string, content: string, more = ""): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const file = (name: string, content: string): string => part("image[]", content, `; filename="${name}"`);
const end = `--${BOUNDARY}--\r\n`;
const product = part("product_id", "1");
const unreadable = { status: 422, code: "invalid" };

test.for([
  ["names another boundary", product + file("a.jpg", "x") + end, "multipart/form-data; boundary=other"],
  ["has no boundary", product + end, "multipart/form-data"],
  ["has an empty boundary", product + end, "multipart/form-data; boundary="],
  ["is empty", "", PARTS],
  ["ends in a file", product + file("a.jpg", "x"), PARTS],
  ["ends in the header of a part", `${product}--${BOUNDARY}\r\ncontent-disp`, PARTS],
  ["ends in the boundary", `${product}--${BOUNDARY.slice(0, 4)}`, PARTS],
  ["has endless headers", `--${BOUNDARY}\r\n${"x: y\r\n".repeat(200_000)}`, PARTS],
  ["has one endless header", `--${BOUNDARY}\r\ncontent-disposition: ${"x".repeat(MEGABYTE)}`, PARTS],
  ["is no form", "x".repeat(MEGABYTE), PARTS],
] as const)("API-22 a multipart body that %s is refused, and leaves no file", async ([, body, type]) => {
  expect(await outcomeOf(await send(body, { type }))).toMatchObject(unreadable);
  expect(stored()).toEqual([]);
});

test("API-22 the names of files are read as browsers send them", async () => {
  const names = ["صورة 1.jpg", "a%22b.jpg", "folder/ünï.jpg", "a;b=c.jpg", String.raw`back\slash.jpg`];
  const form = new FormData();
  form.set("product_id", "1");
  for (const name of names) form.append("image[]", new File(["x"], name));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const response = await send(await request.text(), { type: request.headers.get("content-type") ?? "" });
  expect(await outcomeOf(response)).toEqual({
    ...unreadable,
    errors: Object.fromEntries(names.map((name) => [name, "not_a_picture"])),
  });
  expect(stored()).toEqual([]);
});

test("API-22 surplus files are refused by their number, and very many parts without reading them", async () => {
  expect(await outcomeOf(await send(product + file("a.jpg", "x").repeat(MAX_PICTURES + 5) + end))).toEqual({
    ...unreadable,
    errors: { "image[]": "too_many_files" },
  });
  for (const one of [file("a.jpg", "x"), part("product_id", "1")]) {
    let pieces = 0;
    const bytes = new TextEncoder().encode(one.repeat(1000));
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pieces += 1;
        if (pieces < 200) controller.enqueue(bytes.slice());
        else controller.close();
      },
    });
    expect(await outcomeOf(await send(body))).toEqual(unreadable);
    expect(pieces).toBeLessThan(20);
  }
  expect(stored()).toEqual([]);
});

/** A form with one file of so many bytes, made while it is read; `onPiece` is called for each piece. */
function generated(bytes: number, onPiece: () => void = () => undefined): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const piece = new Uint8Array(64 * 1024).fill(97);
  let left = bytes;
  let hasStarted = false;
  return new ReadableStream({
    pull: (controller) => {
      onPiece();
      if (!hasStarted) {
        hasStarted = true;
        controller.enqueue(encoder.encode(product + file("large.jpg", "").slice(0, -2)));
      } else if (left > 0) {
        controller.enqueue(piece.slice(0, Math.min(left, piece.length)));
        left -= piece.length;
      } else {
        controller.enqueue(encoder.encode(`\r\n${end}`));
        controller.close();
      }
    },
  });
}

test("API-22 a body that is too large is refused without its rest, whatever its Content-Length says, and leaves no file", async () => {
  let pieces = 0;
  const response = await send(
    generated(1000 * MEGABYTE, () => {
      pieces += 1;
    }),
  );
  expect(response.headers.get("connection")).toBe("close");
  expect(await outcomeOf(response)).toEqual({ status: 413, code: "body_too_large" });
  expect(pieces).toBeLessThan(90 * 16);
  pieces = 0;
  const declared = await send(
    generated(MEGABYTE, () => {
      pieces += 1;
    }),
    { headers: { "content-length": String(100 * MEGABYTE) } },
  );
  expect(await outcomeOf(declared)).toEqual({ status: 413, code: "body_too_large" });
  expect(pieces).toBeLessThan(3);
  expect(stored()).toEqual([]);
});

test("API-22 a sender that ends in the middle leaves no file", async () => {
  const sending = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(product + file("half.jpg", "x".repeat(MEGABYTE))));
      sending.signal.addEventListener("abort", () => controller.error(new Error("aborted")));
    },
  });
  const response = send(body);
  await vi.waitFor(() => expect(stored()).toHaveLength(1), WAIT);
  sending.abort();
  expect(await outcomeOf(await response)).toMatchObject(unreadable);
  expect(stored()).toEqual([]);
});

test("API-22 a file that cannot be written is answered 503 and ends the connection, on which its rest may still come", async () => {
  const { body } = new Response(product + file("a.jpg", "x") + end);
  const request = { headers: new Headers({ "content-type": PARTS }), body };
  const missing = join(api.uploadFolder, "missing", "file");
  await expect(
    storeForm(request, { maxBytes: MEGABYTE, withinMs: 10_000, newPath: () => missing }),
  ).rejects.toMatchObject({
    code: "unavailable",
    details: { headers: { connection: "close" } },
    cause: { code: "ENOENT" },
  });
});

test("API-22 nothing of a body is read without a session", async () => {
  let pieces = 0;
  const body = generated(MEGABYTE, () => {
    pieces += 1;
  });
  expect((await send(body, { headers: { cookie: "" } })).status).toBe(401);
  // A stream asks for its first piece when it is made.
  expect(pieces).toBeLessThan(3);
});

test("API-22 a number of uploads is read at a time, some wait, and others are refused with Retry-After; reads are answered meanwhile", async () => {
  const aborts: (() => void)[] = [];
  const silent = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        aborts.push(() => controller.error(new Error("aborted")));
      },
    });
  const sending = Array.from({ length: 13 }, () => send(silent()));
  // Only a refusal can be the first answer: the others wait for bodies that do not arrive.
  const refused = await Promise.race(sending);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect((await api.request("/health")).status).toBe(200);
  for (const abort of aborts) abort();
  const others = (await Promise.all(sending)).filter((response) => response !== refused);
  expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 422));
  expect((await send(product + file("a.jpg", "x") + end)).status).toBe(422);
});

test.for([
  ["whose bytes trickle ends long before its time", 600_000, { bytesPerSecond: 8192, afterMs: 200 }],
  ["of which nothing comes any more ends in its time", 200, undefined],
] as const)("D-127 a form %s", async ([, withinMs, leastRate]) => {
  const piece = new TextEncoder().encode(product + file("slow.jpg", "x".repeat(1024)));
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(piece) });
  const request = { headers: new Headers({ "content-type": PARTS }), body };
  const folder = mkdtempSync(join(tmpdir(), "shop-slow-form-"));
  const store = { maxBytes: MEGABYTE, withinMs, leastRate, newPath: () => join(folder, "file") };
  await expect(storeForm(request, store)).rejects.toMatchObject({ code: "invalid" });
  rmSync(folder, { recursive: true });
});

test("D-127 strangers who send nothing on leave turns to others, and have two of a site", async () => {
  const receiver = formReceiver({ newPath: () => "" }, { ofStrangers: true });
  const waiting = Promise.withResolvers<string>();
  const hang = (sender: string) => receiver.receive(sender, MEGABYTE, () => waiting.promise);
  const hanging = ["203.0.113.1", "203.0.113.2", "2001:db8:1:1"].flatMap((sender) => [
    hang(sender),
    hang(sender),
  ]);
  await expect(hang("2001:db8:1:2")).rejects.toMatchObject({ code: "unavailable" });
  const answer = receiver.receive("203.0.113.3", MEGABYTE, () => Promise.resolve("served"));
  expect(await answer).toBe("served");
  waiting.resolve("ended");
  expect(await Promise.all(hanging)).toHaveLength(6);
});

const usedMemory = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

test(
  "API-22 large uploads at once are held on the disk, not in memory, and other requests are answered meanwhile",
  { timeout: 120_000 },
  async () => {
    const before = usedMemory();
    let most = 0;
    let longest = 0;
    const uploading = new AbortController();
    const start = performance.now();
    const watch = async (): Promise<void> => {
      while (!uploading.signal.aborted) {
        const asked = performance.now();
        await (await api.request("/health")).text();
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        longest = Math.max(longest, performance.now() - asked);
        most = Math.max(most, usedMemory() - before);
      }
    };
    const watching = watch();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(generated(72 * MEGABYTE))));
    uploading.abort();
    await watching;
    expect(await Promise.all(responses.map(outcomeOf))).toEqual(
      Array.from({ length: 8 }, () => ({ ...unreadable, errors: { "large.jpg": "file_too_large" } })),
    );
    expect(most / MEGABYTE).toBeLessThan(150);
    expect(longest).toBeLessThan((performance.now() - start) / 4);
    expect(stored()).toEqual([]);
  },
);

test("API-22 what a killed process has left is deleted at the next start, and nothing of one that runs", async () => {
  const root = mkdtempSync(join(tmpdir(), "shop-uploads-"));
  try {
    const program = `
      const { openUploadFolder } = await import(${JSON.stringify(new URL("../../src/uploads/upload-folder.ts", import.meta.url).href)});
      const { writeFileSync } = await import("node:fs");
      const path = openUploadFolder(${JSON.stringify(root)}).newPath();
      writeFileSync(path, "content");
      gc();
      console.log(path);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [printed] = v.parse(v.tuple([v.instance(Buffer)]), await once(child.stdout, "data"));
    const path = String(printed).trim();
    const other = openUploadFolder(root);
    expect(existsSync(path)).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
    const own = other.newPath();
    writeFileSync(own, "content");
    mkdirSync(join(root, "new-x"));
    const next = openUploadFolder(root);
    expect(existsSync(path)).toBe(false);
    expect(existsSync(own)).toBe(true);
    next.close();
    other.close();
    expect(readdirSync(root)).toEqual(["new-x"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
