import type { FoundPartLine } from "@shop/contract/parts-lists/endpoints.ts";
import { PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const surePart = ({ products, sure }: FoundPartLine) => products.find(({ id }) => id === sure) ?? null;

/** Parts lists; each case needs the demonstration catalogue. */
export const partsListCases: readonly ConformanceCase[] = [
  {
    name: "D-113 a parts list has its lines in order, with quantities and what is found for each",
    step: answers(
      "findParts",
      { body: { list: "10 x NE555P\nresistor\n\nxqzzqx\nL298N\t2" } },
      {
        holds: ({ lines, dropped }) => {
          const [timer, resistors, unknown, driver] = lines;
          return (
            lines.length === 4 &&
            dropped === 0 &&
            timer?.qty === 10 &&
            surePart(timer)?.part_number === "NE555P" &&
            resistors !== undefined &&
            surePart(resistors) === null &&
            resistors.products.length === 5 &&
            resistors.total > 5 &&
            unknown?.total === 0 &&
            unknown.products.length === 0 &&
            driver?.qty === 2 &&
            surePart(driver)?.part_number === "L298N"
          );
        },
      },
    ),
  },
  {
    name: "D-113 a part number that nothing has is looked for by the name beside it, which is said",
    step: answers(
      "findParts",
      { body: { list: "Qty,MPN,Description\n2,XQZZQX-1,L298N" } },
      {
        holds: ({ lines: [line] }) =>
          line?.qty === 2 &&
          surePart(line) === null &&
          line.text === "L298N" &&
          line.unmatched.includes("XQZZQX-1") &&
          line.products[0]?.part_number === "L298N",
      },
    ),
  },
  {
    name: "D-113 nothing of a bill of materials vanishes, and its columns are stated",
    step: answers(
      "findParts",
      { body: { list: "Board 3;;\nRef;MPN;Qty\nU1,U2;NE555P;3\nU3;L298N (DNP);1\nTotal;;4", boards: 2 } },
      {
        holds: ({ lines, parts, left_out, columns }) =>
          lines.length === 1 &&
          parts === 1 &&
          lines[0]?.qty === 6 &&
          lines[0].places === 2 &&
          JSON.stringify(left_out) ===
            JSON.stringify(["heading", "not_fitted", "total"].map((reason) => ({ reason, lines: 1 }))) &&
          columns.map(({ role }) => role).join() === "references,number,qty",
      },
    ),
  },
  {
    name: "D-113 what is not fitted is wanted when asked for, and columns hold what they are told to",
    step: answers(
      "findParts",
      {
        body: {
          list: "Ref;Value;Spare;DNP;Qty\nU3;driver;L298N;x;2",
          unfitted: true,
          roles: ["references", null, "number", "unfitted", "qty"],
        },
      },
      { holds: ({ lines: [line] }) => line?.qty === 2 && surePart(line)?.part_number === "L298N" },
    ),
  },
  {
    name: "D-113 a list that is too long is refused at its field",
    step: refuses("findParts", { body: { list: "x".repeat(PARTS_LIST_MAX_LENGTH + 1) } }, 422, "invalid", {
      errors: { list: "too_long" },
    }),
  },
  {
    name: "D-145 a list of parts and quantities is kept under an address and opens resolved",
    step: answers(
      "savePartsList",
      { body: { lines: [{ part: "NE555P", quantity: 10 }, { part: "L298N" }] } },
      { holds: ({ address, token }) => address.endsWith(`/parts-list/${token}`) },
    ),
  },
  {
    name: "D-145 a list is given as text or as lines, not as both and not as neither",
    step: refuses("savePartsList", { body: {} }, 422, "invalid", { errors: { list: "required" } }),
  },
];
