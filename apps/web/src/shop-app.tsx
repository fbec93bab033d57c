import { isDashPath } from "@shop/domain/site/pages.ts";

import { App, type AppProps } from "./app.tsx";
import type { CartStore } from "./cart/cart-store.ts";
import { CartProvider } from "./cart/use-cart.tsx";
import { createRouterLink } from "./router/router-link.tsx";
import { createRoutes } from "./routes.tsx";
import type { SessionStore } from "./session/session-store.ts";
import { SessionProvider } from "./session/use-session.ts";

const ShopLink = createRouterLink({
  routes: createRoutes(),
  owns: (path) => !isDashPath(path),
});

/** Props of {@link ShopApp}. */
export interface ShopAppProps extends Omit<AppProps, "link"> {
  readonly cart: CartStore;
  readonly session: SessionStore;
}

/** The shop around its router provider: `StaticRouterProvider` on the server, `RouterProvider` in the browser. */
export const ShopApp = ({ cart, session, children, ...app }: ShopAppProps) => (
  <App {...app} link={ShopLink}>
    <CartProvider value={cart}>
      <SessionProvider value={session}>{children}</SessionProvider>
    </CartProvider>
  </App>
);
