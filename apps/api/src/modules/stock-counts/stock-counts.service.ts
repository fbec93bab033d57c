import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import type { NewStockCount, StockCount, UnreadCountLine } from "@shop/contract/stock-counts/stock-count.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";
import { hiddenLines } from "@shop/domain/sheets/hidden-parts.ts";
import { MAX_COUNT_LINES, readCountList } from "@shop/domain/stock-counts/read-count-list.ts";
import { countDifference, MAX_COUNTED } from "@shop/domain/stock-counts/stock-count.ts";
import { needsCheck, sumCount } from "@shop/domain/stock-counts/sum-count.ts";

import type { Database, Queries } from "../../database/database.ts";
import { yieldToRequests } from "../../database/yield-to-requests.ts";
import { type ReadSheetLines, uploadedRows } from "../../sheets/uploaded-rows.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { findProduct, unitsCounted } from "../products/find-product.ts";
import { findByCodes, onlyOne } from "../products/product-codes.repository.ts";
import { bookCount } from "./book-count.ts";
import { addEntries } from "./count-entries.ts";
import { toCountedLine, toStockCount } from "./stock-counts.mapper.ts";
import {
  closeStockCount,
  countProductsOf,
  type CountedRow,
  deleteEntries,
  findAttempt,
  findCounted,
  findStockCount,
  findStockCounts,
  insertStockCount,
  lockOpenCounts,
  lockStockCount,
  updateStockCount,
} from "./stock-counts.repository.ts";
import type { StockCountRow } from "./stock-counts.table.ts";

/** Products on a page of a count. */
const ROWS = 50;
/** Milliseconds for which the booking of a count waits for others, whose queries wait for its end. */
const GIVE_WAY_MS = 300;

type Answer<N extends keyof typeof endpoints> = AnswerOf<(typeof endpoints)[N]>;
type Input<N extends keyof typeof endpoints> = InputOf<(typeof endpoints)[N]>;
type Changed = Answer<"bookStockCount">;

/** Who makes a request, and its Idempotency-Key. */
interface Request {
  readonly admin: Admin;
  readonly attempt: string | null;
}

/** Counts of the stock; those about one count throw not_found, and changes of a closed one state_not_allowed. */
export interface StockCountService {
  readonly list: () => Promise<StockCount[]>;
  readonly start: (request: NewStockCount, admin: Admin) => Promise<Changed>;
  readonly read: (id: number, query: Input<"readStockCount">["query"]) => Promise<Answer<"readStockCount">>;
  /** Counts a product; throws invalid for too many. */
  readonly count: (
    id: number,
    body: Input<"countProduct">["body"],
    request: Request,
  ) => Promise<Answer<"countProduct">>;
  /** Counts the lines of a list; throws invalid for too many, and for a file that cannot be read. */
  readonly countList: (
    id: number,
    body: Input<"countList">["body"],
    request: Request,
  ) => Promise<Answer<"countList">>;
  readonly remove: (id: number, productId: number) => Promise<boolean>;
  /** Books a count; throws edit_conflict where something was counted since a version. */
  readonly book: (id: number, version: number, admin: Admin) => Promise<Changed>;
  readonly discard: (id: number, admin: Admin) => Promise<Changed>;
}

/** Dependencies of {@link stockCountService}. */
export interface StockCountDependencies {
  readonly database: Pick<Database, "queries" | "sessions" | "pool">;
  readonly catalogue: Catalogue;
  readonly readLines: ReadSheetLines;
}

/** Which products of a count are shown. */
const shown: Readonly<Record<Input<"readStockCount">["query"]["show"], (row: CountedRow) => boolean>> = {
  all: () => true,
  different: (row) => countDifference(row) !== 0,
  check: needsCheck,
};

async function withProducts(queries: Queries, rows: readonly StockCountRow[]): Promise<StockCount[]> {
  const products = await countProductsOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toStockCount(row, products.get(row.id) ?? 0));
}

async function answerOf(queries: Queries, row: StockCountRow, status: boolean): Promise<Changed> {
  const products = await countProductsOf(queries, [row.id]);
  return { status, count: toStockCount(row, products.get(row.id) ?? 0) };
}

/** A count that is open, locked until the transaction ends. */
async function lockOpen(transaction: Queries, id: number): Promise<StockCountRow> {
  const row = await lockStockCount(transaction, id);
  if (row.state !== "open") throw new ApiError("state_not_allowed");
  return row;
}

async function countedAnswer(
  transaction: Queries,
  { id, version }: StockCountRow,
  productId: number,
): Promise<Answer<"countProduct">> {
  const [row] = await findCounted(transaction, id, productId);
  return row
    ? { outcome: "counted", line: toCountedLine(row), products: [], version }
    : { outcome: "not_found", line: null, products: [], version };
}

