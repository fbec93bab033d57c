import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { DialogFooter } from "@shop/ui/dialog/dialog.tsx";

import { CopyField } from "../../shared/copy-field.tsx";

export interface RecoveryCodesProps {
  /** The codes, which are shown this once. */
  readonly codes: ReadonlyArray<string>;
  /** Called when they were kept. */
  readonly onClose: () => void;
}

/** The recovery codes of an administrator, shown once, to be kept where the app is not. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { twoFactor: texts } = useMessages("dashSecurity");
  return (
    <div className="grid gap-5">
      <ol dir="ltr" className="bg-sunken grid gap-x-6 gap-y-1 rounded-md p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <CopyField label={texts.allCodes} text={codes.join(" ")} />
      <DialogFooter>
        <Button variant="signal" size="lg" onClick={onClose}>
          {texts.kept}
        </Button>
      </DialogFooter>
    </div>
  );
}
