import { type AdminProduct, adminProductSchema } from "@shop/contract/products/admin-product.ts";
import { mutationOptions, type QueryClient } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { ResponseBody } from "../../call.ts";
import type { PageParam } from "../../cursor-pages.ts";
import { productKeys } from "../../shop/products/queries.ts";
import { searchKeys } from "../../shop/search/queries.ts";
import { adminKeys } from "../admins/session.ts";
import { conflictOf } from "../conflict.ts";
import type { CellField } from "./cells-view.ts";
import { adminProductKeys } from "./queries.ts";

/** A field of a product that is saved. */
export interface CellSave {
  /** The product as it was when the field was edited. */
  readonly product: AdminProduct;
  readonly field: CellField;
  readonly text: string;
}

/** Attempts to save a field of a product whose other fields are changed at the same time. */
const MAX_ATTEMPTS = 4;

async function saveCell(api: Api, { product, field, text }: CellSave): Promise<AdminProduct> {
  let base = product;
  for (let attempt = 1; ; attempt += 1) {
    const { id, name, price, amount, description, sub_category_id, version } = base;
    const body = { name, price, amount, description, sub_category_id, version, [field]: text };
    try {
      const saved = await api.call("updateProduct", { params: { id }, body });
      return { ...base, version: saved.version, [field]: field === "amount" ? Number(text) : text };
    } catch (error) {
      // A change of other fields, such as by an order, is no conflict with this one.
      const current = conflictOf(error, adminProductSchema);
      if (!current || current[field] !== product[field] || attempt === MAX_ATTEMPTS) throw error;
      base = current;
    }
  }
}

type Pages = {
  readonly pages: readonly ResponseBody<"listAdminProducts">[];
  readonly pageParams: readonly PageParam[];
};

/** Replaces a product in the lists that are shown. */
export function replaceInLists(client: QueryClient, product: AdminProduct): void {
  client.setQueriesData<Pages>(
    { queryKey: adminProductKeys.lists() },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) =>
          page.data.some(({ id }) => id === product.id)
            ? { ...page, data: page.data.map((one) => (one.id === product.id ? product : one)) }
            : page,
        ),
      },
  );
}

/** Saves one field of a product; its row stays in its place until the list is fetched again. */
export const saveCellMutation = (api: Api) =>
  mutationOptions({
    mutationKey: [...adminProductKeys.all, "cell"],
    mutationFn: (save: CellSave) => saveCell(api, save),
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
