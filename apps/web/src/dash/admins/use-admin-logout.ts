import { useApi } from "@shop/data/api-context.tsx";
import { logoutAdminMutation } from "@shop/data/dash/admins/session.ts";
import { useSingleMutation } from "@shop/data/use-single-mutation.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useNavigate } from "react-router-dom";

import { clearAdminMarker } from "../../admin-marker.ts";

/** Logout of the administrator; a failure is shown and leaves the session as it is. */
export function useAdminLogout(): () => void {
  const navigate = useNavigate();
  const notify = useNotify();
  const logout = useSingleMutation(logoutAdminMutation(useApi()), {
    onSuccess: () => {
      clearAdminMarker();
      notify("loggedOut");
      void navigate(pages.adminLogin, { replace: true });
    },
    onError: () => notify("saveFailed"),
  });
  return () => logout.submit();
}
