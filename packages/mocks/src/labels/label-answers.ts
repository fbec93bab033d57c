import { ApiError } from "@shop/contract/api-error.ts";

import { emptyPdf } from "../shop/empty-pdf.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to labels of products. */
export const labelAnswers = (shop: ShopState) =>
  ({
    readLabels: ({ query: { labels } }) => {
      const isMissing = labels.some(({ id }) => !shop.products.some((one) => one.id === id));
      if (isMissing) throw new ApiError("not_found");
      return emptyPdf(labels.map(({ id, count }) => `${id}x${count}`).join(" "));
    },
  }) satisfies Partial<Answers>;
