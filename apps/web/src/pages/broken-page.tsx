import { useMessages } from "@shop/i18n/i18n.tsx";
import { ErrorScreen } from "@shop/screens/error/error-screen.tsx";

/** What stands in the place of a page that could not be loaded or drawn. */
export function BrokenPage() {
  const { somethingWentWrong } = useMessages("common");
  return (
    <>
      <title>{somethingWentWrong}</title>
      <ErrorScreen onRetry={() => location.reload()} />
    </>
  );
}
