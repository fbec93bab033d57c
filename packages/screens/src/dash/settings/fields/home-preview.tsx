import type { Home } from "@shop/contract/home/endpoints.ts";
import type { Remote } from "@shop/data/view.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";

import { RemoteView } from "../../../shared/list/remote-view.tsx";
import { HomeSections } from "../../../shop/home/home-sections.tsx";

export interface HomePreviewProps {
  /** What the home page would show. */
  readonly preview: Remote<Home>;
  /** The shop, of which the reasons to buy there speak. */
  readonly shop: Shop;
  readonly onClose: () => void;
}

const ignore = (): void => undefined;

/** Shows the sections of the home page as the form has them; nothing in it can be pressed. */
export function HomePreview({ preview, shop, onClose }: HomePreviewProps) {
  const { home } = useMessages("dashSettings");
  const { close } = useMessages("common");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" title={home.preview} description={home.previewNote} closeLabel={close}>
        <RemoteView remote={preview} failed={home.previewFailed} skeleton={<Skeleton className="h-96" />}>
          {({ sections }) => (
            <div inert className="-mt-8">
              <HomeSections sections={sections} shop={shop} onAddToCart={ignore} />
            </div>
          )}
        </RemoteView>
      </DialogContent>
    </Dialog>
  );
}
