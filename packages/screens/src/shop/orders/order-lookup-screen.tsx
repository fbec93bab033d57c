import { orderLookupFormSchema } from "@shop/contract/orders/order-lookup.ts";
import type { OrderLookupView } from "@shop/data/shop/orders/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { TextLink } from "@shop/ui/text-link.tsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";

import { Form } from "../../form/form.tsx";
import { RequiredHint } from "../../form/required-hint.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { PhoneField, TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderPageLink } from "./order-page-link.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderTitle } from "./order-title.tsx";

export interface OrderLookupScreenProps extends OrderLookupView {
  /** The initial order number. */
  readonly initialNumber?: string | undefined;
  /** The initial phone, where the order was placed in this browser. */
  readonly initialPhone?: string | undefined;
  /** Whether a shopper is signed in, whose orders have a page of their own; false by default. */
  readonly signedIn?: boolean;
}

/** Finds an order by its number and the phone that it was placed with. */
export function OrderLookupScreen({
  order,
  errors,
  submission,
  initialNumber,
  initialPhone,
  signedIn = false,
  onFind,
}: OrderLookupScreenProps) {
  const texts = useMessages("orders");
  const words = useMessages("errors");
  const form = useSchemaForm(orderLookupFormSchema, { errors });
  const pending = submission.status === "pending";
  return (
    <>
      {/* A found order is printed alone, across the paper. */}
      <div className={order ? "print:hidden" : undefined}>
        <ScreenHead title={texts.lookupTitle} note={texts.lookupHint} />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12 print:mt-6 print:block">
        <Form
          form={form}
          pending={pending}
          onSubmit={onFind}
          className={order ? "grid gap-5 print:hidden" : "grid gap-5"}
        >
          <RequiredHint />
          <TextField
            {...form.field("number")}
            label={texts.number}
            required
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={initialNumber}
          />
          <PhoneField {...form.field("phone")} label={texts.phone} required defaultValue={initialPhone} />
          <SubmitButton pending={pending} pendingLabel={texts.finding}>
            {texts.find}
          </SubmitButton>
          <TextLink
            href={signedIn ? pages.orders : pages.login}
            className="inline-flex min-h-11 items-center justify-self-start"
          >
            {signedIn ? texts.title : texts.loginForAll}
          </TextLink>
        </Form>
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
              <OrderParcels order={order} />
              <OrderDetails order={order} />
              <OrderPageLink order={order} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
