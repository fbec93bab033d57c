import { infoPages } from "@shop/domain/site/info-pages.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { SiteShell } from "@shop/screens/shop/shell/site-shell.tsx";
import type { Theme } from "@shop/ui/theme/theme.ts";
import type { ReactNode } from "react";
import { fn } from "storybook/test";

/** Props of {@link SiteFrame}. */
export interface SiteFrameProps {
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** The site's layout around a screen: header, menus, chat button and footer. */
export const SiteFrame = ({ theme, children }: SiteFrameProps) => (
  <div data-shell>
    <SiteShell
      shop={shop}
      infoPages={infoPages}
      currentAddress="/"
      cartCount={3}
      user={null}
      theme={theme}
      onTheme={fn()}
      onLocale={fn()}
      onLogout={fn()}
      onSearch={fn()}
      onSearchFailure={fn()}
      // Search boxes stay plain forms.
      loadSearch={() => Promise.reject(new Error("The search overlay has stories of its own."))}
    >
      {children}
    </SiteShell>
  </div>
);
