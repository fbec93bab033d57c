import { useMessages } from "@shop/i18n/i18n.tsx";
import { ErrorScreen } from "@shop/screens/error/error-screen.tsx";

/** Replaces a page that could not be loaded or rendered. */
export function BrokenPage() {
  const { somethingWentWrong } = useMessages("common");
  return (
    <>
      <title>{somethingWentWrong}</title>
      <ErrorScreen onRetry={() => location.reload()} />
    </>
  );
}
