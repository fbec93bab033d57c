import { useNavigation } from "react-router-dom";

/** Shows a thin bar along the top edge while the next page is loading; it overlays the page and shifts nothing. */
export function PendingBar() {
  const pending = useNavigation().state !== "idle";
  return (
    <div
      aria-hidden="true"
      data-pending={pending || undefined}
      className="bg-signal pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-0 opacity-0 transition data-pending:scale-x-75 data-pending:opacity-100 data-pending:delay-150 data-pending:duration-[4s] rtl:origin-right"
    />
  );
}
