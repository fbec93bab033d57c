import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import type { OrderChangeView } from "@shop/data/dash/orders/view.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { GenericSchema } from "valibot";

import { type SchemaForm, useSchemaForm } from "../../form/use-schema-form.ts";

/** Reports whether a form has unsaved changes, and none once it is closed. */
export function useDirtyReport(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
}

/** The input of {@link useOrderForm}. */
interface OrderFormInput<Values extends FieldValues> extends Pick<
  OrderChangeView<unknown>,
  "conflict" | "errors"
> {
  /** The order that the form changes, as it is when the form is opened. */
  readonly order: AdminOrder;
  /** What the form of an order starts with. */
  readonly valuesOf: (order: AdminOrder) => DefaultValues<Values>;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form of a part of an order that another person may change meanwhile. */
export interface OrderForm<Values extends FieldValues, Output> {
  readonly form: SchemaForm<Values, Output>;
  /** The order as the form was opened with it. */
  readonly opened: AdminOrder;
  /** The order as another person has saved it since; null without one. */
  readonly theirs: AdminOrder | null;
  /** The version that a submit replaces. */
  readonly version: number;
  /** Starts again from what another person has saved. */
  readonly takeTheirs: () => void;
}

/** Opens a form over a part of an order, and follows what another person saves meanwhile. */
export function useOrderForm<Values extends FieldValues, Output>(
  schema: GenericSchema<Values, Output>,
  { order, conflict, errors, valuesOf, onDirty }: OrderFormInput<Values>,
): OrderForm<Values, Output> {
  const [opened, setOpened] = useState(order);
  const defaultValues = valuesOf(opened);
  const form = useSchemaForm(schema, { defaultValues, errors });
  useDirtyReport(form.formState.isDirty, onDirty);
  const theirs = conflict && conflict.version !== opened.version ? conflict : null;
  return {
    form,
    opened,
    theirs,
    version: (theirs ?? opened).version,
    takeTheirs: () => {
      if (!theirs) return;
      setOpened(theirs);
      form.reset(valuesOf(theirs));
    },
  };
}
