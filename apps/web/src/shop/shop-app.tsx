import { isDashPath } from "@shop/domain/site/pages.ts";

import { App, type AppProps } from "../app.tsx";
import { createRouterLink } from "../router/router-link.tsx";
import type { SessionStore } from "./accounts/session-store.ts";
import { SessionProvider } from "./accounts/use-session.ts";
import { CartPiecesProvider } from "./carts/cart-pieces-provider.tsx";
import type { CartStore } from "./carts/cart-store.ts";
import { CartProvider } from "./carts/use-cart.tsx";
import { createRoutes } from "./routes.tsx";

const ShopLink = createRouterLink({
  routes: createRoutes(),
  owns: (path) => !isDashPath(path),
});

export interface ShopAppProps extends Omit<AppProps, "link"> {
  readonly cart: CartStore;
  readonly session: SessionStore;
}

/** The shop around its router provider: `StaticRouterProvider` on the server, `RouterProvider` in the browser. */
export const ShopApp = ({ cart, session, children, ...app }: ShopAppProps) => (
  <App {...app} link={ShopLink}>
    <CartProvider value={cart}>
      <CartPiecesProvider>
        <SessionProvider value={session}>{children}</SessionProvider>
      </CartPiecesProvider>
    </CartProvider>
  </App>
);
