import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { type FormEvent, useState } from "react";

import { Sentence } from "../shared/value/sentence.tsx";
import { type AccountRights, RightsFields } from "./rights-fields.tsx";

/** Props of {@link RightsDialog}; it is open while it is mounted. */
export interface RightsDialogProps {
  /** The administrator whose rights are changed. */
  readonly account: AdminAccount;
  /** Called with what the account is to be allowed. */
  readonly onSubmit: (rights: AccountRights) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

/** The dialog in which an owner gives rights to an administrator and takes them. */
export function RightsDialog({ account, onSubmit, onClose }: RightsDialogProps) {
  const texts = useMessages("dashAdmins");
  const { close } = useMessages("common");
  const [value, setValue] = useState<AccountRights>(account);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ role: value.role, rights: value.rights });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" title={fill(texts.rightsOf, { who: account.email })} closeLabel={close}>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <p className="text-sm">{texts.rightsAtOnce}</p>
          <RightsFields value={value} onChange={setValue} />
          <DialogFooter>
            <Button size="lg" onClick={onClose}>
              <Sentence>{texts.cancel}</Sentence>
            </Button>
            <Button type="submit" size="lg" variant="signal">
              {texts.saveRights}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
