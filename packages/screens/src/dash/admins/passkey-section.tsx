import { addPasskeyFormSchema, type Passkey } from "@shop/contract/admins/passkey.ts";
import type { PasskeysView } from "@shop/data/dash/admins/passkeys-view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";

import { Form } from "../../form/form.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { SubmitButton } from "../../form/submit-button.tsx";
import { TextField } from "../../form/text-field.tsx";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { Sentence } from "../shared/value/sentence.tsx";

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly isPending: boolean;
  /** Asks whether it is to be removed. */
  readonly onAsk: () => void;
}

function PasskeyItem({ passkey: { name, created_at, used_at }, isPending, onAsk }: PasskeyItemProps) {
  const { passkeys: texts } = useMessages("dashSecurity");
  const { locale } = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="text-muted size-5 shrink-0" />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span>{fill(texts.since, { day: formatDay(created_at, locale) })}</span>
          <span>
            {used_at === null ? texts.unused : fill(texts.used, { day: formatDay(used_at, locale) })}
          </span>
        </p>
      </div>
      <Button
        aria-disabled={isPending}
        aria-label={fill(texts.removeOf, { name })}
        onClick={() => !isPending && onAsk()}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

/** The dialog in which a passkey gets its name and the password confirms it; then the browser makes it. */
function AddPasskey({ adding, onAdding }: Pick<PasskeysView, "adding" | "onAdding">) {
  const { passkeys: texts } = useMessages("dashSecurity");
  const { shell } = useMessages("dashShell");
  const { close } = useMessages("common");
  const { errors, submission, onSubmit } = adding;
  const form = useSchemaForm(addPasskeyFormSchema, { defaultValues: { name: "", password: "" }, errors });
  const pending = submission.status === "pending";
  return (
    <Dialog open onOpenChange={(open) => !open && onAdding(false)}>
      <DialogContent size="sm" title={texts.add} description={texts.addText} closeLabel={close}>
        <Form form={form} pending={pending} onSubmit={onSubmit} className="grid gap-5">
          <TextField {...form.field("name")} label={texts.name} hint={texts.nameHint} required />
          <PasswordField
            {...form.field("password")}
            label={shell.currentPassword}
            required
            autoComplete="current-password"
          />
          <SubmissionFailure {...{ submission, form, errors }} />
          <DialogFooter>
            <Button size="lg" onClick={() => onAdding(false)}>
              <Sentence>{shell.cancel}</Sentence>
            </Button>
            <SubmitButton pending={pending} pendingLabel={texts.waiting}>
              {texts.make}
            </SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** The passkeys of the signed-in administrator: those that sign in, and how one is added. */
export function PasskeySection({
  passkeys,
  isSupported,
  isAdding,
  onAdding,
  adding,
  removing,
  onRemove,
}: PasskeysView) {
  const { passkeys: texts } = useMessages("dashSecurity");
  const { shell } = useMessages("dashShell");
  const [asked, setAsked] = useState<Passkey | null>(null);
  const isPending = removing.status === "pending";
  return (
    <DashSection title={texts.title} note={texts.text}>
      <RemoteView remote={passkeys} failed={texts.failed} skeleton={<Skeleton className="h-24 rounded-md" />}>
        {(list) => (
          <div className="grid gap-3">
            {list.length === 0 ? (
              <p className="text-muted">{texts.none}</p>
            ) : (
              <ul className="divide-line divide-y">
                {list.map((passkey) => (
                  <PasskeyItem key={passkey.id} {...{ passkey, isPending }} onAsk={() => setAsked(passkey)} />
                ))}
              </ul>
            )}
            <SubmissionFailure submission={removing} />
            {isSupported ? (
              <Button className="justify-self-start" onClick={() => onAdding(true)}>
                {texts.add}
              </Button>
            ) : (
              <p className="text-muted text-sm">{texts.unsupported}</p>
            )}
          </div>
        )}
      </RemoteView>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={fill(texts.removeAsk, { name: asked.name })}
          message={texts.removeText}
          cancelLabel={shell.cancel}
          confirmLabel={texts.remove}
          tone="danger"
          onConfirm={() => {
            setAsked(null);
            onRemove(asked.id);
          }}
        />
      )}
      {isAdding && <AddPasskey {...{ adding, onAdding }} />}
    </DashSection>
  );
}
