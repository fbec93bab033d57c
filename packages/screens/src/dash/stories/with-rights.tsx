import type { AdminRight } from "@shop/domain/admins/rights.ts";
import type { ReactNode } from "react";

import { RightsContext } from "../shared/rights.tsx";

/** Decorator that shows a screen as an administrator sees it who has some rights and is no owner. */
export const withRights =
  (...rights: readonly AdminRight[]) =>
  (Story: () => ReactNode) => (
    <RightsContext value={{ role: "staff", rights }}>
      <Story />
    </RightsContext>
  );
