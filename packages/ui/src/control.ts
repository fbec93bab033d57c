/** Classes that text-like form controls share; 16 px text, so that phones do not zoom in. */
export const controlClasses =
  "border-line-strong bg-surface text-ink placeholder:text-muted aria-invalid:border-negative min-h-11 w-full min-w-0 rounded-md border px-3 text-base hover:border-ink disabled:opacity-50 aria-invalid:outline-negative";
