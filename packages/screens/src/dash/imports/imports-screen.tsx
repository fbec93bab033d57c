import type { ImportListView } from "@shop/data/dash/imports/view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { DashHead } from "../shared/dash-head.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { ImportUpload } from "./import-upload.tsx";

/** The start of an import, and the earlier ones. */
export function ImportsScreen({ upload, progress, onUpload, imports, more, onLoadMore }: ImportListView) {
  const { title, intro } = useMessages("dashImports");
  return (
    <div className="max-w-4xl">
      <DashHead title={title} note={intro} />
      <div className="grid gap-4">
        <ImportUpload {...{ upload, progress, onUpload }} />
        <EarlierImports {...{ imports, more, onLoadMore }} />
      </div>
    </div>
  );
}
