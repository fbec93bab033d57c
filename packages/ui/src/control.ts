/** Shared classes of text-like form controls; 16 px text prevents zooming on iOS. */
export const controlClasses =
  "border-line-strong bg-surface text-ink placeholder:text-muted aria-invalid:border-negative min-h-11 w-full min-w-0 rounded-md border px-3 text-base hover:border-ink disabled:opacity-50 aria-invalid:outline-negative";
