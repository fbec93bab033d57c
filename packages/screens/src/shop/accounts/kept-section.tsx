import { type Kept, keptNameSchema } from "@shop/contract/accounts/kept-link.ts";
import type { KeptView } from "@shop/data/shop/accounts/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { useId, useState } from "react";

import { Form } from "../../form/form.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { accountCard } from "./account-section.tsx";

export type KeptSectionProps = KeptView;

type RenameProps = KeptView["renaming"] & { readonly kept: Kept; readonly onClose: () => void };

function RenameForm({ kept, errors, submission, onSubmit, onClose }: RenameProps) {
  const { kept: texts, save, saving } = useMessages("account");
  const form = useSchemaForm(keptNameSchema, { defaultValues: { name: kept.name }, errors });
  const pending = submission.status === "pending";
  return (
    <Form
      form={form}
      pending={pending}
      onSubmit={({ name }) => onSubmit({ token: kept.token, name })}
      className="grid gap-3 pt-2"
    >
      <TextField {...form.field("name")} label={texts.name} required autoComplete="off" />
      <SubmissionFailure {...{ submission, form, errors }} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={saving}>
          {save}
        </SubmitButton>
        <Button size="lg" aria-disabled={pending} onClick={() => !pending && onClose()}>
          {texts.close}
        </Button>
      </div>
    </Form>
  );
}

const addressOf = ({ kind, token }: Kept): string =>
  kind === "cart" ? pages.sharedCart(token) : pages.savedPartsList(token);

/** The carts and parts lists that an account keeps. */
export function KeptSection({ kept, renaming, deletion, onDelete }: KeptSectionProps) {
  const { kept: texts } = useMessages("account");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const titleId = useId();
  const [opened, setOpened] = useState<{ readonly token: string; readonly saved: number } | null>(null);
  // The form closes once it is saved.
  const renamed = opened?.saved === renaming.saved ? opened.token : null;
  const setRenamed = (token: string | null) =>
    setOpened(token === null ? null : { token, saved: renaming.saved });
  return (
    <section aria-labelledby={titleId} className={accountCard}>
      <div>
        <h2 id={titleId} className="text-lg font-bold">
          {texts.title}
        </h2>
        <p className="text-muted mt-1 text-sm">{texts.hint}</p>
      </div>
      <RemoteView remote={kept} skeleton={<Skeleton className="h-24 rounded-md" />}>
        {(own) =>
          own.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="divide-line divide-y">
              {own.map((one) => (
                <li key={one.token} className="grid gap-1 py-3 first:pt-0 last:pb-0">
                  <TextLink
                    href={addressOf(one)}
                    className="inline-flex min-h-11 items-center justify-self-start font-semibold wrap-anywhere"
                  >
                    <bdi>{one.name}</bdi>
                  </TextLink>
                  <p className="text-muted flex flex-wrap gap-x-3 text-sm">
                    <span>{texts.kinds[one.kind]}</span>
                    <span>{plural(locale, one.lines, texts.lines)}</span>
                    <time dateTime={one.kept_at}>{formatDay(one.kept_at, locale)}</time>
                  </p>
                  {renamed === one.token ? (
                    <RenameForm {...renaming} kept={one} onClose={() => setRenamed(null)} />
                  ) : (
                    <p className="flex flex-wrap gap-2">
                      <Button
                        size="sm"
                        className="max-sm:min-h-11"
                        aria-label={fill(texts.renameOf, { name: one.name })}
                        onClick={() => setRenamed(one.token)}
                      >
                        {texts.rename}
                      </Button>
                      <Button
                        size="sm"
                        variant="quiet"
                        className="max-sm:min-h-11"
                        aria-label={fill(texts.deleteOf, { name: one.name })}
                        aria-disabled={deletion.status === "pending"}
                        onClick={() => deletion.status !== "pending" && onDelete(one.token)}
                      >
                        {texts.delete}
                      </Button>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
      {deletion.status === "failed" && (
        <p role="alert" className="text-negative text-sm">
          {errorWords(words, deletion.error)}
        </p>
      )}
    </section>
  );
}
