import { once } from "node:events";
import { readdirSync, utimesSync } from "node:fs";
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http";
import { join } from "node:path";

import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_PDF_BYTES } from "@shop/contract/product-files/limits.ts";
import { MAX_PRODUCT_FILES, pdfFile, pdfKey } from "@shop/domain/product-files/product-files.ts";
import { aProduct, productNamed } from "@shop/fixtures/builders.ts";
import { pdfUpload } from "@shop/mocks/product-files/pdf-files.ts";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { deleteUnusedPictures } from "../../src/cleanup-job.ts";
import { checkLink, type LinkCheck, type SendRequest } from "../../src/modules/product-files/check-link.ts";
import { checkDueLinks } from "../../src/modules/product-files/link-checks.ts";
import { isPublicAddress } from "../../src/modules/product-files/public-address.ts";
import { productFiles } from "../../src/modules/products/product-files.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { freePort } from "../support/free-port.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { addProductFile, saveProductFiles, createProduct, readAdminProduct, listAdminProducts } = endpoints;
const { readProduct, readHistory } = endpoints;

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
let product = 0;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [aProduct({ id: 1 })] }));
  headers = await signInAdmin(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  const body = { name: "Meter", price: "1", sub_category_id: 1, description: "x" };
  product = (await call(api, createProduct, { headers, body })).product_id;
});

const upload = (file: File): Promise<Response> =>
  sendForm(api, addProductFile, headers, { product_id: product, kind: "datasheet", file });
async function added(file: File) {
  const answer: unknown = await (await upload(file)).json();
  const { files } = v.parse(addProductFile.answer, answer);
  const last = files.at(-1);
  if (!last) throw new Error("No file was added.");
  return last;
}
const reasonOf = async (file: File): Promise<unknown> => {
  const response = await upload(file);
  expect(response.status).toBe(422);
  return v.parse(apiErrorSchema, await response.json()).errors;
};
const filesNow = async () => (await call(api, readAdminProduct, { headers, params: { id: product } })).files;
const storedPdfs = (): string[] => readdirSync(api.mediaFolder).filter((name) => name.endsWith(".pdf"));

/** A text as a file that claims to be a PDF. */
const asPdf = (content: string | Uint8Array<ArrayBuffer>): File =>
  new File([content], "a.pdf", { type: "application/pdf" });

describe("stored PDFs", () => {
  test("D-54 a PDF is served for ever, inline, under a readable name, and is not sniffed", async () => {
    const file = pdfUpload("K45 (Data) sheet.pdf");
    const { address } = await added(file);
    const response = await api.request(address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="k45-data-sheet.pdf"',
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(response.headers.get("content-security-policy")).not.toContain("sandbox");
    expect(await response.text()).toBe(await file.text());
    // A document is fetched by parts.
    const part = await api.request(address, { headers: { range: "bytes=0-4" } });
    expect([part.status, await part.text()]).toEqual([206, "%PDF-"]);
  });

  test("D-107 a summary sheet of the demonstration is served in the same way", async () => {
    const [sheet] = productNamed("HC-SR04").files;
    const address = sheet?.address ?? "";
    expect(address).toMatch(/^\/media\/hc-sr04-summary-[0-9a-f]{8}\.pdf$/);
    const response = await api.request(address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${address.replace("/media/", "")}"`,
    });
    expect((await response.arrayBuffer()).byteLength).toBe(sheet?.bytes);
  });

  test("D-54 the same content is stored once, and is deleted a day after its last use", async () => {
    const first = await added(pdfUpload("a.pdf"));
    const second = await added(pdfUpload("b.pdf"));
    const key = pdfKey(first.address) ?? "";
    expect(pdfKey(second.address)).toBe(key);
    expect(storedPdfs()).toEqual([pdfFile(key)]);
    const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    utimesSync(join(api.mediaFolder, pdfFile(key)), old, old);
    await deleteUnusedPictures(api.database.queries, api.pictures);
    expect(storedPdfs()).toHaveLength(1);
    await api.database.queries.delete(productFiles).where(eq(productFiles.address, second.address));
    await deleteUnusedPictures(api.database.queries, api.pictures);
    expect(storedPdfs()).toHaveLength(1);
    await api.database.queries.delete(productFiles);
    await deleteUnusedPictures(api.database.queries, api.pictures);
    expect(storedPdfs()).toEqual([]);
    expect((await api.request(first.address)).status).toBe(404);
  });

  test.for([
    ["a web page", "<!doctype html><title>404</title>"],
    ["nothing", ""],
    ["a signature alone", "%PDF-1.7\n"],
    ["a signature after a web page", "<html>%PDF-1.4"],
    [
      "a document without pages",
      "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>",
    ],
  ] as const)("D-54 %s is refused", async ([, content]) => {
    expect(await reasonOf(asPdf(content))).toEqual({ file: "not_a_pdf" });
    expect(await filesNow()).toEqual([]);
  });

  test("D-54 the pages of a document are counted, whatever number it states", async () => {
    const content =
      "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 999999999999 >>\nendobj\ntrailer\n<< /Root 1 0 R >>";
    expect((await added(asPdf(content))).pages).toBe(1);
  });

  test("D-54 a PDF above 20 MB is refused without being opened", async () => {
    const file = asPdf(Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(MAX_PDF_BYTES)]));
    expect(await reasonOf(file)).toEqual({ file: "pdf_too_large" });
  });

  test("D-54 a product has at most 20 files", async () => {
    const { queries } = api.database;
    await queries.insert(productFiles).values(
      Array.from({ length: MAX_PRODUCT_FILES }, (_, position) => ({
        productId: product,
        kind: "other" as const,
        address: "https://maker.example/a.pdf",
        position,
      })),
    );
    expect(await reasonOf(pdfUpload("a.pdf"))).toEqual({ file: "too_many_files" });
  });
});

