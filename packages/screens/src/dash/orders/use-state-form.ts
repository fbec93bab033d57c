import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderStateFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderChangeView, OrderStateEntry } from "@shop/data/dash/orders/view.ts";
import { canFollow, isNextState, isTakenBack, type OrderState } from "@shop/domain/orders/order-state.ts";
import { staysOut } from "@shop/domain/orders/parcels/order-parcels.ts";
import { useState } from "react";
import type { InferInput, InferOutput } from "valibot";

import { type SchemaForm, useSchemaForm } from "../../form/use-schema-form.ts";
import { isCarried, proposedShipment } from "./parcels/parcel-values.ts";

/** Props of the dialogs that change the state of an order. */
export interface StateDialogProps extends OrderChangeView<OrderStateEntry> {
  /** The order whose state is changed. */
  readonly order: AdminOrder;
  /** The state to change to. */
  readonly to: OrderState;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

type Schema = typeof orderStateFormSchema;

/** The form of a change of state. */
export interface StateForm {
  readonly form: SchemaForm<InferInput<Schema>, InferOutput<Schema>>;
  /** Whether the order, as far as it has been read here, can change to the state. */
  readonly isPossible: boolean;
  /** The state that the dialog was opened in. */
  readonly from: OrderState;
  /** Whether the change takes that state back. */
  readonly isTakenBack: boolean;
  /** Whether the order is sent, so that its carrier is asked for. */
  readonly isShipping: boolean;
  /** Whether goods that were sent are asked about, because the order is cancelled. */
  readonly isRecalled: boolean;
  readonly submit: (entry: InferOutput<Schema>) => void;
}

/** The form of a change of state, for the version that the dialog was opened with, or that a conflict has shown. */
export function useStateForm({ order, to, conflict, errors, onSubmit }: StateDialogProps): StateForm {
  const [opened] = useState(order);
  const read = conflict ?? opened;
  const form = useSchemaForm(orderStateFormSchema, {
    defaultValues: { note: "", mail: true, goods_back: false, ...proposedShipment(opened) },
    errors,
  });
  const isShipping = to === "sent" && isNextState(opened.state, to) && isCarried(opened);
  return {
    form,
    isPossible: canFollow(read.state, to),
    from: opened.state,
    isTakenBack: isTakenBack(opened.state, to),
    isShipping,
    isRecalled: staysOut(opened, { state: to, goods_back: false }),
    submit: ({ carrier, tracking, ...entry }) =>
      onSubmit({
        version: read.version,
        state: to,
        ...entry,
        ...(isShipping && { shipment: { carrier, tracking } }),
      }),
  };
}
