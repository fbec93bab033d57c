import { cn } from "./cn.ts";

/** What a {@link DataTableResizer} takes. */
export interface DataTableResizerProps {
  readonly label: string;
  /** Width in pixels. */
  readonly width: number;
  /** Least width in pixels. */
  readonly minWidth: number;
  readonly active: boolean;
  /** Called with the first event of a drag. */
  readonly onDrag: (event: unknown) => void;
  /** Called with the width that a key asked for, in pixels. */
  readonly onWidth: (width: number) => void;
}

/** The edge of a column's heading: drag it, or focus it and press the arrow keys. */
export function DataTableResizer({ label, width, minWidth, active, onDrag, onWidth }: DataTableResizerProps) {
  return (
    <span className="absolute inset-y-0 end-0 w-3 @max-xl:hidden">
      {/* A range is what a width is; keys move it as they should in either direction of reading. A drag is the table's, not its own. */}
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