const save = (known: number[], files: BodyOf<typeof saveProductFiles>["files"]) =>
  call(api, saveProductFiles, { headers, body: { product_id: product, known, files } });
const link = "https://maker.example/k45.pdf";

/** What is wrong with links of a list. */
const faultsOf = async (addresses: readonly (string | undefined)[]) => {
  const files = addresses.map((address) => ({ kind: "datasheet" as const, address }));
  const body = { product_id: product, known: [], files };
  return (await refused(api, saveProductFiles, { headers, body })).errors;
};

describe("the files of a product", () => {
  test("D-54 a PDF is added with its size, pages and address; the shop and the history have it", async () => {
    const pdf = pdfUpload("K45 Datasheet.pdf");
    const file = await added(pdf);
    expect(file).toMatchObject({ kind: "datasheet", title: null, bytes: pdf.size, pages: 1, dead: false });
    expect(file.address).toMatch(/^\/media\/[a-f0-9]{32}-k45-datasheet\.pdf$/);
    const { files } = await call(api, readProduct, { params: { id: product } });
    expect(files.map(({ address }) => address)).toEqual([file.address]);
    const query = { entity: "product", id: product };
    const { data } = await call(api, readHistory, { headers, query });
    expect(data[0]?.fields).toContainEqual({
      field: "files",
      old: null,
      new: `datasheet · ${file.address}`,
    });
  });

  test("D-54 a list adds links, orders, renames and removes; a stored PDF keeps its address", async () => {
    const { id, address } = await added(pdfUpload("a.pdf"));
    const { files } = await save(
      [id],
      [
        { kind: "manual", title: "Manual", title_ar: "دليل الاستخدام", address: link },
        { id, kind: "certificate", title: "Calibration", address: link },
      ],
    );
    expect(files).toMatchObject([
      { title: "Manual", title_ar: "دليل الاستخدام", address: link, pages: null },
      { id, kind: "certificate", title: "Calibration", address },
    ]);
    expect(
      (
        await save(
          files.map((file) => file.id),
          [],
        )
      ).files,
    ).toEqual([]);
  });

  test("D-54 a list that was read before another change is refused, and so are files of an unknown product", async () => {
    await added(pdfUpload("a.pdf"));
    const body = { product_id: product, known: [], files: [] };
    expect((await refused(api, saveProductFiles, { headers, body })).code).toBe("edit_conflict");
    expect(await filesNow()).toHaveLength(1);
    product = 2_000_000_000;
    expect((await upload(pdfUpload("a.pdf"))).status).toBe(404);
    const unknown = { headers, body: { ...body, product_id: product } };
    expect((await refused(api, saveProductFiles, unknown)).status).toBe(404);
  });

  test("D-54 links are https addresses of other sites", async () => {
    expect(
      await faultsOf([
        "http://maker.example/a.pdf",
        "javascript:alert(1)",
        "https://user:word@maker.example/a.pdf",
      ]),
    ).toEqual({
      "files.0.address": "bad_file_link",
      "files.1.address": "bad_file_link",
      "files.2.address": "bad_file_link",
    });
    expect(await faultsOf([undefined])).toEqual({ "files.0.address": "required" });
  });

  test("D-54 a duplicate has copies of the files that are named", async () => {
    const { id, address } = await added(pdfUpload("a.pdf"));
    const body = { name: "Its sister", price: "1", description: "x", sub_category_id: 1 };
    const sister = await call(api, createProduct, {
      headers,
      body: { ...body, copied_files: [id, 2_000_000_000] },
    });
    expect(sister.files.map((file) => file.address)).toEqual([address]);
    expect(sister.files[0]?.id).not.toBe(id);
    expect((await call(api, readProduct, { params: { id: sister.product_id } })).files).toHaveLength(1);
  });
});

