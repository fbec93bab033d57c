import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";

/** What a link component takes: the attributes of `<a>` with a required address. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** State handed to the page that opens (needs a router). */
  readonly state?: unknown;
}

const PlainLink = ({ replace: _replace, state: _state, children, ...props }: LinkProps) => (
  <a {...props}>{children}</a>
);

const Context = createContext<ComponentType<LinkProps>>(PlainLink);

/** Makes every {@link Link} inside use a router's link component. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <Context value={component}>{children}</Context>;
}

/** A link that a router may take over; without one it is a plain `<a href>`. */
export function Link(props: LinkProps) {
  return createElement(useContext(Context), props);
}
