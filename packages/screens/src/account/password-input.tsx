import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";

/** A password, with a button that shows what was typed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const texts = useMessages("account");
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span dir="ltr" className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className="pe-12" />
      <Button
        variant="quiet"
        size="icon"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        className="absolute inset-e-0 top-0"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </span>
  );
}
