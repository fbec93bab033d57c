import {
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Columns3,
  EllipsisVertical,
  Info,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Pause,
  Pencil,
  Phone as PhoneIcon,
  Play,
  Plus,
  RotateCcw,
  Search,
  ShoppingCart,
  Smartphone,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  X,
} from "lucide-react";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { FoundationsPage } from "./page.tsx";

/** They point along the line of reading. */
const mirrored = { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, LogOut, ShoppingCart };

/** They show a thing, point up or down, or are the same everywhere: clocks turn, and recordings play, one way. */
const fixed = {
  ArrowUp,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Columns3,
  EllipsisVertical,
  Info,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Pause,
  Pencil,
  Phone: PhoneIcon,
  Play,
  Plus,
  RotateCcw,
  Search,
  Smartphone,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  X,
};

const Row = ({ icons, mirrors }: { icons: Readonly<Record<string, LucideIcon>>; mirrors: boolean }) => (
  <div className="columns">
    {Object.entries(icons).map(([name, Icon]) => (
      <div key={name} style={{ display: "flex", alignItems: "center", gap: "0.75rem" }}>
        <Icon aria-hidden className={mirrors ? "size-5 rtl:-scale-x-100" : "size-5"} data-mirrors={mirrors} />
        <code>{name}</code>
      </div>
    ))}
  </div>
);

function Icons({ direction }: { readonly direction?: "ltr" | "rtl" }) {
  return (
    <FoundationsPage
      title="Icons"
      intro="Lucide, 20 px beside text and 16 px inside small controls. An icon stands beside words or has a name of its own; the same icon always means the same thing."
    >
      <h2>Turned round in Arabic</h2>
      <p className="intro">
        Their class is <code>rtl:-scale-x-100</code>. Switch the language to see them turn.
      </p>
      <div dir={direction}>
        <Row icons={mirrored} mirrors />
      </div>
      <h2>The same in both languages</h2>
      <p className="intro">Digits, phone numbers, units, logos and part numbers are never turned either.</p>
      <Row icons={fixed} mirrors={false} />
    </FoundationsPage>
  );
}

const meta = preview.meta({
  title: "Foundations/Icons",
  component: Icons,
  render: (_args, { globals }) => <Icons direction={globals["locale"] === "ar" ? "rtl" : "ltr"} />,
});

const turned = (canvasElement: HTMLElement, mirrors: boolean) =>
  [...canvasElement.querySelectorAll(`[data-mirrors="${mirrors}"]`)].map(
    (icon) => getComputedStyle(icon).scale,
  );

export const Page = meta.story({
  tags: ["browser"],
  play: async ({ canvasElement }) => {
    await expect(new Set(turned(canvasElement, true))).toEqual(new Set(["none"]));
  },
});

/** Only icons that point along the line turn. */
export const Arabic = meta.story({
  globals: { locale: "ar" },
  tags: ["browser"],
  play: async ({ canvasElement }) => {
    await expect(new Set(turned(canvasElement, true))).toEqual(new Set(["-1 1"]));
    await expect(new Set(turned(canvasElement, false))).toEqual(new Set(["none"]));
  },
});

export const Dark = meta.story({ globals: { theme: "dark" } });
