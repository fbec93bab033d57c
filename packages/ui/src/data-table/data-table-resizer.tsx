import { cn } from "../cn.ts";

export interface DataTableResizerProps {
  /** Accessible name of the handle. */
  readonly label: string;
  /** Current width in pixels. */
  readonly width: number;
  /** Minimum width in pixels. */
  readonly minWidth: number;
  /** True while the column is resized by dragging. */
  readonly active: boolean;
  /** Called with the first event of a drag. */
  readonly onDrag: (event: unknown) => void;
  /** Called with the new width in pixels on an arrow key. */
  readonly onWidth: (width: number) => void;
}

/** Resize handle at the edge of a column heading: by dragging, or by arrow keys when focused. */
export function DataTableResizer({ label, width, minWidth, active, onDrag, onWidth }: DataTableResizerProps) {
  return (
    <span className="absolute inset-y-0 end-0 w-3 @max-xl:hidden">
      {/* A range input handles arrow keys in both reading directions. Dragging is handled by the table. */}
      <input
        type="range"
        aria-label={label}
        min={minWidth}
        max={1000}
        step={10}
        value={Math.round(width)}
        className="peer absolute inset-0 size-full cursor-col-resize touch-none opacity-0"
        onMouseDown={(event) => {
          event.preventDefault();
          onDrag(event);
        }}
        onTouchStart={onDrag}
        onChange={(event) => {
          if (!active) onWidth(event.target.valueAsNumber);
        }}
      />
      <span
        aria-hidden
        className={cn(
          "peer-focus-visible:bg-focus absolute inset-y-2 end-0 w-0.5 peer-focus-visible:inset-y-0 forced-colors:bg-current",
          active ? "bg-focus" : "bg-line",
        )}
      />
    </span>
  );
}
