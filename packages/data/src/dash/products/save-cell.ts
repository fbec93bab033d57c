import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { piecesBetween, reasonOfChange } from "@shop/domain/books/stock-reasons.ts";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { ResponseBody } from "../../call.ts";
import type { PageParam } from "../../cursor-pages.ts";
import { productKeys } from "../../shop/products/queries.ts";
import { searchKeys } from "../../shop/search/queries.ts";
import { adminKeys } from "../admins/session.ts";
import type { CellField } from "./cells-view.ts";
import { adminProductKeys } from "./queries.ts";

/** A field of a product that is saved. */
export interface CellSave {
  /** The id of the product. */
  readonly id: number;
  readonly field: CellField;
  /** The value that was seen when the field was edited: another one by now is a conflict. */
  readonly was: AdminProduct[CellField];
  readonly text: string;
}

type Pages = {
  readonly pages: readonly ResponseBody<"listAdminProducts">[];
  readonly pageParams: readonly PageParam[];
};

const isEarlier = (one: AdminProduct, product: AdminProduct): boolean =>
  one.id === product.id && one.version <= product.version;

/** Replaces a product in the lists that are shown, unless they have a later version: answers of two cells may come in either order. */
export function replaceInLists(client: QueryClient, product: AdminProduct): void {
  client.setQueriesData<Pages>(
    { queryKey: adminProductKeys.lists() },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) =>
          page.data.some((one) => isEarlier(one, product))
            ? { ...page, data: page.data.map((one) => (isEarlier(one, product) ? product : one)) }
            : page,
        ),
      },
  );
}

/** Saves one field of a product; its row stays in its place until the list is fetched again. */
export const saveCellMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [...adminProductKeys.all, "cell"],
    mutationFn: ({ id, field, was, text }: CellSave) =>
      api.call("changeProductField", {
        params: { id },
        body:
          field === "amount"
            ? { field, was, value: text, stock_reason: reasonOfChange(piecesBetween(Number(was), text)) }
            : { field, was, value: text },
      }),
    onSuccess: (product, _save, _result, { client }) => {
      replaceInLists(client, product);
      void client.invalidateQueries({
        queryKey: adminKeys.all,
        refetchType: "none",
        predicate: ({ queryKey }) => queryKey[1] !== adminKeys.me()[1],
      });
      void client.invalidateQueries({ queryKey: productKeys.all });
      void client.invalidateQueries({ queryKey: searchKeys.all });
    },
  });
