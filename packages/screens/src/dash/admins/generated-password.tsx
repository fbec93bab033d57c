import type { GeneratedPassword as Generated } from "@shop/data/dash/admins/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "@shop/ui/dialog/dialog.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useRef, useState } from "react";

import { Sentence } from "../parts/sentence.tsx";

/** Props of {@link GeneratedPasswordNote}. */
export interface GeneratedPasswordProps extends Generated {
  /** Called when the dialog is to be closed, after which the password is not shown again. */
  readonly onClose: () => void;
}

/** Dialog that shows a generated password this once, for copying. */
export function GeneratedPasswordNote({ email, password, onClose }: GeneratedPasswordProps) {
  const { password: texts } = useMessages("dashAdmins");
  const { close } = useMessages("common");
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      // Without clipboard access (denied, or an insecure context) the password is selected for copying by hand.
      field.current?.focus();
    }
  };
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
        <div className="flex items-end gap-2">
          <Field label={texts.label} className="grow">
            <Input
              ref={field}
              readOnly
              dir="ltr"
              value={password}
              className="font-mono"
              onFocus={({ target }) => target.select()}
            />
          </Field>
          <Button className="min-h-11" onClick={() => void copy()}>
            {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
            <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
          </Button>
        </div>
        <DialogFooter>
          <Button variant="signal" size="lg" onClick={onClose}>
            <Sentence>{texts.done}</Sentence>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
