import { Avatar } from "@shop/ui/avatar/avatar.tsx";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Card, CardBody } from "@shop/ui/card.tsx";
import { Carousel } from "@shop/ui/carousel/carousel.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { Combobox } from "@shop/ui/combobox/combobox.tsx";
import { DataTable } from "@shop/ui/data-table/data-table.tsx";
import { Dialog, DialogContent, DialogTrigger } from "@shop/ui/dialog/dialog.tsx";
import { DirectionProvider } from "@shop/ui/direction-provider.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@shop/ui/dropdown-menu/dropdown-menu.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Field } from "@shop/ui/field.tsx";
import { FileDrop } from "@shop/ui/file-drop/file-drop.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Picture } from "@shop/ui/picture/picture.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { RangeSlider } from "@shop/ui/range-slider.tsx";
import { Select } from "@shop/ui/select.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { SortableList } from "@shop/ui/sortable/sortable-list.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import { ThemeProvider } from "@shop/ui/theme/theme-provider.tsx";
import { ToastProvider, useToast } from "@shop/ui/toast/toast.tsx";
import { useState } from "react";

const parts = [
  { id: 1, name: "CFR-25-4K7", stock: 1200 },
  { id: 2, name: "NE555P", stock: 75 },
];

function Form() {
  const [supplier, setSupplier] = useState<string | null>(null);
  const [quantity, setQuantity] = useState(5);
  const toaster = useToast();
  return (
    <form className="grid max-w-sm gap-4">
      <Field label="Part number" hint="For example CFR-25-4K7">
        <Input name="part" />
      </Field>
      <Field label="Case" error="Select a case">
        <Select name="case">
          <option>0805</option>
          <option>1206</option>
        </Select>
      </Field>
      <Field label="Supplier">
        <Combobox
          options={[{ value: "a", label: "Delta Parts" }]}
          value={supplier}
          onChange={setSupplier}
          placeholder="Select a supplier"
          searchPlaceholder="Search"
          emptyText="None found"
        />
      </Field>
      <Field label="Note">
        <Textarea name="note" />
      </Field>
      <Checkbox name="urgent">Urgent</Checkbox>
      <QuantityControl
        value={quantity}
        onChange={setQuantity}
        labels={{ decrease: "Less", increase: "More", quantity: "Quantity" }}
      />
      <Button
        variant="signal"
        onClick={() => toaster.show({ tone: "success", title: "Added", durationMs: 60_000 })}
      >
        Add
      </Button>
    </form>
  );
}

function Layers() {
  return (
    <div className="flex gap-4">
      <Dialog>
        <DialogTrigger asChild>
          <Button>Open dialog</Button>
        </DialogTrigger>
        <DialogContent title="Rename part" description="The name is shown in lists." closeLabel="Close">
          <Field label="Name">
            <Input name="name" />
          </Field>
        </DialogContent>
      </Dialog>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>Open menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Duplicate</DropdownMenuItem>
          <DropdownMenuItem tone="danger">Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

function Lists() {
  const [ids, setIds] = useState<readonly number[]>([1, 2]);
  return (
    <>
      <DataTable
        caption="Parts"
        columns={[
          { id: "name", label: "Part", value: (part) => part.name },
          { id: "stock", label: "Stock", value: (part) => part.stock, align: "end" },
        ]}
        data={{ status: "ready", data: parts, refreshing: false }}
        rowId={(part) => String(part.id)}
        rowName={(part) => part.name}
      />
      <SortableList
        items={ids.flatMap((id) => parts.find((part) => part.id === id) ?? [])}
        itemId={(part) => part.id}
        itemName={(part) => part.name}
        onReorder={setIds}
        labels={{
          handle: (name) => `Move ${name}`,
          instructions: "Space lifts, arrow keys move.",
          moved: (name, position, total) => `${name}: ${position} of ${total}`,
          dropped: (name, position, total) => `${name}: ${position} of ${total}`,
          cancelled: (name) => `${name} is back.`,
        }}
      >
        {(part, handle) => (
          <Card>
            <CardBody className="flex items-center gap-2">
              {handle}
              {part.name}
            </CardBody>
          </Card>
        )}
      </SortableList>
      <Carousel
        label="Offers"
        delayMs={60_000}
        slides={[
          { key: "a", content: <TextLink href="#resistors">Resistors</TextLink> },
          { key: "b", content: <TextLink href="#timers">Timers</TextLink> },
        ]}
        labels={{
          goTo: (slide) => `Offer ${slide}`,
          pause: "Pause",
          play: "Play",
          previous: "Previous",
          next: "Next",
        }}
      />
    </>
  );
}

/** A page of the other project with most primitives, closed and open ones. */
export function Page({ direction }: { readonly direction: "ltr" | "rtl" }) {
  return (
    <DirectionProvider direction={direction}>
      <ThemeProvider>
        <ToastProvider labels={{ dismiss: "Dismiss" }}>
          <main className="grid gap-6 p-4">
            <h1 className="text-2xl font-semibold">Parts</h1>
            {/* A colour of Tailwind's own, as the project around may have. */}
            <hr className="border-sky-700" />
            <p className="flex items-center gap-4">
              <Avatar alt="Mona" fallback="M" />
              <Badge tone="positive">In stock</Badge>
              <TextLink href="#stock">Stock</TextLink>
              <Spinner label="Loading" />
              <Skeleton className="h-4 w-24" />
            </p>
            <Form />
            <Layers />
            <RangeSlider
              value={[10, 90]}
              labels={["Least", "Most"]}
              textOf={(step) => `${step} EGP`}
              onCommit={() => undefined}
            />
            <Lists />
            <FileDrop
              buttonLabel="Choose a list"
              hint="CSV, up to 1 MB"
              accept={{ "text/csv": [".csv"] }}
              maxBytes={1_000_000}
              maxFiles={1}
              onFiles={() => undefined}
            />
            <div className="w-40">
              <Picture alt="A resistor" width={160} height={120} />
            </div>
            <EmptyState title="No orders" text="They appear here." heading="h2" />
          </main>
        </ToastProvider>
      </ThemeProvider>
    </DirectionProvider>
  );
}
