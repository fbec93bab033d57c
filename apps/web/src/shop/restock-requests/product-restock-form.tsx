import { useRestockFormModel } from "@shop/data/shop/restock-requests/use-restock-form-model.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { RestockForm } from "@shop/screens/shop/restock-requests/restock-form.tsx";

import { useBuyerInfo } from "../accounts/use-buyer.ts";

export interface ProductRestockFormProps {
  /** The product that is out of stock. */
  readonly productId: number;
}

/** The form for a mail when a product is back, with the address of the signed-in user. */
export function ProductRestockForm({ productId }: ProductRestockFormProps) {
  const { email = "" } = useBuyerInfo();
  return <RestockForm {...useRestockFormModel({ productId, locale: useLocale().locale })} email={email} />;
}
