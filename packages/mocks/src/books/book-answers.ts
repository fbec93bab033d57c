import type { BookClosing, ClosedBooks } from "@shop/contract/books/endpoints.ts";

import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the closing of the books. */
export function bookAnswers(shop: ShopState) {
  let closings: readonly BookClosing[] = [];
  const signed = () => ({ at: new Date().toISOString(), by: shop.adminEmail });
  const read = (): ClosedBooks => ({
    closed_until: closings.find(({ reopened }) => reopened === null)?.until ?? null,
    closings: [...closings],
  });

  return {
    readClosings: read,
    closeBooks: ({ body }) => {
      closings = [{ id: shop.nextId(), until: body.until, ...signed(), reopened: null }, ...closings];
      return read();
    },
    reopenBooks: () => {
      const at = closings.findIndex(({ reopened }) => reopened === null);
      const last = closings[at];
      if (last) closings = closings.with(at, { ...last, reopened: signed() });
      return { status: last !== undefined, ...read() };
    },
  } satisfies Partial<Answers>;
}
