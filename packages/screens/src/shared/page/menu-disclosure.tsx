import { cn } from "@shop/ui/cn.ts";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { useLoadedEffect } from "../use-loaded-effect.ts";

export interface MenuDisclosureProps {
  /** Accessible name of the toggle and of the navigation. */
  readonly label: string;
  /** Classes of the `<details>` element, such as one that hides it on wide screens. */
  readonly className?: string;
  /** Classes of the toggle; those of a square button by default. */
  readonly toggleClassName?: string;
  /** Shown below the toggle's icon; nothing by default. */
  readonly text?: ReactNode;
  /** Classes that place the panel at the nearest positioned ancestor, and limit its height; below that one by default. */
  readonly panelClassName?: string;
  /** The content; choosing a link in it closes the menu. */
  readonly children: ReactNode;
}

/** Loaded after the page, before a menu is opened where there is time. */
const loadLayers = () => import("@shop/ui/layers/layer-history.ts");

/** A menu for small screens: a disclosure that works without scripts; with them Escape, a choice and a press outside and Back close it. */
export function MenuDisclosure({
  label,
  className,
  toggleClassName = "hover:bg-sunken grid size-[44px] rounded-md",
  text,
  panelClassName = "top-full max-h-[calc(100dvh-3.5rem)]",
  children,
}: MenuDisclosureProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
    // The event that says so comes later: a step back until then would not leave the page.
    setOpen(false);
  }, []);
  useLoadedEffect(open, async () => {
    const { openLayer } = await loadLayers();
    return () => openLayer(close);
  });

  useEffect(() => {
    loadLayers().catch(() => undefined);
    // It may have been opened before the page was hydrated.
    setOpen(menu.current?.open ?? false);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    const choose = ({ target }: Event) => {
      const inMenu = target instanceof Element && target.closest("nav") && menu.current?.contains(target);
      if (inMenu && target.closest("a")) close();
    };
    document.addEventListener("click", choose);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("click", choose);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [close]);

  return (
    <details
      ref={menu}
      className={cn("group shrink-0", className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        aria-label={label}
        className={cn(
          "cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden",
          toggleClassName,
        )}
      >
        <Menu aria-hidden className="size-[24px] group-open:hidden" />
        <X aria-hidden className="hidden size-[24px] group-open:block" />
        {text}
      </summary>
      <nav
        aria-label={label}
        className={cn(
          "border-line bg-surface absolute inset-x-0 overflow-y-auto border-y px-4 py-3 shadow-lg",
          panelClassName,
        )}
      >
        {children}
      </nav>
    </details>
  );
}
