import { DirectionProvider as RadixDirectionProvider } from "@radix-ui/react-direction";
import type { ReactNode } from "react";

/** What a {@link DirectionProvider} takes. */
export interface DirectionProviderProps {
  readonly direction: "ltr" | "rtl";
  readonly children: ReactNode;
}

/** Tells menus, pickers and dialogs inside which way the page reads. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={direction}>{children}</RadixDirectionProvider>;
}
