import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { screen } from "storybook/test";

import { initialsOf } from "../avatar/avatar-initials.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { dataTableLabels } from "../data-table/data-table-labels.ts";
import type { DataTableColumn } from "../data-table/data-table-types.ts";
import { DataTable, type DataTableProps } from "../data-table/data-table.tsx";
import { DropdownMenuItem } from "../dropdown-menu/dropdown-menu.tsx";

/** Row of the stories' tables. */
export interface Part {
  id: string;
  name: string;
  price: number;
  amount: number;
  description: string;
}

/** Names of the first parts. */
export const names = [
  "Digital multimeter AX-61",
  "Clamp meter CM-208",
  "Oscilloscope DS-112, two channels",
  "Bench supply PS-305",
  "Thermometer T-9",
  "Insulation tester IT-500",
  "Soldering station SS-65",
];
/** 23 rows: three pages of ten. */
export const parts: readonly Part[] = Array.from({ length: 23 }, (_, index) => ({
  id: `${index + 1}`,
  name: `${names[index % names.length]}${index < names.length ? "" : `, batch ${index}`}`,
  price: ((index * 137) % 90) * 25,
  amount: (index * 7) % 40,
  description:
    index === 2
      ? "Bandwidth 100 MHz, 1 GS/s, with two probes, a USB lead and a case that closes."
      : "In its box.",
}));

/** One column of every kind: text, picture, price, number, without a label. */
export const columns: readonly DataTableColumn<Part>[] = [
  { id: "name", value: ({ name }) => name, sortable: true, size: 240 },
  {
    id: "image",
    size: 80,
    render: ({ name }) => <Avatar alt={name} fallback={initialsOf(name)} />,
  },
  {
    id: "price",
    label: "price",
    value: ({ price }) => price,
    render: ({ price }) => (price === 0 ? "price updating" : <span className="figures">{price}.00 EG</span>),
    sortable: true,
    align: "end",
  },
  { id: "amount", value: ({ amount }) => amount, sortable: true, align: "end", size: 110 },
  { id: "shortDescription", value: ({ description }) => description },
];

/** Default args: a table of all parts. */
export const args: DataTableProps<Part> = {
  caption: "Products",
  columns,
  data: { status: "ready", data: parts, refreshing: false },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  searchable: true,
  // Props, so that stories in Arabic translate them.
  labels: dataTableLabels,
};

/** Table with padding around it. */
export const PartsTable = (props: DataTableProps<Part>) => (
  <div style={{ padding: "1rem" }}>
    <DataTable {...props} />
  </div>
);

/** Finds the visible rows. */
export const bodyRows = () => screen.getAllByRole("row").slice(1);
/** Reads the text of the visible rows' first cells. */
export const firstCells = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
/** Commands of a row. */
export const menu = (
  <>
    <DropdownMenuItem>
      <Pencil aria-hidden /> edit
    </DropdownMenuItem>
    <DropdownMenuItem tone="danger">
      <Trash aria-hidden /> delete
    </DropdownMenuItem>
  </>
);
