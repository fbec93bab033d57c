import type { InfoView } from "@shop/data/shop/info/view.ts";
import { type InfoBlock, infoBlocks } from "@shop/domain/site/info-blocks.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { DeliveryTable } from "../delivery/delivery-table.tsx";

export type InfoScreenProps = InfoView;

function Block({ block }: { readonly block: InfoBlock }) {
  if (block.kind === "heading") return <h2 className="mt-3 text-xl font-bold">{block.text}</h2>;
  if (block.kind === "paragraph") return <p className="whitespace-pre-line">{block.text}</p>;
  return (
    <ul className="list-disc space-y-1 ps-5">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A page on how the shop sells, such as delivery, with links to the others. */
export function InfoScreen({ page, text, rates, others }: InfoScreenProps) {
  const { locale } = useLocale();
  const { infoPages: names } = useMessages("common");
  return (
    <>
      <ScreenHead title={names[page]} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_14rem] lg:gap-16">
        <RemoteView
          remote={text}
          skeleton={
            <div className="grid max-w-prose gap-4">
              <Skeleton className="h-24" />
              <Skeleton className="h-40" />
            </div>
          }
        >
          {(both) => {
            const own = both[locale] !== "";
            const language = own ? locale : locale === "ar" ? "en" : "ar";
            return (
              <div className="grid max-w-prose content-start gap-8 leading-relaxed wrap-anywhere">
                {rates && <DeliveryTable rates={rates} />}
                <div
                  className="grid gap-4"
                  lang={own ? undefined : language}
                  dir={own ? undefined : language === "ar" ? "rtl" : "ltr"}
                >
                  {infoBlocks(both[language]).map((block) => (
                    <Block key={block.place} block={block} />
                  ))}
                </div>
              </div>
            );
          }}
        </RemoteView>
        {others.length > 0 && (
          <nav aria-label={names.label}>
            <ul className="divide-line border-line divide-y border-y">
              {others.map((other) => (
                <li key={other} className="flex min-h-11 items-center">
                  <TextLink href={pages.infoOf(other)}>{names[other]}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
