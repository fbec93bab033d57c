import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Table from "lucide-react/icons/table-2";

import type { ListView } from "../list/list-address.ts";

export interface ViewSwitchProps {
  readonly view: ListView;
  /** The address of the list in a view. */
  readonly addressOf: (view: ListView) => string;
  /** Called with the chosen view, to remember it. */
  readonly onView?: ((view: ListView) => void) | undefined;
}

const views = [
  { view: "cards", Icon: LayoutGrid },
  { view: "table", Icon: Table },
] as const;

/** Links to the list as cards and as a table; the current one is marked. */
export function ViewSwitch({ view: current, addressOf, onView }: ViewSwitchProps) {
  const { views: texts } = useMessages("lists");
  return (
    <fieldset className="border-line-strong bg-surface flex shrink-0 overflow-hidden rounded-md border">
      <legend className="sr-only">{texts.label}</legend>
      {views.map(({ view, Icon }) => (
        <Link
          key={view}
          href={addressOf(view)}
          onClick={() => onView?.(view)}
          aria-current={view === current ? "true" : undefined}
          aria-label={texts[view]}
          className={cn(
            "inline-flex size-10.5 items-center justify-center -outline-offset-3 forced-colors:aria-[current]:border-3",
            view === current ? "bg-ink text-surface" : "hover:bg-sunken",
          )}
        >
          <Icon aria-hidden className="size-5" />
        </Link>
      ))}
    </fieldset>
  );
}
