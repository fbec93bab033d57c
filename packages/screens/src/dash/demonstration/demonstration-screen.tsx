import type { Demonstration } from "@shop/contract/demonstration/demonstration.ts";
import type { DemonstrationView } from "@shop/data/dash/demonstration/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { PartsTable } from "./parts-table.tsx";

const removedOf = ({ parts }: Demonstration): number => parts.reduce((sum, { removed }) => sum + removed, 0);

function Done() {
  const { done } = useMessages("dashDemonstration");
  return (
    <EmptyState
      title={done.title}
      text={done.text}
      action={
        <span className="flex flex-wrap justify-center gap-x-6">
          <TextLink href={dashPages.categories.path} className="inline-flex min-h-11 items-center">
            {done.category}
          </TextLink>
          <TextLink href={dashPages.products.path} className="inline-flex min-h-11 items-center">
            {done.product}
          </TextLink>
        </span>
      }
    />
  );
}

/** What a removal deletes and keeps, with its command, which asks first. */
function Removal({
  demonstration,
  removal,
  isOutdated,
  onRemove,
  onReset,
}: Pick<DemonstrationView, "removal" | "isOutdated" | "onRemove" | "onReset"> & {
  readonly demonstration: Demonstration;
}) {
  const texts = useMessages("dashDemonstration");
  const { locale } = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { parts, pictures, ordered } = demonstration;
  const products = parts.find(({ kind }) => kind === "product")?.removed ?? 0;
  // The new numbers are read on the page, not behind a dialog.
  if (isOutdated && isAsked) setAsked(false);
  return (
    <>
      <div className="border-line bg-surface rounded-md border p-4">
        <PartsTable parts={parts} />
        <div className="text-muted mt-3 grid gap-2 text-sm">
          {pictures > 0 && <p>{plural(locale, pictures, texts.pictures)}</p>}
          {ordered > 0 && <p>{plural(locale, ordered, texts.ordered)}</p>}
          <p>{texts.neededHint}</p>
          <p>{fill(texts.restore, { days: RESTORE_DAYS })}</p>
        </div>
      </div>
      {isOutdated && (
        <div className="mt-4">
          <FormFailure>{texts.outdated}</FormFailure>
        </div>
      )}
      <div className="mt-4">
        <Button
          variant="danger"
          onClick={() => {
            onReset();
            setAsked(true);
          }}
        >
          <Trash aria-hidden className="size-5" />
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={texts.confirm.title}
        message={fill(texts.confirm.text, { products: plural(locale, products, texts.confirm.products) })}
        cancelLabel={texts.confirm.cancel}
        confirmLabel={texts.confirm.confirm}
        pending={removal.status === "pending"}
        onConfirm={onRemove}
      >
        <SubmissionFailure submission={removal} />
      </ConfirmDialog>
    </>
  );
}

/** Removes the demonstration, after a preview of what is deleted and what stays; for owners. */
export function DemonstrationScreen({ demonstration, isForbidden, removed, ...command }: DemonstrationView) {
  const texts = useMessages("dashDemonstration");
  if (isForbidden) {
    return <EmptyState heading="h1" title={texts.ownerOnly.title} text={texts.ownerOnly.text} />;
  }
  return (
    <div className="mx-auto max-w-4xl">
      <TextLink href={dashPages.settings.path} className="inline-flex min-h-11 items-center text-sm">
        {texts.back}
      </TextLink>
      <DashHead title={texts.title} note={texts.note} />
      {removed ? (
        <Done />
      ) : (
        <RemoteView
          remote={demonstration}
          loading={texts.loading}
          failed={texts.failed}
          skeleton={<Skeleton className="h-120" />}
        >
          {(data) =>
            removedOf(data) === 0 ? (
              <EmptyState title={texts.nothing.title} text={texts.nothing.text} />
            ) : (
              <Removal demonstration={data} {...command} />
            )
          }
        </RemoteView>
      )}
    </div>
  );
}
