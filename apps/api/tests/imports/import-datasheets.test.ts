import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_PRODUCT_FILES } from "@shop/domain/product-files/product-files.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const OLD = "https://maker.example/meter-2019.pdf";
const NEW = "https://maker.example/meter-2026.pdf";
const OTHER = "https://maker.example/errata.pdf";
const STORED = `/media/${"a".repeat(32)}-meter.pdf`;

const file = (id: number, kind: "datasheet" | "manual", address: string, title: string | null = null) => ({
  id,
  kind,
  title,
  title_ar: null,
  address,
  bytes: null,
  pages: null,
});

const desk = importDesk(
  aCatalogue({
    products: [
      aProduct({
        id: 1,
        name: "Meter",
        part_number: "M-1",
        files: [file(1, "datasheet", STORED), file(2, "datasheet", OLD, "Data"), file(3, "manual", OTHER)],
      }),
      aProduct({ id: 2, name: "Probe", part_number: "P-1", files: [] }),
    ],
  }),
);

const filesOf = async (id: number): Promise<string[]> =>
  (await desk.product(id)).files.map(({ kind, title, address }) =>
    [kind, title, address].filter(Boolean).join(" "),
  );

const before = [`datasheet ${STORED}`, `datasheet Data ${OLD}`, `manual ${OTHER}`];

const sheet = (...lines: readonly string[]): string => ["Part number,Datasheet URL", ...lines].join("\r\n");

test("D-54 a column of links replaces the linked datasheets and nothing else, adds missing ones, and its undo restores them", async () => {
  const checked = await desk.check(
    await desk.upload(sheet(`M-1,${NEW} | ${OTHER}`, `P-1,"${OTHER};\n${NEW}"`)),
  );
  expect(checked.counts).toMatchObject({ updated: 2, rejected: 0 });
  const [line] = await desk.lines(checked);
  expect(line?.fields.map(({ field }) => field)).toEqual(["files"]);
  expect(await filesOf(1)).toEqual(before);

  const applied = await desk.apply(checked);
  const after = [`datasheet ${STORED}`, `datasheet Data ${NEW}`, `manual ${OTHER}`, `datasheet ${OTHER}`];
  expect(await filesOf(1)).toEqual(after);
  expect(await filesOf(2)).toEqual([`datasheet ${OTHER}`, `datasheet ${NEW}`]);
  expect((await desk.historyOf(1))[0]?.fields).toEqual(line?.fields);

  const again = await desk.check(await desk.upload(sheet(`M-1,${NEW} | ${OTHER}`, "P-1,")));
  expect(again.counts).toMatchObject({ unchanged: 2 });

  expect(await desk.undo(applied)).toMatchObject({ undo: { restored: 2, kept: 0 } });
  expect(await filesOf(1)).toEqual(before);
  expect(await filesOf(2)).toEqual([]);
});

test("D-54 an exported sheet changes nothing when it is imported again", async () => {
  const address = addressOf(endpoints.exportProducts, {}, { format: "csv", locale: "en" });
  const response = await desk.api().request(address, { headers: desk.headers() });
  const text = await response.text();
  expect(text).toContain(OLD);
  expect(text).not.toContain(STORED);
  const checked = await desk.check(await desk.upload(text));
  expect(checked.counts).toMatchObject({ unchanged: 2, updated: 0, rejected: 0 });
});

test("D-54 files that somebody has changed since are kept by the undo", async () => {
  const applied = await desk.apply(await desk.check(await desk.upload(sheet(`P-1,${NEW}`))));
  const [stored] = (await desk.product(2)).files;
  await call(desk.api(), endpoints.saveProductFiles, {
    headers: desk.headers(),
    body: {
      product_id: 2,
      known: stored ? [stored.id] : [],
      files: [{ id: stored?.id, kind: "manual", title: null, title_ar: null, address: NEW }],
    },
  });
  expect(await desk.undo(applied)).toMatchObject({ undo: { restored: 0, kept: 1 } });
  expect(await filesOf(2)).toEqual([`manual ${NEW}`]);
});

test("D-54 a line with a link of no use is taken without it, with a remark; one with too many is rejected", async () => {
  const many = Array.from(
    { length: MAX_PRODUCT_FILES - 1 },
    (_, index) => `https://maker.example/${index}.pdf`,
  );
  const checked = await desk.check(
    await desk.upload(sheet("P-1,http://maker.example/a.pdf", `M-1,${many.join(" ")}`)),
  );
  expect(
    (await desk.lines(checked)).map(({ errors, warnings }) => Object.assign({}, errors, warnings)),
  ).toEqual([{ datasheets: "bad_file_link" }, { datasheets: "too_many_files" }]);
  expect(checked.counts).toMatchObject({ unchanged: 1, rejected: 1, warned: 1 });
});
