import * as Radix from "@radix-ui/react-dialog";

import { DialogPanel } from "../dialog/dialog-panel.tsx";
import { CommandSearch, type CommandSearchView } from "./command-search.tsx";

/** Props of {@link CommandPalette}; the caller closes it when an item is chosen. */
export interface CommandPaletteProps extends CommandSearchView {
  /** Called on Escape and by a click outside; the palette is open while it is mounted. */
  readonly onClose: () => void;
}

/** Dialog in which a command or place is found by typing and chosen by arrow keys and Enter. */
export function CommandPalette({ onClose, ...search }: CommandPaletteProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPanel
        aria-describedby={undefined}
        className="flex flex-col max-sm:h-[80dvh] sm:mt-[12vh] sm:self-start"
      >
        <Radix.Title className="sr-only">{search.title}</Radix.Title>
        <CommandSearch
          {...search}
          inputClassName="min-h-14"
          listClassName="max-sm:grow sm:max-h-[min(60dvh,28rem)]"
        />
      </DialogPanel>
    </Radix.Root>
  );
}
