import { type ReactNode, useState } from "react";

import { LazyPart, type LazyPartSource } from "../../router/lazy-part.tsx";
import { useLoadFailure } from "../../router/use-load-failure.ts";
import type { LogoutPromptProps } from "./logout-prompt.tsx";
import { useSession } from "./use-session.ts";

const prompt: LazyPartSource<LogoutPromptProps> = {
  areas: ["accounts", "notices", "errors"],
  load: async () => (await import("./logout-prompt.tsx")).LogoutPrompt,
};

/** Returns a function that opens the logout confirmation, and the confirmation dialog to render. */
export function useLogout(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const signedIn = Boolean(useSession());
  const showFailure = useLoadFailure();
  const onClose = () => setIsOpen(false);
  return {
    open: () => setIsOpen(true),
    dialog: (
      <LazyPart
        part={prompt}
        props={isOpen ? { onClose } : null}
        // Preloaded, because logging out must work without a network (SESSION-4).
        preload={signedIn}
        onFailure={() => {
          onClose();
          showFailure();
        }}
      />
    ),
  };
}
