import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { orderBuyerFormSchema, takenBuyerFormSchema } from "@shop/contract/orders/order-change.ts";
import type { OrderBuyerEntry, OrderChangeView } from "@shop/data/dash/orders/view.ts";
import {
  buyerFields,
  canEditBuyer,
  contactFields,
  sameBuyer,
} from "@shop/domain/orders/placing/order-buyer.ts";
import { companyFields, companyOf } from "@shop/domain/orders/placing/order-company.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { Form } from "../../../form/form.tsx";
import { SubmissionFailure } from "../../../form/submission-failure.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { CompanyFields } from "../../../shared/sums/company-fields.tsx";
import { OrderEditConflict, OrderEditDialog, OrderEditFooter } from "../order-edit-dialog.tsx";
import { useOrderForm } from "../use-order-form.ts";

export interface BuyerDialogProps extends OrderChangeView<OrderBuyerEntry> {
  /** The order whose buyer is corrected. */
  readonly order: AdminOrder;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const valuesOf = ({ name, phone, email, address1, address2, ...order }: AdminOrder) => ({
  name,
  phone,
  email,
  address1,
  address2,
  ...companyOf(order),
});

/** What browsers are told of the fields that are no running text. */
const inputs = {
  name: {},
  phone: { type: "tel", dir: "ltr" },
  email: { type: "email", dir: "ltr" },
  address1: {},
  address2: {},
} as const;

function BuyerForm({ order, conflict, errors, submission, onDirty, onClose, onSubmit }: BuyerDialogProps) {
  const { buyer: texts } = useMessages("dashOrders");
  // Only orders of the shop's pages need phone and mail address.
  const isTaken = order.channel !== "web";
  const { form, opened, theirs, version, takeTheirs } = useOrderForm(
    isTaken ? takenBuyerFormSchema : orderBuyerFormSchema,
    {
      order,
      conflict,
      errors,
      valuesOf,
      onDirty,
    },
  );
  const [company, tax_number, commercial_register, purchase_order] = form.watch(companyFields);
  const pending = submission.status === "pending";
  return (
    <Form
      form={form}
      pending={pending}
      aria-busy={pending}
      onSubmit={(buyer) => onSubmit({ version, ...buyer })}
    >
      <div className="grid gap-4">
        {theirs && (
          <OrderEditConflict texts={texts} isOther={!sameBuyer(theirs, opened)} onTakeTheirs={takeTheirs}>
            <ul className="font-semibold wrap-anywhere">
              {buyerFields.flatMap((field) =>
                theirs[field] === ""
                  ? []
                  : [
                      <li key={field}>
                        <bdi>{theirs[field]}</bdi>
                      </li>,
                    ],
              )}
            </ul>
          </OrderEditConflict>
        )}
        {contactFields.map((field) => (
          <TextField
            key={field}
            {...form.field(field)}
            {...inputs[field]}
            required={!isTaken && (field === "phone" || field === "email")}
            label={texts.fields[field]}
            autoComplete="off"
          />
        ))}
        <CompanyFields
          fields={companyFields}
          entered={{ company, tax_number, commercial_register, purchase_order }}
          field={(name) => form.field(name)}
          fillsIn={false}
        />
        <SubmissionFailure {...{ submission, form, errors }} />
      </div>
      <OrderEditFooter {...{ texts, pending, onClose }} />
    </Form>
  );
}

/** The dialog in which an administrator corrects whom an order is for, until it is delivered. */
export function BuyerDialog(props: BuyerDialogProps) {
  const { order, submission, onClose } = props;
  const { buyer: texts } = useMessages("dashOrders");
  return (
    <OrderEditDialog
      {...{ order, texts, onClose }}
      pending={submission.status === "pending"}
      isOpen={canEditBuyer(order.state)}
    >
      <BuyerForm {...props} />
    </OrderEditDialog>
  );
}
