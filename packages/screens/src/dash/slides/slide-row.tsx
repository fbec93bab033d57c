import type { AdminSlide } from "@shop/contract/slides/slide.ts";
import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import type { ReactNode } from "react";

import { Sentence } from "../shared/value/sentence.tsx";

export interface SlideRowProps {
  /** The slide of the row; a hidden one is marked. */
  readonly slide: AdminSlide;
  /** The slide's place, from 1. */
  readonly number: number;
  /** The button by which the slide is moved. */
  readonly handle: ReactNode;
  /** Called when the slide's form is to be opened. */
  readonly onEdit: () => void;
  /** Called when the dialog that confirms the deletion is to be opened. */
  readonly onDelete: () => void;
  /** Called with whether the slide is to be hidden. */
  readonly onHidden: (hidden: boolean) => void;
}

const SlidePicture = ({ src }: { readonly src: string }) => (
  <img
    src={pictureSources(src).src}
    alt=""
    width={960}
    height={360}
    className="border-line bg-picture aspect-[8/3] h-auto w-full rounded-sm border object-contain"
  />
);

/** One slide of the list: its pictures, texts and link, and its commands. */
export function SlideItem({ slide, number, handle, onEdit, onDelete, onHidden }: SlideRowProps) {
  const texts = useMessages("dashSlides");
  const { lists } = useMessages("dashShell");
  const { locale } = useLocale();
  const { image, image_ar, alt, alt_ar, link, hidden } = slide;
  const place = { number };
  const ownAlt = (locale === "ar" && alt_ar) || alt;
  const Toggle = hidden ? Eye : EyeOff;
  return (
    <div className="bg-surface grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 rounded-md px-2 py-2.5 sm:grid-cols-[auto_11rem_minmax(0,1fr)_auto] sm:gap-x-3">
      {handle}
      <div className={cn("grid gap-1 max-sm:col-start-2", hidden && "opacity-50")}>
        <SlidePicture src={image} />
        {image_ar && (
          <div className="w-1/2">
            <SlidePicture src={image_ar} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-0.5 max-sm:col-span-3 max-sm:row-start-2 max-sm:px-2">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{ownAlt || fill(texts.name, place)}</span>
          {hidden && (
            <Badge icon={<EyeOff />} tone="neutral">
              {texts.hidden}
            </Badge>
          )}
          {!ownAlt && <Badge tone="caution">{texts.noAlt}</Badge>}
        </p>
        {link && (
          <p dir="ltr" className="text-muted text-start text-sm wrap-anywhere rtl:text-end">
            {link}
          </p>
        )}
      </div>
      <div className="flex items-center justify-end max-sm:col-start-3 max-sm:row-start-1">
        <Button
          size="sm"
          variant="quiet"
          aria-label={fill(hidden ? texts.showSlide : texts.hideSlide, place)}
          className="max-sm:hidden"
          onClick={() => onHidden(!hidden)}
        >
          <Toggle aria-hidden className="size-4" />
          {hidden ? texts.show : texts.hide}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={fill(texts.edit, place)}
          className="max-sm:hidden"
          onClick={onEdit}
        >
          <Pencil aria-hidden className="size-4" />
          <Sentence>{lists.edit}</Sentence>
        </Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="quiet"
              size="icon"
              aria-label={fill(lists.actionsOf, { name: fill(texts.name, place) })}
            >
              <EllipsisVertical aria-hidden className="size-5" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={onEdit}>
              <Pencil aria-hidden />
              <Sentence>{lists.edit}</Sentence>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onHidden(!hidden)}>
              <Toggle aria-hidden />
              {hidden ? texts.show : texts.hide}
            </DropdownMenuItem>
            <DropdownMenuItem tone="danger" onSelect={onDelete}>
              <Trash aria-hidden />
              <Sentence>{lists.delete}</Sentence>
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  );
}
