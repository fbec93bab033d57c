import { stockCountFormSchema } from "@shop/contract/stock-counts/stock-count-form.ts";
import type { StockCount } from "@shop/contract/stock-counts/stock-count.ts";
import type { StockCountsView } from "@shop/data/dash/stock-counts/view.ts";
import { dashPages, dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { COUNT_NAME_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { CountMoment } from "./count-moment.tsx";

function StartForm({ starting, onStart }: Pick<StockCountsView, "starting" | "onStart">) {
  const { start: texts } = useMessages("dashStockCounts");
  const { submission, errors } = starting;
  const form = useSchemaForm(stockCountFormSchema, {
    defaultValues: { name: "", with_reserved: true },
    errors,
  });
  const pending = submission.status === "pending";
  return (
    <Form form={form} pending={pending} onSubmit={onStart} className="grid gap-3">
      <TextField
        {...form.field("name")}
        label={texts.name}
        hint={texts.nameHint}
        maxLength={COUNT_NAME_LENGTH}
        autoComplete="off"
        dir="auto"
      />
      <div>
        <CheckboxField {...form.field("with_reserved")} label={texts.withReserved} />
        <p className="text-muted text-sm">{texts.withReservedHint}</p>
      </div>
      <SubmissionFailure {...{ submission, form, errors }} />
      <SubmitButton pending={pending} pendingLabel={texts.pending} className="sm:justify-self-start">
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}

function CountRow({ count }: { readonly count: StockCount }) {
  const texts = useMessages("dashStockCounts");
  const { locale } = useLocale();
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <span className="flex flex-wrap items-center gap-x-3">
        <Link
          href={dashPathOf.stockCount(count.id)}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline sm:min-h-8"
        >
          <bdi>{count.name}</bdi>
        </Link>
        <Badge tone={count.state === "open" ? "caution" : "neutral"}>{texts.states[count.state]}</Badge>
        <span className="text-muted text-sm">{plural(locale, count.products, texts.products)}</span>
      </span>
      <CountMoment count={count} />
    </li>
  );
}

/** The counts of the stock: a new one is started, open ones are continued. */
export function StockCountsScreen({ counts, starting, onStart }: StockCountsView) {
  const texts = useMessages("dashStockCounts");
  return (
    <div className="max-w-3xl">
      <DashHead title={texts.title} note={<TextLink href={dashPages.products.path}>{texts.back}</TextLink>} />
      <p className="text-muted mb-4">{texts.note}</p>
      <div className="grid gap-4">
        <DashSection title={texts.start.title}>
          <StartForm {...{ starting, onStart }} />
        </DashSection>
        <RemoteView remote={counts} skeleton={<Skeleton className="h-40 w-full" />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState heading="h2" title={texts.none} />
            ) : (
              <DashSection title={texts.title}>
                <ul>
                  {all.map((count) => (
                    <CountRow key={count.id} count={count} />
                  ))}
                </ul>
              </DashSection>
            )
          }
        </RemoteView>
      </div>
    </div>
  );
}
