import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";

import { focusIt } from "../../shared/page/focus-it.ts";

export interface SettingsConflictProps {
  /** Mail address of the owner who has saved other settings. */
  readonly by: string;
  /** Replaces what was entered by the stored settings. */
  readonly onTheirs: () => void;
  /** Saves what was entered over the stored settings. */
  readonly onYours: () => void;
}

/** Asks, after another owner has saved other settings, which are kept. */
export function SettingsConflict({ by, onTheirs, onYours }: SettingsConflictProps) {
  const { conflict } = useMessages("dashSettings");
  return (
    <div className="bg-caution-soft flex gap-3 rounded-md p-4" role="alert">
      <TriangleAlert aria-hidden className="text-caution mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-3 wrap-anywhere">
        <div>
          <h2 ref={focusIt} tabIndex={-1} className="font-semibold outline-none">
            {fill(conflict.title, { who: by })}
          </h2>
          <p className="mt-0.5 text-sm">{conflict.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onTheirs}>{conflict.theirs}</Button>
          <Button onClick={onYours}>{conflict.yours}</Button>
        </div>
      </div>
    </div>
  );
}
