import type { DeletionView } from "@shop/data/dash/lists/list-view.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Combobox, type ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { Field } from "@shop/ui/field.tsx";
import { type ReactNode, useState } from "react";

import { SubmissionFailure } from "../../form/submission-failure.tsx";

/** Wording of {@link DeleteDialog}. */
interface DeleteDialogTexts {
  readonly title: string;
  readonly message: ReactNode;
  /** The message where its content is moved first; by default the same. */
  readonly movingMessage?: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  /** Label of the choice of where its products go, for what can hold some. */
  readonly moveTo?: string;
}

export interface DeleteDialogProps extends DeletionView {
  /** Title, messages and labels for the kind of entity. */
  readonly texts: DeleteDialogTexts;
  /** The number of products that it is known to hold; 0 by default. */
  readonly products?: number;
  /** Where its products can be moved to; nowhere by default. */
  readonly targets?: readonly ComboboxOption[];
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const noTargets: readonly ComboboxOption[] = [];

/** Asks before something is deleted; where it still holds products, also where they are moved to. */
export function DeleteDialog({
  texts,
  products = 0,
  targets = noTargets,
  submission,
  errors,
  held,
  onDelete,
  onClose,
}: DeleteDialogProps) {
  const { moving } = useMessages("dashShell");
  const errorTexts = useMessages("errors");
  const { locale } = useLocale();
  // The server's number stays while the second attempt is pending.
  const [lastHeld, setLastHeld] = useState<number | null>(null);
  if (held !== null && held !== lastHeld) setLastHeld(held);
  const counted = lastHeld ?? products;
  const [target, setTarget] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const mustMove = counted > 0;
  const targetError = isMissing ? "required" : errors["move_to"];
  return (
    <ConfirmDialog
      open
      inAddress
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={texts.title}
      message={(mustMove && texts.movingMessage) || texts.message}
      cancelLabel={texts.cancel}
      confirmLabel={mustMove ? moving.confirm : texts.confirm}
      pending={submission.status === "pending"}
      onConfirm={() => {
        if (mustMove && target === null) setMissing(true);
        else onDelete(mustMove ? Number(target) : null);
      }}
    >
      {mustMove && (
        <div className="border-line mt-2 grid gap-2 border-t pt-4">
          <p className="font-semibold">{plural(locale, counted, moving.held)}</p>
          <Field
            label={texts.moveTo ?? ""}
            hint={moving.hint}
            required
            error={targetError && errorWords(errorTexts, targetError)}
          >
            <Combobox
              options={targets}
              value={target}
              onChange={(value) => {
                setTarget(value);
                setMissing(false);
              }}
              placeholder={moving.choose}
              searchPlaceholder={moving.search}
              emptyText={moving.nothing}
            />
          </Field>
        </div>
      )}
      {!targetError && <SubmissionFailure submission={submission} />}
    </ConfirmDialog>
  );
}
