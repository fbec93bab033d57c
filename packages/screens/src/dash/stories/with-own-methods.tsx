import type { OwnMethod } from "@shop/domain/payments/payment-methods.ts";
import type { ReactNode } from "react";

import { OwnMethodsContext } from "../shared/own-methods.tsx";

/** Methods of payment that an owner has named: one in use, one that is archived. */
export const ownMethods: readonly OwnMethod[] = [
  { id: "own_1", name: { en: "Fawry", ar: "فوري" }, account: "1070", archived: false },
  { id: "own_2", name: { en: "Cheque", ar: "شيك" }, account: "1080", archived: true },
];

/** Decorator that shows a screen of a shop whose owner has named methods of payment. */
export const withOwnMethods = (Story: () => ReactNode) => (
  <OwnMethodsContext value={ownMethods}>
    <Story />
  </OwnMethodsContext>
);
