import { type LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import Columns3 from "lucide-react/icons/columns-3";
import Copy from "lucide-react/icons/copy";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Inbox from "lucide-react/icons/inbox";
import Info from "lucide-react/icons/info";
import LoaderCircle from "lucide-react/icons/loader-circle";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import Minus from "lucide-react/icons/minus";
import Moon from "lucide-react/icons/moon";
import PackageCheck from "lucide-react/icons/package-check";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import PhoneIcon from "lucide-react/icons/phone";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Search from "lucide-react/icons/search";
import Share2 from "lucide-react/icons/share-2";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Smartphone from "lucide-react/icons/smartphone";
import Sun from "lucide-react/icons/sun";
import Trash2 from "lucide-react/icons/trash";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import User from "lucide-react/icons/user";
import X from "lucide-react/icons/x";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { FoundationsPage } from "./page.tsx";

/** Icons that point in the reading direction. */
const mirrored = { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, LogOut, ShoppingCart, Undo2 };

/** Icons that never mirror: objects, vertical arrows, clocks, media controls. */
const fixed = {
  ArrowDown,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Columns3,
  Copy,
  EllipsisVertical,
  Eye,
  EyeOff,
  Inbox,
  Info,
  LoaderCircle,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  PackageCheck,
  Pause,
  Pencil,
  Phone: PhoneIcon,
  Play,
  Plus,
  RotateCcw,
  Search,
  Share2,
  Smartphone,
  Sun,
  Trash2,
  TriangleAlert,
  Truck,
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

function Icons() {
  return (
    <FoundationsPage
      title="Icons"
      intro="Lucide, 20 px beside text and 16 px inside small controls. An icon stands beside words or has a name of its own; the same icon always means the same thing."
    >
      <h2>Mirrored in Arabic</h2>
      <p className="intro">
        They point in the reading direction; their class is <code>rtl:-scale-x-100</code>.
      </p>
      {(["ltr", "rtl"] as const).map((direction) => (
        <section key={direction} dir={direction} aria-label={direction}>
          <h3>{direction === "ltr" ? "English" : "العربية"}</h3>
          <Row icons={mirrored} mirrors />
        </section>
      ))}
      <h2>The same in both languages</h2>
      <p className="intro">Digits, phone numbers, units, logos and part numbers are never mirrored either.</p>
      <Row icons={fixed} mirrors={false} />
    </FoundationsPage>
  );
}

const meta = preview.meta({ title: "Foundations/Icons", component: Icons, tags: ["!manifest"] });

/** All icons of the shop; those that mirror are shown in both directions. */
export const Default = meta.story({});

const scalesOf = (element: HTMLElement, mirrors: boolean) =>
  new Set(
    Array.from(
      element.querySelectorAll(`[data-mirrors="${mirrors}"]`),
      (icon) => getComputedStyle(icon).scale,
    ),
  );

Default.test(
  "only icons that point in the reading direction are mirrored",
  { tags: ["browser"] },
  async ({ canvas, canvasElement }) => {
    await expect(scalesOf(canvas.getByRole("region", { name: "ltr" }), true)).toEqual(new Set(["none"]));
    await expect(scalesOf(canvas.getByRole("region", { name: "rtl" }), true)).toEqual(new Set(["-1 1"]));
    await expect(scalesOf(canvasElement, false)).toEqual(new Set(["none"]));
  },
);