const good: LinkCheck = { fault: null, bytes: 1234 };
const bad = (fault: NonNullable<LinkCheck["fault"]>): LinkCheck => ({ fault, bytes: null });

/** Runs the job with a fixed result; returns the addresses that were checked. */
async function checkAs(result: LinkCheck): Promise<string[]> {
  const checked: string[] = [];
  await checkDueLinks(api.database, api.catalogue, new AbortController().signal, (address) => {
    checked.push(address);
    return Promise.resolve(result);
  });
  return checked;
}
const pass = (days: number) =>
  api.database.queries
    .update(productFiles)
    .set({ checkedAt: sql`${productFiles.checkedAt} - make_interval(days => ${days}::integer)` });
const gap = async () =>
  (await call(api, listAdminProducts, { headers, query: { missing: "working_links" } })).data.map(
    ({ id }) => id,
  );

/** Makes a link the only file of the product; returns its id. */
const addLink = async (address = link): Promise<number> =>
  (await save([], [{ kind: "datasheet", address }])).files[0]?.id ?? 0;

describe("checks of links", () => {
  beforeEach(() => api.database.queries.delete(productFiles));

  test("D-54 a link is checked once a week, and a day after a failed check; two failures in a row make it dead", async () => {
    await addLink();
    expect(await checkAs(good)).toEqual([link]);
    expect(await filesNow()).toMatchObject([{ fault: null, dead: false, bytes: 1234 }]);
    expect(await checkAs(bad("not_found"))).toEqual([]);
    await pass(6);
    expect(await checkAs(bad("not_found"))).toEqual([]);
    await pass(2);
    expect(await checkAs(bad("not_found"))).toEqual([link]);
    expect(await filesNow()).toMatchObject([{ fault: "not_found", dead: false }]);
    expect(await gap()).toEqual([]);
    await pass(2);
    expect(await checkAs(bad("unreachable"))).toEqual([link]);
    expect(await filesNow()).toMatchObject([{ fault: "unreachable", dead: true }]);
    expect(await gap()).toEqual([product]);
    await pass(2);
    await checkAs(good);
    expect(await filesNow()).toMatchObject([{ fault: null, dead: false }]);
  });

  test.for(["no_pdf", "refused"] as const)("D-54 %s is named, but never dead", async (fault) => {
    await addLink();
    for (let times = 0; times < 3; times += 1) {
      await checkAs(bad(fault));
      await pass(8);
    }
    expect(await filesNow()).toMatchObject([{ fault, dead: false }]);
  });

  test("D-54 another address starts without failures; stored PDFs are not checked", async () => {
    const id = await addLink();
    await checkAs(bad("not_found"));
    const moved = "https://maker.example/new.pdf";
    const body = {
      product_id: product,
      known: [id],
      files: [{ id, kind: "manual" as const, address: moved }],
    };
    await call(api, saveProductFiles, { headers, body });
    await added(pdfUpload("a.pdf"));
    expect(await filesNow()).toMatchObject([{ checked_at: null, fault: null }, { pages: 1 }]);
    expect(await checkAs(good)).toEqual([moved]);
  });

  test("D-54 one node at a time checks links", async () => {
    await addLink();
    const unlock = await api.database.tryLock("links of files");
    expect(await checkAs(good)).toEqual([]);
    await unlock?.();
    expect(await checkAs(good)).toEqual([link]);
  });

  describe("of a server", () => {
    const asked: string[] = [];
    const answers: Readonly<Record<string, RequestListener>> = {
      "/head.pdf": (_, response) =>
        response.writeHead(200, { "content-type": "application/pdf", "content-length": 4321 }).end(),
      "/get.pdf": ({ method }, response) =>
        method === "HEAD"
          ? response.writeHead(405).end()
          : response.writeHead(206, { "content-range": "bytes 0-8/777" }).end("%PDF-1.4\n"),
      "/page.pdf": (_, response) =>
        response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>"),
      "/missing.pdf": (_, response) => response.writeHead(404).end(),
      "/forbidden.pdf": (_, response) => response.writeHead(403).end(),
      "/broken.pdf": (_, response) => response.writeHead(503).end(),
      "/cut.pdf": (_, response) => void response.destroy(),
      "/moved.pdf": (_, response) => response.writeHead(302, { location: "/head.pdf" }).end(),
      "/plain.pdf": (_, response) =>
        response.writeHead(302, { location: "http://maker.example/head.pdf" }).end(),
      "/inner.pdf": (_, response) =>
        response.writeHead(302, { location: "https://localhost/head.pdf" }).end(),
      "/loop.pdf": (_, response) => response.writeHead(302, { location: "/loop.pdf" }).end(),
      // Would never end.
      "/endless.pdf": ({ method }, response) => {
        response.writeHead(200, { "content-type": "application/octet-stream" });
        if (method === "HEAD") response.end();
        else for (let part = 0; part < 64; part += 1) response.write(Buffer.alloc(64 * 1024, "x"));
      },
    };
    const server = createServer((incoming, response) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      answers[incoming.url ?? ""]?.(incoming, response);
    });
    let port = 0;
    beforeAll(async () => {
      port = await freePort();
      server.listen(port);
      await once(server, "listening");
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    /** Sends what is for the maker's site to the server of this test, and everything else as usual. */
    const toServer: SendRequest = ({ host, pathname }, method, signal) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        expect(host).toBe("maker.example");
        request({ port, path: pathname, method, signal, agent: false })
          .once("response", resolve)
          .once("error", reject)
          .end();
      });

    test.for([
      ["/head.pdf", { fault: null, bytes: 4321 }],
      ["/get.pdf", { fault: null, bytes: 777 }],
      ["/moved.pdf", { fault: null, bytes: 4321 }],
      ["/page.pdf", bad("no_pdf")],
      ["/endless.pdf", bad("no_pdf")],
      ["/missing.pdf", bad("not_found")],
      ["/forbidden.pdf", bad("refused")],
      ["/broken.pdf", bad("server_error")],
      ["/cut.pdf", bad("unreachable")],
      ["/plain.pdf", bad("unreachable")],
      ["/loop.pdf", bad("unreachable")],
    ] as const)("D-54 the check of %s", async ([path, result]) => {
      asked.length = 0;
      expect(await checkLink(`https://maker.example${path}`, toServer)).toEqual(result);
      expect(asked.length).toBeLessThanOrEqual(6);
    });
  });

  test.for([
    "https://localhost/a.pdf",
    "https://127.0.0.1/a.pdf",
    "https://[::1]/a.pdf",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/a.pdf",
    "https://[::ffff:10.0.0.1]/a.pdf",
  ])("D-54 %s is refused before anything is sent", async (address) => {
    expect(await checkLink(address)).toEqual(bad("private_address"));
  });

  test.for([
    ["8.8.8.8", true],
    ["2606:4700::1111", true],
    ["10.1.2.3", false],
    ["172.31.0.1", false],
    ["192.168.1.1", false],
    ["100.64.0.1", false],
    ["0.0.0.0", false],
    ["255.255.255.255", false],
    ["fe80::1", false],
    ["fd00::1", false],
    ["::", false],
    ["::ffff:127.0.0.1", false],
    ["64:ff9b::a00:1", false],
    ["2002:a00:1::", false],
    ["nonsense", false],
  ] as const)("D-54 whether %s is a public address: %s", ([address, expected]) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
