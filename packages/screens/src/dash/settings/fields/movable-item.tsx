import { fill } from "@shop/i18n/fill.ts";
import { Button } from "@shop/ui/button.tsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash";
import type { ReactNode } from "react";

export interface MovableItemProps {
  /** What the item is called. */
  readonly name: string;
  /** Names of the commands, with the place of the item's name. */
  readonly texts: Readonly<Record<"up" | "down" | "remove", string>>;
  /** Its place in the list, from 0. */
  readonly place: number;
  /** The number of items. */
  readonly count: number;
  /** Moves the item to another place. */
  readonly onMove: (to: number) => void;
  /** Called when the item is to be removed. */
  readonly onRemove: () => void;
  /** The fields of the item. */
  readonly children: ReactNode;
}

/** An item of a list of settings, which is moved and removed as a whole. */
export function MovableItem({ name, texts, place, count, onMove, onRemove, children }: MovableItemProps) {
  return (
    <li className="border-line grid gap-5 rounded-md border p-4">
      <div className="flex items-center gap-1">
        <h2 className="min-w-0 grow font-bold wrap-anywhere">{name}</h2>
        <Button
          variant="quiet"
          size="icon"
          disabled={place === 0}
          aria-label={fill(texts.up, { name })}
          onClick={() => onMove(place - 1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          disabled={place === count - 1}
          aria-label={fill(texts.down, { name })}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={fill(texts.remove, { name })} onClick={onRemove}>
          <Trash aria-hidden className="size-5" />
        </Button>
      </div>
      {children}
    </li>
  );
}
