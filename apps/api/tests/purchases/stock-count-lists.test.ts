import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { MAX_COUNT_LINES } from "@shop/domain/stock-counts/read-count-list.ts";
import * as v from "valibot";
import { expect, test } from "vitest";

import { countDesk } from "../support/desks/count-desk.ts";
import { sendForm } from "../support/forms.ts";
import { attempt } from "../support/ordering.ts";
import { rowXml, workbookOf } from "../support/workbooks.ts";

const { countList } = endpoints;
const { api, headers, start, read, count } = countDesk();

type Fields = Readonly<Record<string, string>>;

const fileOf = (...lines: readonly string[]): File => new File([lines.join("\n")], "list.csv");

const send = (id: number, file: File, fields: Fields = {}, key?: string) =>
  sendForm(api(), countList, { ...headers(), ...(key && attempt(key)) }, { file, ...fields }, { id });

async function listed(...request: Parameters<typeof send>) {
  const response = await send(...request);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return v.parse(countList.answer, body);
}

const counted = async (id: number): Promise<[number, number][]> =>
  (await read(id)).lines
    .map((line) => [line.id, line.counted] as [number, number])
    .toSorted(([one], [other]) => one - other);

test("D-153 the lines of a list are counted once, and those that mean no product are named", async () => {
  const id = await start();
  const list = fileOf("Part number;Counted", "CM-208;58", "F/1;3", "NO-SUCH;1", "cm 208;1", "F-1;x", ";4");
  const answer = await listed(id, list, {}, "list-key-1");
  expect(answer).toMatchObject({
    lines: 2,
    products: 1,
    unread: [
      { row: 3, code: "F/1", fault: "several" },
      { row: 4, code: "NO-SUCH", fault: "not_found" },
      { row: 6, code: "F-1", written: "x", fault: "bad_number" },
      { row: 7, code: "", fault: "no_code" },
    ],
  });
  expect(await counted(id)).toEqual([[1, 59]]);
  expect(await listed(id, list, {}, "list-key-1")).toMatchObject({ lines: 2 });
  expect(await counted(id)).toEqual([[1, 59]]);
});

test("D-153 a list adds to what was counted, or replaces it of its products alone", async () => {
  const id = await start();
  await count(id, { product: { id: 1 }, qty: 5 });
  await count(id, { product: { id: 3 }, qty: 4 });
  await listed(id, fileOf("CM-208,10"));
  expect(await counted(id)).toEqual([
    [1, 15],
    [3, 4],
  ]);
  await listed(id, fileOf("CM-208,10"), { replace: "true" });
  expect(await counted(id)).toEqual([
    [1, 10],
    [3, 4],
  ]);
});

test("D-153 a pasted list of scans and a workbook are read", async () => {
  const id = await start();
  await listed(id, new File(["CM-208\nCM-208\nF-1\n"], "list.txt"));
  expect(await counted(id)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const workbook = workbookOf(rowXml(1, "Code", "Qty") + rowXml(2, "CM-208", 40));
  await listed(id, new File([await workbook], "count.xlsx"), { replace: "true" });
  expect(await counted(id)).toEqual([
    [1, 40],
    [2, 1],
  ]);
});

test("D-153 hidden rows of a workbook are named and not counted", async () => {
  const id = await start();
  const workbook = workbookOf(
    rowXml(1, "Code", "Qty") +
      rowXml(2, "CM-208", 40) +
      rowXml(3, "F-1", 7).replace("<row ", '<row hidden="1" '),
  );
  expect(await listed(id, new File([await workbook], "count.xlsx"))).toMatchObject({
    lines: 1,
    unread: [{ row: 3, code: "", fault: "hidden" }],
  });
  expect(await counted(id)).toEqual([[1, 40]]);
});

test("D-153 a list that is too long, and a file that is none, count nothing", async () => {
  const id = await start();
  const long = fileOf(...Array.from({ length: MAX_COUNT_LINES + 2 }, () => "CM-208,1"));
  for (const [file, fault] of [
    [long, "too_many_rows"],
    [new File([Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 9, 9, 9])], "list.xlsx"), "unreadable"],
  ] as const) {
    const response = await send(id, file);
    expect(response.status).toBe(422);
    expect(v.parse(apiErrorSchema, await response.json()).errors).toEqual({ file: fault });
  }
  expect(await counted(id)).toEqual([]);
});

test("D-153 pieces of one product beyond the limit are named line by line", async () => {
  const id = await start();
  const answer = await listed(id, fileOf(...Array.from({ length: 3000 }, () => "CM-208,1000000")));
  expect(answer).toMatchObject({ lines: 1, unread: { length: 2999, 0: { row: 2, fault: "too_many" } } });
  expect(await counted(id)).toEqual([[1, 1_000_000]]);
});
