import type { ReactNode } from "react";

import { LoginBar, type LoginBarProps } from "./login-bar.tsx";

export interface LoginFrameProps extends LoginBarProps {
  /** The form. */
  readonly children: ReactNode;
}

/** A page of the administrators' login: a bar and one form, outside every layout. */
export const LoginFrame = ({ children, ...bar }: LoginFrameProps) => (
  <main id="content" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
    <LoginBar {...bar} />
    {/* The padding is as high as the bar, so that the form stands in the middle of the page. */}
    <div className="mx-auto grid w-full max-w-3xl grow content-center px-4 pb-14">{children}</div>
  </main>
);
