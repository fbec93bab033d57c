import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";

/** Loaded once it is opened. */
const SettingsHistory = lazy(async () => ({
  default: (await import("./settings-history.tsx")).SettingsHistory,
}));

/** The change history of the settings where the address has `?history`. */
export function SettingsHistoryPlace() {
  const [params, setParams] = useSearchParams();
  if (!params.has("history")) return null;
  return (
    <Suspense>
      <SettingsHistory onClose={() => setParams({}, { replace: true, preventScrollReset: true })} />
    </Suspense>
  );
}