/** Creates the service. */
export function stockCountService({
  database,
  catalogue,
  readLines,
}: StockCountDependencies): StockCountService {
  const { queries } = database;
  return {
    list: async () => withProducts(queries, await findStockCounts(queries)),
    start: async ({ name, with_reserved: withReserved }, admin) =>
      answerOf(
        queries,
        await insertStockCount(queries, { name, withReserved, startedBy: admin.email }),
        true,
      ),
    read: async (id, { show, page }) => {
      const row = await findStockCount(queries, id);
      const found = await findCounted(queries, id);
      // What a closed count would do to the stock of now means nothing.
      const counted =
        row.state === "open" ? found : found.map((one) => Object.assign(one, { moved: false, amount: null }));
      const { data, ...paging } = pageOf(counted.filter(shown[show]), page, ROWS);
      return {
        count: toStockCount(row, counted.length),
        sums: sumCount(counted),
        lines: data.map(toCountedLine),
        ...paging,
      };
    },
    count: (id, { product, qty, mode }, { admin, attempt }) =>
      queries.transaction(async (transaction) => {
        const row = await lockOpen(transaction, id);
        const [earlier] = attempt === null ? [] : await findAttempt(transaction, id, attempt);
        if (earlier !== undefined) return countedAnswer(transaction, row, earlier);
        const found = await findProduct(transaction, product);
        if (found.outcome !== "found") return { ...found, line: null, version: row.version };
        const changed = await addEntries(transaction, row, {
          pieces: new Map([[found.id, unitsCounted(qty, found.units, MAX_COUNTED)]]),
          isReplacing: mode === "set",
          attempt,
          admin,
          field: "code",
        });
        return countedAnswer(transaction, changed, found.id);
      }),
    countList: async (id, { file, replace }, { admin, attempt }) => {
      const { rows, hidden } = await uploadedRows(readLines, file, MAX_COUNT_LINES);
      const lines = readCountList(rows);
      return queries.transaction(async (transaction) => {
        const row = await lockOpen(transaction, id);
        const found = await findByCodes(
          transaction,
          lines.flatMap(({ code, fault }) => (fault === null ? [code] : [])),
        );
        const pieces = new Map<number, number>();
        const unread: UnreadCountLine[] = [];
        for (const { row: at, code, written, qty, fault } of lines) {
          const product = fault ?? onlyOne(found.get(code));
          const leave = (reason: UnreadCountLine["fault"]): void => {
            unread.push({ row: at, code, written, fault: reason });
          };
          if (typeof product === "string") leave(product);
          else if (qty === null) leave("bad_number");
          else {
            const { id: productId, units } = product;
            const sum = (pieces.get(productId) ?? 0) + qty * units;
            if (sum > MAX_COUNTED) leave("too_many");
            else pieces.set(productId, sum);
          }
        }
        const isDone = attempt !== null && (await findAttempt(transaction, id, attempt)).length > 0;
        const changed =
          isDone || pieces.size === 0
            ? row
            : await addEntries(transaction, row, {
                pieces,
                isReplacing: replace,
                attempt,
                admin,
                field: "file",
              });
        return {
          lines: lines.length - unread.length,
          products: pieces.size,
          unread: [...hiddenLines(hidden), ...unread],
          version: changed.version,
        };
      });
    },
    remove: (id, productId) =>
      queries.transaction(async (transaction) => {
        await lockOpen(transaction, id);
        const isRemoved = await deleteEntries(transaction, id, [productId]);
        if (isRemoved) await updateStockCount(transaction, id);
        return isRemoved;
      }),
    book: async (id, version, admin) => {
      await yieldToRequests(database, GIVE_WAY_MS);
      return catalogue.change(async (transaction, touch) => {
        // A scan in another open count waits: what it expects changes with this booking.
        await lockOpenCounts(transaction);
        const row = await lockStockCount(transaction, id);
        if (row.state === "booked") return answerOf(transaction, row, false);
        if (row.state === "discarded") throw new ApiError("state_not_allowed");
        if (row.version !== version) {
          const { count } = await answerOf(transaction, row, false);
          throw new ApiError("edit_conflict", { current: count });
        }
        return answerOf(transaction, await bookCount(transaction, touch, row, admin), true);
      });
    },
    discard: (id, admin) =>
      queries.transaction(async (transaction) => {
        const row = await lockStockCount(transaction, id);
        if (row.state === "discarded") return answerOf(transaction, row, false);
        if (row.state === "booked") throw new ApiError("state_not_allowed");
        return answerOf(
          transaction,
          await closeStockCount(transaction, id, { state: "discarded", by: admin.email }),
          true,
        );
      }),
  };
}
