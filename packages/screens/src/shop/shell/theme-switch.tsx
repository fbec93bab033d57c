import { useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import type { Theme } from "@shop/ui/theme/theme.ts";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";

export interface ThemeSwitchProps {
  /** The current theme; the button is pressed with 'dark'. */
  readonly theme: Theme;
  /** Called with the other theme. */
  readonly onTheme: (theme: Theme) => void;
  /** Classes of the button. */
  readonly className?: string;
}

/** Switches between light and dark. Its icon follows the document's theme by CSS, which is set before hydration. */
export function ThemeSwitch({ theme, onTheme, className }: ThemeSwitchProps) {
  const { darkTheme } = useMessages("common");
  return (
    <button
      type="button"
      aria-label={darkTheme}
      aria-pressed={theme === "dark"}
      className={cn(
        "hover:bg-sunken grid size-11 shrink-0 place-items-center rounded-md forced-colors:border noscript:hidden",
        className,
      )}
      onClick={() => onTheme(theme === "dark" ? "light" : "dark")}
    >
      <Moon aria-hidden className="size-5.5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5.5 dark:block" />
    </button>
  );
}
