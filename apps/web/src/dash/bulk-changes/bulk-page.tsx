import { useBulkChangesModel } from "@shop/data/dash/bulk-changes/use-bulk-changes-model.ts";
import { useBulkFormModel } from "@shop/data/dash/bulk-changes/use-bulk-form-model.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { BulkScreen } from "@shop/screens/dash/bulk-changes/bulk-screen.tsx";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { bulkPageOf, bulkRuleOf, bulkSelectionOf, withBulkPage, withBulkRule } from "./bulk-address.ts";

/** The page on which a field of many products is changed. */
export function DashBulkPage() {
  const texts = useMessages("dashBulkChanges");
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const place = useMemo(
    () => ({ selection: bulkSelectionOf(params), rule: bulkRuleOf(params), shown: bulkPageOf(params) }),
    [params],
  );
  const earlier = useBulkChangesModel();
  const model = useBulkFormModel({
    ...place,
    // Going back leads to the list of products, not to a change that was applied already.
    onApplied: (id) => void navigate(dashPathOf.bulkChange(id), { replace: true }),
  });
  return (
    <>
      <PageHead title={texts.title} description={texts.title} />
      <BulkScreen
        {...model}
        {...place}
        earlier={earlier}
        onRule={(rule) =>
          setParams((before) => withBulkRule(before, rule), { replace: true, preventScrollReset: true })
        }
        onShow={(shown) =>
          setParams((before) => withBulkPage(before, shown), { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
