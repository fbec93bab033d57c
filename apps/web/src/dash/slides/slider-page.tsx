import { useAdminSliderModel } from "@shop/data/dash/slides/use-admin-slider-model.ts";
import { DEFAULT_ROWS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { UnsavedDialog } from "@shop/screens/dash/shared/form/unsaved-dialog.tsx";
import { SliderScreen } from "@shop/screens/dash/slides/slider-screen.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";

import { PageHead } from "../../head/page-head.tsx";
import { useRoutedDialogForm } from "../use-dialog-form.ts";
import { useListAddress } from "../use-list-address.ts";

/** The slides of the home carousel in the dashboard. */
export function DashSliderPage() {
  const { title } = useMessages("dashSlides");
  const address = useListAddress(DEFAULT_ROWS);
  const { draft, guard, onDone } = useRoutedDialogForm("slide", address);
  const model = useAdminSliderModel({ dialog: address.dialog, onNotice: useNotify(), onDone });
  return (
    <>
      <PageHead title={title} description={title} />
      <SliderScreen
        {...model}
        dialog={address.dialog}
        onDialog={address.onDialog}
        draft={draft}
        onDirty={guard.onDirty}
      />
      <UnsavedDialog open={guard.asking} onStay={guard.onStay} onDiscard={guard.onDiscard} />
    </>
  );
}
