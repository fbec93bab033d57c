import type { OrderCounts } from "@shop/contract/orders/admin-order.ts";
import { noteChanges } from "@shop/data/dash/orders/order-marks.ts";
import { useAdminOrderListModel } from "@shop/data/dash/orders/use-admin-order-list-model.ts";
import type { AdminOrderListQuery } from "@shop/data/dash/orders/view.ts";
import { useSavedFiltersModel } from "@shop/data/dash/saved-filters/use-saved-filters-model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { SavedFilters } from "../../saved-filters/saved-filters.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { plainOrderQuery } from "../../stories/order-place.ts";
import { useReminderNotice } from "../buyer/use-reminder-notice.ts";
import { OrdersScreen } from "./orders-screen.tsx";

/** Args of the stories. */
export interface ConnectedProps {
  /** What the address names beside the defaults. */
  readonly query?: Partial<AdminOrderListQuery>;
  /** Orders that other people change once the list is open. */
  readonly changed?: OrderCounts["changed"];
}

const none: OrderCounts["changed"] = [];
/** Called when an order is opened. */
export const onOpen = fn();
/** Called with the query of the list's address. */
export const onQuery = fn();

/** The screen over its model, with the state of its address. */
function Connected({ query: start, changed = none }: ConnectedProps) {
  const client = useQueryClient();
  useEffect(() => {
    noteChanges(client, changed, { silently: false });
  }, [client, changed]);
  const [query, setQuery] = useState<AdminOrderListQuery>({ ...plainOrderQuery, ...start });
  const model = useAdminOrderListModel(query, useReminderNotice());
  const savedFilters = useSavedFiltersModel("orders");
  return (
    <OrdersScreen
      {...model}
      query={query}
      savedFilters={<SavedFilters {...savedFilters} query="" hrefOf={(saved) => `/dash/orders?${saved}`} />}
      onQuery={(next) => {
        onQuery(next);
        setQuery(next);
      }}
      onOpen={onOpen}
    />
  );
}

/** Meta of the stories, but for title and component. */
export const setup = {
  render: (args: ConnectedProps) => <Connected {...args} />,
  decorators: [inDash],
  beforeEach: () => {
    onOpen.mockClear();
    onQuery.mockClear();
  },
};

/** The order numbers of the rows. */
export const numbers = () =>
  screen.queryAllByRole("rowheader").map((head) => within(head).getByRole("link").textContent);
/** Waits until the list has rows. */
export const loaded = () => waitFor(() => expect(numbers().length).toBeGreaterThan(0));
