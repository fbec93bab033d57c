import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Search from "lucide-react/icons/search";

import { useShortcut } from "../shared/use-shortcut.ts";

export interface PaletteButtonProps {
  /** Called on a press or on Ctrl+K, to open the palette. */
  readonly onPalette: () => void;
}

/** Opens the command palette, also by Ctrl+K. */
export function PaletteButton({ onPalette }: PaletteButtonProps) {
  const { palette } = useMessages("dashShell");
  useShortcut("mod+k", palette.open, onPalette);
  return (
    <Button variant="quiet" aria-keyshortcuts="Control+K" onClick={onPalette}>
      <Search aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{palette.open}</span>
      <kbd
        aria-hidden
        dir="ltr"
        className="border-line text-muted rounded-sm border px-1 text-xs max-lg:hidden"
      >
        Ctrl K
      </kbd>
    </Button>
  );
}
