import type { QuarantineQuery, QuarantineView } from "@shop/data/dash/quarantine/view.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { DashHead } from "../shared/dash-head.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { ListPages } from "../shared/list/list-pages.tsx";
import { HeldProduct } from "./held-product.tsx";
import { QuarantineMoves } from "./quarantine-moves.tsx";

export interface QuarantineScreenProps extends QuarantineView {
  /** What the page's address holds. */
  readonly query: QuarantineQuery;
  /** Called with the query of another page. */
  readonly onQuery: (query: QuarantineQuery) => void;
}

/** Units that came back and are not for sale, what is decided about them, and what was. */
export function QuarantineScreen({ held, moves, deciding, onDecide, query, onQuery }: QuarantineScreenProps) {
  const texts = useMessages("dashQuarantine");
  return (
    <div className="max-w-4xl">
      <DashHead title={texts.title} note={<TextLink href={dashPages.products.path}>{texts.back}</TextLink>} />
      <p className="text-muted mb-4">{texts.note}</p>
      <div className="grid gap-4">
        <RemoteView remote={held} skeleton={<Skeleton className="h-40 w-full" />}>
          {(list) =>
            list.data.length === 0 ? (
              <EmptyState heading="h2" title={texts.none} />
            ) : (
              <DashSection title={texts.title}>
                <ul>
                  {list.data.map((line) => (
                    <HeldProduct key={line.product_id} {...{ line, deciding, onDecide }} />
                  ))}
                </ul>
                <ListPages name={texts.title} list={list} onPage={(page) => onQuery({ ...query, page })} />
              </DashSection>
            )
          }
        </RemoteView>
        <DashSection title={texts.movesTitle}>
          <RemoteView remote={moves} skeleton={<Skeleton className="h-24 w-full" />}>
            {(list) =>
              list.data.length === 0 ? (
                <p className="text-muted text-sm">{texts.noMoves}</p>
              ) : (
                <>
                  <QuarantineMoves moves={list.data} />
                  <ListPages
                    name={texts.movesTitle}
                    list={list}
                    onPage={(page) => onQuery({ ...query, moves: page })}
                  />
                </>
              )
            }
          </RemoteView>
        </DashSection>
      </div>
    </div>
  );
}
