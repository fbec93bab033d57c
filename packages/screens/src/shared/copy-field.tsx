import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useRef, useState } from "react";

export interface CopyFieldProps {
  /** What the text is. */
  readonly label: string;
  /** The text in Latin letters that is copied, such as an address. */
  readonly text: string;
}

/** A text that is read or copied whole. */
export function CopyField({ label, text }: CopyFieldProps) {
  const { copy: copyText, copied: copiedText } = useMessages("common");
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without clipboard access (denied, or an insecure context) the text is selected for copying by hand.
      field.current?.focus();
    }
  };
  return (
    <div className="flex items-end gap-2">
      <Field label={label} className="min-w-0 grow">
        <Input
          ref={field}
          readOnly
          dir="ltr"
          value={text}
          className="font-mono"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Button className="min-h-11" onClick={() => void copy()}>
        {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        <span aria-live="polite">{copied ? copiedText : copyText}</span>
      </Button>
    </div>
  );
}
