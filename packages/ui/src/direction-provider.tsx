import { DirectionProvider as RadixDirectionProvider } from "@radix-ui/react-direction";
import type { ReactNode } from "react";

export interface DirectionProviderProps {
  /** Reading direction; does not set the attribute `dir`. */
  readonly direction: "ltr" | "rtl";
  /** Content whose menus, pickers and dialogs follow the direction. */
  readonly children: ReactNode;
}

/** Sets the reading direction (`ltr`, `rtl`) of the menus, pickers and dialogs inside. */
export function DirectionProvider({ direction, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={direction}>{children}</RadixDirectionProvider>;
}
