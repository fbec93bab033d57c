import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Input } from "@shop/ui/input.tsx";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";

import { FormField, splitField } from "./form-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** A password input with a button that shows the typed text. */
function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const texts = useMessages("accounts");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span dir="ltr" className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className="pe-12" />
      <Button
        variant="quiet"
        size="icon"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        className="absolute inset-e-0 top-0 noscript:hidden"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </span>
  );
}

/** A password field; needs the texts of 'account'. */
export function PasswordField(props: Omit<TextFieldProps, "type">) {
  const { field, control } = splitField(props);
  return (
    <FormField {...field}>
      <PasswordInput {...control} />
    </FormField>
  );
}
