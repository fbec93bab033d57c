import type { DataTableColumn } from "../data-table/data-table-types.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { DropdownMenuItem } from "../dropdown-menu/dropdown-menu.tsx";

interface Product {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly amount: number;
}

const products: readonly Product[] = [
  { id: 1, name: "Clamp meter CM-208", price: 1450, amount: 8 },
  { id: 2, name: "Soldering station SS-65", price: 2100, amount: 3 },
  { id: 3, name: "Bench supply PS-305", price: 3900, amount: 5 },
  { id: 4, name: "Thermometer T-9", price: 320, amount: 21 },
  { id: 5, name: "Digital multimeter AX-61", price: 980, amount: 14 },
  { id: 6, name: "Insulation tester IT-500", price: 2750, amount: 2 },
];

const columns: readonly DataTableColumn<Product>[] = [
  { id: "name", label: "Name", value: ({ name }) => name, sortable: true },
  {
    id: "price",
    label: "Price",
    value: ({ price }) => price,
    render: ({ price }) => `${price.toLocaleString("en")} EG`,
    sortable: true,
    align: "end",
  },
  { id: "amount", label: "Amount", value: ({ amount }) => amount, sortable: true, align: "end" },
];

/** Products with search, sorting, pages and a menu for each row. */
export const DataTableExample = () => (
  <DataTable
    caption="Products"
    columns={columns}
    data={{ status: "ready", data: products, refreshing: false }}
    rowId={({ id }) => String(id)}
    rowName={({ name }) => name}
    searchable
    pageSize={5}
    renderMenu={({ name }) => <DropdownMenuItem onSelect={() => alert(name)}>Edit</DropdownMenuItem>}
  />
);
