import { type ReactNode, useState } from "react";

import { Late, type LatePart } from "../router/late.tsx";
import { useLateFailure } from "../router/use-late-failure.ts";
import type { LogoutPromptProps } from "./logout-prompt.tsx";
import { useSession } from "./use-session.ts";

const prompt: LatePart<LogoutPromptProps> = {
  areas: ["account", "notices", "errors"],
  load: async () => (await import("./logout-prompt.tsx")).LogoutPrompt,
};

/** The logout of whoever is signed in: how to ask for it, and the question while it is asked. */
export function useLogout(): { readonly ask: () => void; readonly question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const signedIn = Boolean(useSession());
  const tellFailure = useLateFailure();
  const onClose = () => setAsking(false);
  return {
    ask: () => setAsking(true),
    question: (
      <Late
        part={prompt}
        props={asking ? { onClose } : null}
        // A logout must not hang on the network.
        ahead={signedIn}
        onFailure={() => {
          onClose();
          tellFailure();
        }}
      />
    ),
  };
}
