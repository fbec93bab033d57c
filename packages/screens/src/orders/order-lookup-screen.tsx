import type { Order, OrderLookup } from "@shop/contract/entities/order.ts";
import type { Submission } from "@shop/contract/state.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { CircleAlert } from "lucide-react";

import { ScreenHead } from "../parts/screen-head.tsx";
import { TextField } from "../parts/text-field.tsx";
import { textIn } from "../parts/text-in.ts";
import { type Faults, useFaults } from "../parts/use-faults.ts";
import { OrderDetails } from "./order-details.tsx";
import { OrderTitle } from "./order-title.tsx";

/** What an {@link OrderLookupScreen} takes. */
export interface OrderLookupScreenProps {
  /** The order that was found; null before, and while another one is looked for. */
  readonly order: Order | null;
  /** Why fields are refused; a new object after each check. */
  readonly errors: Faults;
  /** Failed with 'not_found' where there is no such order. */
  readonly submission: Submission;
  /** The number that the form opens with. */
  readonly initialNumber?: string | undefined;
  readonly onFind: (lookup: OrderLookup) => void;
}

/** Finds an order by its number and the phone that it was placed with. */
export function OrderLookupScreen({
  order,
  errors,
  submission,
  initialNumber,
  onFind,
}: OrderLookupScreenProps) {
  const { orders: texts } = useMessages("account");
  const words = useMessages("errors");
  const { form, faultOf, onEdit } = useFaults(errors);
  const pending = submission.status === "pending";
  return (
    <>
      <ScreenHead title={texts.lookupTitle} note={texts.lookupHint} />
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const textOf = textIn(event.currentTarget);
            if (!pending) onFind({ number: textOf("number"), phone: textOf("phone") });
          }}
        >
          <TextField
            name="number"
            label={texts.number}
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={initialNumber}
            error={faultOf("number")}
            onChange={() => onEdit("number")}
          />
          <TextField
            name="phone"
            label={texts.phone}
            required
            dir="ltr"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={faultOf("phone")}
            onChange={() => onEdit("phone")}
          />
          <Button type="submit" variant="signal" size="lg" aria-disabled={pending}>
            {pending ? <Spinner label={texts.finding} showLabel /> : texts.find}
          </Button>
        </form>
        <div aria-live="polite">
          {submission.status === "failed" && (
            <p className="border-line flex items-start gap-2 rounded-md border p-4">
              <CircleAlert aria-hidden className="text-negative mt-1 size-4 shrink-0" />
              {submission.error === "not_found" ? texts.notFound : errorWords(words, submission.error)}
            </p>
          )}
          {order && (
            <section className="border-line bg-surface grid gap-4 rounded-md border p-4 lg:p-6">
              <h2 className="flex">
                <OrderTitle order={order} />
              </h2>
              <OrderDetails order={order} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
