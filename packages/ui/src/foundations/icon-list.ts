import type { LucideIcon } from "lucide-react";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import BadgeCheck from "lucide-react/icons/badge-check";
import BadgePercent from "lucide-react/icons/badge-percent";
import Ban from "lucide-react/icons/ban";
import Banknote from "lucide-react/icons/banknote";
import BellRing from "lucide-react/icons/bell-ring";
import BookOpen from "lucide-react/icons/book-open";
import Bookmark from "lucide-react/icons/bookmark";
import Calculator from "lucide-react/icons/calculator";
import CalendarX from "lucide-react/icons/calendar-x";
import Captions from "lucide-react/icons/captions";
import ChartColumn from "lucide-react/icons/chart-column";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ChevronsLeft from "lucide-react/icons/chevrons-left";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleExclamationPoint from "lucide-react/icons/circle-exclamation-point";
import CircleUser from "lucide-react/icons/circle-user";
import CircleX from "lucide-react/icons/circle-x";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Clock from "lucide-react/icons/clock";
import Columns3 from "lucide-react/icons/columns-3";
import Copy from "lucide-react/icons/copy";
import DatabaseBackup from "lucide-react/icons/database-backup";
import Download from "lucide-react/icons/download";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Equal from "lucide-react/icons/equal";
import ExternalLink from "lucide-react/icons/external-link";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import FolderTree from "lucide-react/icons/folder-tree";
import GripVertical from "lucide-react/icons/grip-vertical";
import HandCoins from "lucide-react/icons/hand-coins";
import History from "lucide-react/icons/history";
import Hourglass from "lucide-react/icons/hourglass";
import House from "lucide-react/icons/house";
import Images from "lucide-react/icons/images";
import Inbox from "lucide-react/icons/inbox";
import Info from "lucide-react/icons/info";
import KeyRound from "lucide-react/icons/key-round";
import Languages from "lucide-react/icons/languages";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Link2 from "lucide-react/icons/link-2";
import ListChecks from "lucide-react/icons/list-checks";
import ListFilter from "lucide-react/icons/list-filter";
import LoaderCircle from "lucide-react/icons/loader-circle";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import Minus from "lucide-react/icons/minus";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Moon from "lucide-react/icons/moon";
import Package from "lucide-react/icons/package";
import PackageCheck from "lucide-react/icons/package-check";
import PackageOpen from "lucide-react/icons/package-open";
import PackageX from "lucide-react/icons/package-x";
import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";
import Paperclip from "lucide-react/icons/paperclip";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import PencilLine from "lucide-react/icons/pencil-line";
import Phone from "lucide-react/icons/phone";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Printer from "lucide-react/icons/printer";
import Receipt from "lucide-react/icons/receipt";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Repeat from "lucide-react/icons/repeat";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import RotateCw from "lucide-react/icons/rotate-cw";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import SearchX from "lucide-react/icons/search-x";
import Settings from "lucide-react/icons/settings";
import Shapes from "lucide-react/icons/shapes";
import Share2 from "lucide-react/icons/share-2";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShieldOff from "lucide-react/icons/shield-off";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Smartphone from "lucide-react/icons/smartphone";
import Star from "lucide-react/icons/star";
import StickyNote from "lucide-react/icons/sticky-note";
import Store from "lucide-react/icons/store";
import Sun from "lucide-react/icons/sun";
import Table2 from "lucide-react/icons/table-2";
import Tag from "lucide-react/icons/tag";
import Trash from "lucide-react/icons/trash";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import TriangleExclamationPoint from "lucide-react/icons/triangle-exclamation-point";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import Upload from "lucide-react/icons/upload";
import User from "lucide-react/icons/user";
import UserCog from "lucide-react/icons/user-cog";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import X from "lucide-react/icons/x";

/** An icon of the shop and what it means everywhere. */
export interface ListedIcon {
  /** Its name in Lucide. */
  readonly name: string;
  readonly Icon: LucideIcon;
  /** What it stands for, in a few words. */
  readonly meaning: string;
}

const listed = (name: string, Icon: LucideIcon, meaning: string): ListedIcon => ({ name, Icon, meaning });

/** Icons that point in the reading direction. */
export const mirroredIcons: readonly ListedIcon[] = [
  listed("arrow-right", ArrowRight, "changes to; leads on"),
  listed("chevron-left", ChevronLeft, "back; the picture before"),
  listed("chevron-right", ChevronRight, "leads to; the next one"),
  listed("chevrons-left", ChevronsLeft, "to the first page"),
  listed("chevrons-right", ChevronsRight, "to the last page"),
  listed("log-out", LogOut, "log out"),
  listed("panel-left-close", PanelLeftClose, "narrow the sidebar"),
  listed("panel-left-open", PanelLeftOpen, "widen the sidebar"),
  listed("shopping-cart", ShoppingCart, "cart; add to the cart"),
  listed("undo-2", Undo2, "undo; put back what was removed"),
];

