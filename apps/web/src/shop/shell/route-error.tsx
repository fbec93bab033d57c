import { isRouteErrorResponse, useRouteError } from "react-router-dom";

import { BrokenPage } from "../../router/broken-page.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";

/** Shows inside the layout what a page's loader or rendering threw: the 404 page, or that the page could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <BrokenPage />;
}
