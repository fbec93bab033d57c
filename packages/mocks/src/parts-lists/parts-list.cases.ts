import { PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import { surePart } from "@shop/domain/parts-list/sure-part.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

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
    name: "D-113 a list that is too long is refused at its field",
    step: refuses("findParts", { body: { list: "x".repeat(PARTS_LIST_MAX_LENGTH + 1) } }, 422, "invalid", {
      errors: { list: "too_long" },
    }),
  },
];
