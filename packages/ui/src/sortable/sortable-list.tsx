import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { ReactNode } from "react";

import { buttonClasses } from "../button.tsx";
import { cn } from "../cn.ts";

/** Texts of a {@link SortableList}; positions count from 1. */
export interface SortableLabels {
  /** Accessible name of an item's drag handle. */
  readonly handle: (name: string) => string;
  /** How to move an item by keyboard: space picks up and drops, arrows move, Escape cancels. */
  readonly instructions: string;
  readonly moved: (name: string, position: number, total: number) => string;
  readonly dropped: (name: string, position: number, total: number) => string;
  readonly cancelled: (name: string) => string;
}

export interface SortableListProps<T> {
  /** Items in their current order; the caller stores the new one in `onReorder`. */
  readonly items: ReadonlyArray<T>;
  /** Returns the unique id of an item. */
  readonly itemId: (item: T) => number;
  /** Returns the name of an item for its handle and the announcements. */
  readonly itemName: (item: T) => string;
  /** Called with all ids in their new order after an item was dropped at another place. */
  readonly onReorder: (ids: readonly number[]) => void;
  /** Rows below each other, or tiles in rows. */
  readonly layout?: "list" | "grid";
  /** Keeps the order fixed, for example while it is being saved. */
  readonly disabled?: boolean;
  /** Accessible names of the handles, and texts for screen readers. */
  readonly labels: SortableLabels;
  /** Classes of the list, which has none of its own. */
  readonly className?: string;
  /** Renders an item; `handle` is the button by which it is dragged, by pointer or keyboard. */
  readonly children: (item: T, handle: ReactNode) => ReactNode;
}

interface ItemProps {
  readonly id: number;
  readonly handleLabel: string;
  readonly disabled: boolean;
  readonly children: (handle: ReactNode) => ReactNode;
}

function SortableItem({ id, handleLabel, disabled, children }: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(isDragging && "relative z-10 opacity-80 shadow-lg")}
    >
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          // The library's 'sortable' is English, and read in place of 'button'.
          aria-roledescription={undefined}
          aria-label={handleLabel}
          className={cn(
            buttonClasses({ variant: "quiet", size: "icon" }),
            "cursor-grab touch-none active:cursor-grabbing",
          )}
        >
          <GripVertical aria-hidden className="size-5" />
        </button>,
      )}
    </li>
  );
}

/** A list whose items are reordered by dragging a handle, or by keyboard; moves are announced to screen readers. */
export function SortableList<T>({
  items,
  itemId,
  itemName,
  onReorder,
  layout = "list",
  disabled = false,
  labels,
  className,
  children,
}: SortableListProps<T>) {
  const ids = items.map(itemId);
  const sensors = useSensors(
    // A few pixels of movement start a drag, so that a tap on the handle does not.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const nameOf = (id: UniqueIdentifier) => {
    const item = items[positionOf(id) - 1];
    return item === undefined ? "" : itemName(item);
  };
  const announcements: Announcements = {
    // `onDragOver` follows at once with the item's own place, when the others are measured and arrow keys have an effect.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? labels.moved(nameOf(active.id), positionOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      labels.dropped(nameOf(active.id), positionOf(over?.id ?? active.id), ids.length),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onReorder(arrayMove(ids, positionOf(active.id) - 1, positionOf(over.id) - 1));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: labels.instructions } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext
        items={ids}
        disabled={disabled}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul className={className}>
          {items.map((item) => (
            <SortableItem
              key={itemId(item)}
              id={itemId(item)}
              handleLabel={labels.handle(itemName(item))}
              disabled={disabled}
            >
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
