import { useAdminOrderModel } from "@shop/data/dash/orders/use-admin-order-model.ts";
import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { useState } from "react";
import { fn } from "storybook/test";

import { OrderScreen } from "../orders/order-screen.tsx";
import { orderPlace } from "./order-place.ts";

export interface ConnectedOrderProps {
  /** Id of the order in the mocked shop. */
  readonly id: number;
  /** The dialog that is open at first; none by default. */
  readonly dialog?: OrderDialog | null | undefined;
}

/** The page of an order over its model. */
export function ConnectedOrder({ id, dialog: start = null }: ConnectedOrderProps) {
  const [dialog, onDialog] = useState(start);
  const { isMissing: _isMissing, ...model } = useAdminOrderModel({
    id,
    dialog,
    onNotice: fn(),
    onDone: () => onDialog(null),
    onNoteSaved: fn(),
    onReminded: fn(),
  });
  return <OrderScreen {...model} {...orderPlace} {...{ dialog, onDialog }} />;
}
