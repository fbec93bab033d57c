import type { TwoFactorStepsView } from "@shop/data/dash/admins/two-factor-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";

import { AppSecretStep } from "./app-secret-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** What a dialog of the second factor does. */
export type TwoFactorCommand = "start" | "renewal" | "end";

/** Props of {@link TwoFactorDialog}; it is open while it is mounted. */
export interface TwoFactorDialogProps extends TwoFactorStepsView {
  /** What the dialog does. */
  readonly command: TwoFactorCommand;
}

/** The steps that set a second factor up, replace its recovery codes or switch it off: password, secret and code, recovery codes. */
export function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { command, secret, codes, confirmation, onClose } = props;
  const { twoFactor: texts } = useMessages("dashSecurity");
  const { close } = useMessages("common");
  const words = texts.steps[codes ? "codes" : secret ? "secret" : command];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={words.title}
        description={words.text}
        closeLabel={close}
        // A tap beside it would lose secret and codes.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {codes ? (
          <RecoveryCodes codes={codes} onClose={onClose} />
        ) : secret ? (
          <AppSecretStep {...secret} confirmation={confirmation} onClose={onClose} />
        ) : (
          <PasswordStep {...props[command]} command={texts[command]} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
