import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import { listOf } from "../conformance/list-of.ts";
import type { Answer } from "../shop/call.ts";

const MISSING = 999_999;
const PRODUCT = 1;

type Count = Answer<"startStockCount">["count"];
type Product = Answer<"readAdminProduct">;

/** A count that was started, and a product to be counted. */
const started = (next: (count: Count, product: Product) => ConformanceStep): ConformanceStep =>
  answers(
    "startStockCount",
    { body: { name: "Shelf 3", with_reserved: true } },
    {
      holds: ({ status, count }) =>
        status &&
        count.state === "open" &&
        count.version === 1 &&
        count.products === 0 &&
        count.with_reserved,
      next: ({ count }) =>
        answers("readAdminProduct", { params: { id: PRODUCT } }, { next: (product) => next(count, product) }),
    },
  );

const counts = (
  id: number,
  body: Readonly<Record<string, unknown>>,
  holds: (answer: Answer<"countProduct">) => boolean,
  next?: (answer: Answer<"countProduct">) => ConformanceStep,
  headers: Readonly<Record<string, string>> = {},
): ConformanceStep =>
  answers("countProduct", { params: { id }, body, headers }, { holds, ...(next && { next }) });

/** Cases of counts of the stock. */
export const stockCountCases: readonly ConformanceCase[] = [
  {
    name: "D-153 scans are added up, one is counted once, and the difference is booked as a change of many products",
    asAdmin: true,
    step: started(({ id }, product) => {
      const first = product.amount + 1;
      const scan = { product: { code: product.part_number }, qty: first };
      const key = { "idempotency-key": "scan-0001" };
      const isFirst = ({ outcome, line }: Answer<"countProduct">) =>
        outcome === "counted" &&
        line?.id === PRODUCT &&
        line.counted === first &&
        line.expected === product.amount &&
        line.after === first &&
        !line.moved &&
        line.missing === 0;
      const booked = (version: number) =>
        answers(
          "bookStockCount",
          { params: { id }, body: { version } },
          {
            holds: ({ status, count }) =>
              status && count.state === "booked" && count.closed !== null && count.change !== null,
            next: ({ count: { change } }) =>
              answers(
                "readBulkChange",
                { params: { id: change ?? 0 } },
                {
                  holds: ({ change: { rule, changed }, items: [item] }) =>
                    rule.field === "amount" &&
                    rule.change === "count" &&
                    rule.value === id &&
                    changed === 1 &&
                    item?.id === PRODUCT &&
                    item.old === product.amount &&
                    item.new === first + 1,
                  next: () =>
                    answers(
                      "readAdminProduct",
                      { params: { id: PRODUCT } },
                      {
                        holds: ({ amount }) => amount === first + 1,
                        next: () =>
                          answers(
                            "bookStockCount",
                            { params: { id }, body: { version } },
                            {
                              holds: ({ status, count }) => !status && count.state === "booked",
                              next: () =>
                                refuses("discardStockCount", { params: { id } }, 409, "state_not_allowed", {
                                  next: () =>
                                    refuses(
                                      "countProduct",
                                      { params: { id }, body: scan },
                                      409,
                                      "state_not_allowed",
                                    ),
                                }),
                            },
                          ),
                      },
                    ),
                },
              ),
          },
        );
      return counts(
        id,
        scan,
        isFirst,
        () =>
          counts(
            id,
            scan,
            isFirst,
            () =>
              counts(
                id,
                { product: { id: PRODUCT }, qty: 1 },
                ({ line }) => line?.counted === first + 1,
                ({ version }) =>
                  answers(
                    "readStockCount",
                    { params: { id }, query: { show: "different" } },
                    {
                      holds: ({ count, sums, lines: [line], total }) =>
                        total === 1 &&
                        line?.counted === first + 1 &&
                        line.by.length === 1 &&
                        count.products === 1 &&
                        count.version === version &&
                        sums.more === 1 &&
                        sums.fewer === 0 &&
                        sums.at_cost !== undefined,
                      next: () =>
                        refuses(
                          "bookStockCount",
                          { params: { id }, body: { version: version - 1 } },
                          409,
                          "edit_conflict",
                          { next: () => booked(version) },
                        ),
                    },
                  ),
              ),
            key,
          ),
        key,
      );
    }),
  },
  {
    name: "D-153 a code that no product has counts nothing, a number is set, and a product is removed",
    asAdmin: true,
    step: started(({ id }) =>
      counts(
        id,
        { product: { code: "NO-SUCH-CODE" }, qty: 1 },
        ({ outcome, line, products }) => outcome === "not_found" && line === null && products.length === 0,
        () =>
          counts(
            id,
            { product: { id: PRODUCT }, qty: 5 },
            ({ line }) => line?.counted === 5,
            () =>
              counts(
                id,
                { product: { id: PRODUCT }, qty: 4, mode: "set" },
                ({ line }) => line?.counted === 4,
                () =>
                  answers(
                    "removeCounted",
                    { params: { id, productId: PRODUCT } },
                    {
                      holds: ({ status }) => status,
                      next: () =>
                        answers(
                          "removeCounted",
                          { params: { id, productId: PRODUCT } },
                          {
                            holds: ({ status }) => !status,
                            next: () =>
                              refuses(
                                "countProduct",
                                { params: { id: MISSING }, body: { product: { id: 1 }, qty: 1 } },
                                404,
                                "not_found",
                              ),
                          },
                        ),
                    },
                  ),
              ),
          ),
      ),
    ),
  },
  {
    name: "D-153 the lines of a list are counted, and those that mean no product are named",
    asAdmin: true,
    step: started(({ id }, product) =>
      answers(
        "countList",
        {
          params: { id },
          body: {
            file: listOf(
              "Code,Count",
              `${product.part_number},7`,
              "NO-SUCH-CODE,1",
              `${product.part_number},x`,
              ",3",
              `${product.part_number},999999`,
            ),
          },
        },
        {
          holds: ({ lines, products, unread }) =>
            lines === 1 &&
            products === 1 &&
            unread.map(({ row, fault }) => `${row} ${fault}`).join() ===
              "3 not_found,4 bad_number,5 no_code,6 too_many",
          next: () =>
            answers(
              "countList",
              {
                params: { id },
                body: { file: listOf("Code,Count", `${product.part_number},2`), replace: "true" },
              },
              {
                next: () =>
                  answers(
                    "readStockCount",
                    { params: { id } },
                    { holds: ({ lines: [line], total }) => total === 1 && line?.counted === 2 },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-153 a discarded count changes no stock and stays listed below the open ones",
    asAdmin: true,
    step: started(({ id }, product) =>
      counts(
        id,
        { product: { id: PRODUCT }, qty: 1 },
        ({ outcome }) => outcome === "counted",
        () =>
          answers(
            "discardStockCount",
            { params: { id } },
            {
              holds: ({ status, count }) => status && count.state === "discarded" && count.change === null,
              next: () =>
                answers(
                  "discardStockCount",
                  { params: { id } },
                  {
                    holds: ({ status }) => !status,
                    next: () =>
                      answers(
                        "startStockCount",
                        { body: { name: "Shelf 4", with_reserved: false } },
                        {
                          next: ({ count }) =>
                            answers(
                              "listStockCounts",
                              {},
                              {
                                holds: ({ data }) => data.map((one) => one.id).join() === `${count.id},${id}`,
                                next: () =>
                                  answers(
                                    "readAdminProduct",
                                    { params: { id: PRODUCT } },
                                    { holds: ({ amount }) => amount === product.amount },
                                  ),
                              },
                            ),
                        },
                      ),
                  },
                ),
            },
          ),
      ),
    ),
  },
  {
    name: "D-153 a count has a name, and a product is counted in whole numbers",
    asAdmin: true,
    step: refuses("startStockCount", { body: { name: " ", with_reserved: "maybe" } }, 422, "invalid", {
      errors: { name: "required", with_reserved: "bad_value" },
      next: () =>
        started(({ id }) =>
          refuses("countProduct", { params: { id }, body: { product: { id: 1 }, qty: -1 } }, 422, "invalid", {
            errors: { qty: "too_small" },
          }),
        ),
    }),
  },
];
