import type { Order, OrderLookup } from "@shop/contract/entities/order.ts";
import { pages } from "@shop/contract/pages.ts";
import type { Submission } from "@shop/contract/state.ts";
import { errorWords } from "@shop/i18n/error-words.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { CircleAlert } from "lucide-react";

import { ScreenHead } from "../parts/screen-head.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
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
  /** Whether somebody is signed in, whose orders are listed elsewhere; false where not given. */
  readonly signedIn?: boolean;
  readonly onFind: (lookup: OrderLookup) => void;
}

/** Finds an order by its number and the phone that it was placed with. */
export function OrderLookupScreen({
  order,
  errors,
  submission,
  initialNumber,
  signedIn = false,
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
          method="post"
          noValidate
          // On paper the order is wanted, not how it was found.
          className={order ? "grid gap-5 print:hidden" : "grid gap-5"}
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
          <SubmitButton pending={pending} pendingLabel={texts.finding}>
            {texts.find}
          </SubmitButton>
          <TextLink
            href={signedIn ? pages.orders : pages.login}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {signedIn ? texts.title : texts.loginForAll}
          </TextLink>
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