/** Icons that never mirror: objects, vertical arrows, clocks, media controls. */
export const fixedIcons: readonly ListedIcon[] = [
  listed("archive-restore", ArchiveRestore, "restore a deleted product"),
  listed("arrow-down", ArrowDown, "sorted downwards; move down"),
  listed("arrow-down-to-line", ArrowDownToLine, "to the bar of the selection"),
  listed("arrow-up", ArrowUp, "sorted upwards; move up; to the top"),
  listed("arrow-up-down", ArrowUpDown, "change the order of categories"),
  listed("badge-check", BadgeCheck, "brand"),
  listed("badge-percent", BadgePercent, "price reduction"),
  listed("ban", Ban, "close an account"),
  listed("banknote", Banknote, "payment"),
  listed("bell-ring", BellRing, "reminder"),
  listed("book-open", BookOpen, "books"),
  listed("bookmark", Bookmark, "saved filter"),
  listed("calculator", Calculator, "the counter"),
  listed("calendar-x", CalendarX, "offer that has expired"),
  listed("captions", Captions, "description of a picture"),
  listed("chart-column", ChartColumn, "figures"),
  listed("check", Check, "chosen; done"),
  listed("chevron-down", ChevronDown, "opens below"),
  listed("chevrons-up-down", ChevronsUpDown, "can be sorted; choose from a list"),
  listed("circle", Circle, "step to be done"),
  listed("circle-check", CircleCheck, "good; confirmed; in stock"),
  listed("circle-dashed", CircleDashed, "draft of an import"),
  listed("circle-exclamation-point", CircleExclamationPoint, "fault of a field; low stock"),
  listed("circle-user", CircleUser, "account of an administrator"),
  listed("circle-x", CircleX, "failed; cancelled; out of stock"),
  listed("clipboard-list", ClipboardList, "orders; parts list"),
  listed("clock", Clock, "not settled yet, such as a price"),
  listed("columns-3", Columns3, "columns of a table"),
  listed("copy", Copy, "copy; duplicate"),
  listed("database-backup", DatabaseBackup, "backups"),
  listed("download", Download, "load a file down"),
  listed("ellipsis-vertical", EllipsisVertical, "more commands"),
  listed("equal", Equal, "words that mean the same"),
  listed("external-link", ExternalLink, "opens another site"),
  listed("eye", Eye, "show; visible"),
  listed("eye-off", EyeOff, "hide; hidden"),
  listed("file-spreadsheet", FileSpreadsheet, "spreadsheet"),
  listed("file-text", FileText, "document; quotation"),
  listed("file-up", FileUp, "import a price list"),
  listed("folder-tree", FolderTree, "categories"),
  listed("grip-vertical", GripVertical, "drag to move"),
  listed("hand-coins", HandCoins, "couriers' cash"),
  listed("history", History, "history of changes"),
  listed("hourglass", Hourglass, "waits"),
  listed("house", House, "overview; home"),
  listed("images", Images, "pictures"),
  listed("inbox", Inbox, "order received; nothing there"),
  listed("info", Info, "information"),
  listed("key-round", KeyRound, "password"),
  listed("languages", Languages, "language"),
  listed("layout-grid", LayoutGrid, "tiles"),
  listed("link-2", Link2, "address"),
  listed("list-checks", ListChecks, "values of products"),
  listed("list-filter", ListFilter, "filter"),
  listed("loader-circle", LoaderCircle, "is being done"),
  listed("mail", Mail, "mail"),
  listed("map-pin", MapPin, "address on the map; branch"),
  listed("menu", Menu, "menu of the site"),
  listed("message-circle", MessageCircle, "chat"),
  listed("minus", Minus, "one piece less"),
  listed("monitor-smartphone", MonitorSmartphone, "devices that are logged in"),
  listed("moon", Moon, "dark theme"),
  listed("package", Package, "products"),
  listed("package-check", PackageCheck, "delivered"),
  listed("package-open", PackageOpen, "parcel"),
  listed("package-x", PackageX, "too little stock for an order; not for sale"),
  listed("paperclip", Paperclip, "attach a file"),
  listed("pause", Pause, "pause"),
  listed("pencil", Pencil, "edit"),
  listed("pencil-line", PencilLine, "draft; changed meanwhile"),
  listed("phone", Phone, "telephone"),
  listed("play", Play, "play"),
  listed("plus", Plus, "add; one piece more"),
  listed("printer", Printer, "print"),
  listed("receipt", Receipt, "tax invoice"),
  listed("refresh-cw", RefreshCw, "load again; replace"),
  listed("repeat", Repeat, "buyer with earlier orders"),
  listed("rotate-ccw", RotateCcw, "try again; order again; put back"),
  listed("rotate-cw", RotateCw, "send again"),
  listed("scan-barcode", ScanBarcode, "scan"),
  listed("scroll-text", ScrollText, "audit log"),
  listed("search", Search, "search"),
  listed("search-x", SearchX, "searches that found nothing"),
  listed("settings", Settings, "settings"),
  listed("shapes", Shapes, "sub categories"),
  listed("share-2", Share2, "share"),
  listed("shield-check", ShieldCheck, "second step of the login switched on"),
  listed("shield-off", ShieldOff, "end the second step of the login"),
  listed("shopping-basket", ShoppingBasket, "buying from suppliers"),
  listed("smartphone", Smartphone, "device; install"),
  listed("star", Star, "main picture"),
  listed("sticky-note", StickyNote, "note"),
  listed("store", Store, "the shop"),
  listed("sun", Sun, "light theme"),
  listed("table-2", Table2, "table"),
  listed("tag", Tag, "labels"),
  listed("trash", Trash, "remove; delete"),
  listed("trending-down", TrendingDown, "less than before"),
  listed("trending-up", TrendingUp, "more than before"),
  listed("triangle-exclamation-point", TriangleExclamationPoint, "warning"),
  listed("truck", Truck, "delivery; sent"),
  listed("upload", Upload, "load a file up"),
  listed("user", User, "account"),
  listed("user-cog", UserCog, "administrators"),
  listed("users", Users, "customers"),
  listed("wallet", Wallet, "close of the day"),
  listed("x", X, "close; clear"),
];
