import type { ReactNode } from "react";

/** Classes of the column on {@link AccountFrame}. */
export const accountColumn = "border-line bg-surface grid w-full max-w-lg gap-5 rounded-lg border p-5 lg:p-8";

/** Classes of the main heading on {@link AccountFrame}. */
export const accountHeading = "text-2xl font-bold outline-none wrap-break-word lg:text-3xl";

/** The frame of pages about an account: one narrow column on the measuring grid. */
export const AccountFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="measuring-grid border-line my-6 grid place-items-center rounded-lg border p-4 lg:my-10 lg:py-14">
    {children}
  </div>
);

export interface AccountPanelProps {
  /** The page's main heading. */
  readonly title: string;
  /** Focuses the heading, where the panel replaces the form that was submitted; false by default. */
  readonly focused?: boolean;
  /** Text and controls below the heading. */
  readonly children: ReactNode;
}

const focusHeading = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** What a page about an account says in place of a form. */
export const AccountPanel = ({ title, focused = false, children }: AccountPanelProps) => (
  <AccountFrame>
    <div className={accountColumn}>
      <h1 tabIndex={-1} ref={focused ? focusHeading : undefined} className={accountHeading}>
        {title}
      </h1>
      {children}
    </div>
  </AccountFrame>
);
