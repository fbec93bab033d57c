import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";

/** Props of a link component: the attributes of `<a>` with a required `href`. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Address of the target: a path of the app, a fragment or a URL. */
  readonly href: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Navigation state for the target page (needs a router). */
  readonly state?: object;
}

const PlainLink = ({ replace: _replace, state: _state, children, ...props }: LinkProps) => (
  <a {...props}>{children}</a>
);

const Context = createContext<ComponentType<LinkProps>>(PlainLink);

/** Sets the router's link component for every {@link Link} inside. */
export function LinkProvider({
  component,
  children,
}: {
  /** The router's link component; keep its identity between renders, or every link is mounted again. */
  component: ComponentType<LinkProps>;
  /** Content whose links it renders. */
  children: ReactNode;
}) {
  return <Context value={component}>{children}</Context>;
}

/** Renders the router's link component, or a plain `<a href>` without a router. */
export function Link(props: LinkProps) {
  return createElement(useContext(Context), props);
}
