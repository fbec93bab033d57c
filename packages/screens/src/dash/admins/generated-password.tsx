import type { GeneratedPassword as Generated } from "@shop/data/dash/admins/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { CopyField } from "../../shared/copy-field.tsx";
import { Sentence } from "../shared/value/sentence.tsx";

export interface GeneratedPasswordProps extends Generated {
  /** Called when the dialog is to be closed, after which the password is not shown again. */
  readonly onClose: () => void;
}

/** Dialog that shows a generated password this once, for copying. */
export function GeneratedPasswordNote({ email, password, onClose }: GeneratedPasswordProps) {
  const { password: texts } = useMessages("dashAdmins");
  const { close } = useMessages("common");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={fill(texts.title, { who: email })}
        description={texts.text}
        closeLabel={close}
        // A tap beside it would lose the password.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <CopyField label={texts.label} text={password} />
        <DialogFooter>
          <Button variant="signal" size="lg" onClick={onClose}>
            <Sentence>{texts.done}</Sentence>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
