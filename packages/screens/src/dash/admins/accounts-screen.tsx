import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import type { AdminAccountsView } from "@shop/data/dash/admins/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import Plus from "lucide-react/icons/plus";
import { useId, useState } from "react";

import { SubmissionFailure } from "../../form/submission-failure.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { useShortcut } from "../shared/use-shortcut.ts";
import { AccountRow, type AskedCommand } from "./account-row.tsx";
import { GeneratedPasswordNote } from "./generated-password.tsx";
import { NewAccountForm } from "./new-account-form.tsx";
import { RightsDialog } from "./rights-dialog.tsx";

export interface AccountsScreenProps extends AdminAccountsView {
  /** Called with the administrator whose sessions are to be shown. */
  readonly onSessions: (account: AdminAccount) => void;
}

interface Question {
  readonly command: AskedCommand;
  readonly account: AdminAccount;
}

/** The administrators of the shop, for its owners. */
export function AccountsScreen(props: AccountsScreenProps) {
  const { accounts, twoFactorRequired, isForbidden, ownId, creation, change, generated } = props;
  const hintId = useId();
  const texts = useMessages("dashAdmins");
  const { close } = useMessages("common");
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<AdminAccount | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  useShortcut("n", texts.add, () => setAdding(true), { enabled: !isForbidden });
  if (isForbidden) {
    return <EmptyState heading="h1" title={texts.ownerOnly.title} text={texts.ownerOnly.text} />;
  }

  const run = ({ command, account: { id } }: Question) => {
    if (command === "resetPassword") props.onResetPassword(id);
    else if (command === "resetTwoFactor") props.onResetTwoFactor(id);
    else props.onChange(id, { disabled: true });
    setQuestion(null);
  };
  return (
    <>
      <DashHead
        title={texts.title}
        note={texts.note}
        action={
          <Button variant="signal" onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4" />
            {texts.add}
          </Button>
        }
      />
      <div className="grid max-w-3xl gap-4">
        <SubmissionFailure submission={change} />
        <output className="text-muted text-sm empty:sr-only">
          {change.status === "pending" && texts.saving}
        </output>
        <RemoteView
          remote={accounts}
          failed={texts.failed}
          skeleton={<Skeleton className="h-56 rounded-md" />}
        >
          {(list) => (
            <ul className="border-line divide-line bg-surface divide-y rounded-md border">
              {list.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  isOwn={account.id === ownId}
                  onAsk={(command) => setQuestion({ command, account })}
                  onEnable={() => props.onChange(account.id, { disabled: false })}
                  onSessions={() => props.onSessions(account)}
                  onRights={() => setChanging(account)}
                />
              ))}
            </ul>
          )}
        </RemoteView>
        <Checkbox
          checked={twoFactorRequired}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => props.onRequireTwoFactor(currentTarget.checked)}
        >
          {texts.requireTwoFactor}
        </Checkbox>
        <p id={hintId} className="text-muted -mt-4 text-sm">
          {texts.requireTwoFactorHint}
        </p>
      </div>
      {adding && !generated && (
        <Dialog open onOpenChange={(open) => !open && setAdding(false)}>
          <DialogContent size="sm" title={texts.add} closeLabel={close}>
            <NewAccountForm creation={creation} onClose={() => setAdding(false)} />
          </DialogContent>
        </Dialog>
      )}
      {changing && (
        <RightsDialog
          account={changing}
          onSubmit={({ role, rights }) => {
            setChanging(null);
            props.onChange(changing.id, { role, rights: [...rights] });
          }}
          onClose={() => setChanging(null)}
        />
      )}
      {question && (
        <ConfirmDialog
          open
          onOpenChange={() => setQuestion(null)}
          title={fill(texts.ask[question.command].title, { who: question.account.email })}
          message={texts.ask[question.command].text}
          cancelLabel={texts.cancel}
          confirmLabel={texts[question.command]}
          tone={question.command === "disable" ? "danger" : "neutral"}
          onConfirm={() => run(question)}
        />
      )}
      {generated && (
        <GeneratedPasswordNote
          {...generated}
          onClose={() => {
            setAdding(false);
            props.onDismissPassword();
          }}
        />
      )}
    </>
  );
}
