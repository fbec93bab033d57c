import type { AdminRole } from "@shop/contract/accounts/user.ts";
import {
  type AdminRight,
  adminRights,
  type RightPreset,
  rightPresets,
  rightsOfPreset,
  withRight,
} from "@shop/domain/admins/rights.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Select } from "@shop/ui/select.tsx";
import { useId } from "react";

/** What an account may do: everything as an owner, or some rights. */
export interface AccountRights {
  readonly role: AdminRole;
  readonly rights: readonly AdminRight[];
}

export interface RightsFieldsProps {
  /** What the account may do, as it is chosen. */
  readonly value: AccountRights;
  /** Called with what the account is to be allowed. */
  readonly onChange: (value: AccountRights) => void;
}

const OWN = "own";

const isSame = (some: readonly AdminRight[], others: readonly AdminRight[]): boolean =>
  some.length === others.length && some.every((right) => others.includes(right));

/** The usual set that an account has exactly; 'own' for another one. */
export function presetOf({ role, rights }: AccountRights): RightPreset | "owner" | typeof OWN {
  if (role === "owner") return "owner";
  return rightPresets.find((preset) => isSame(rightsOfPreset[preset], rights)) ?? OWN;
}

/** What an account may do: a usual set, which boxes change. A box brings what it builds on, and takes along what builds on it. */
export function RightsFields({ value, onChange }: RightsFieldsProps) {
  const texts = useMessages("dashAdmins");
  const { rights: words } = useMessages("dashShell");
  const id = useId();
  const chosen = presetOf(value);
  return (
    <>
      <Field label={texts.role}>
        <Select
          value={chosen}
          onChange={({ currentTarget }) => {
            const preset = rightPresets.find((one) => one === currentTarget.value);
            if (currentTarget.value === "owner") onChange({ ...value, role: "owner" });
            else if (preset) onChange({ role: "staff", rights: rightsOfPreset[preset] });
            else onChange({ ...value, role: "staff" });
          }}
        >
          {(["owner", ...rightPresets, OWN] as const).map((one) => (
            <option key={one} value={one}>
              {texts.presets[one]}
            </option>
          ))}
        </Select>
      </Field>
      {value.role === "owner" ? (
        <p className="text-muted text-sm">{texts.ownerHint}</p>
      ) : (
        <fieldset className="border-line min-w-0 rounded-md border px-4 py-2">
          <legend className="px-1 font-semibold">{texts.rights}</legend>
          {adminRights.map((right) => (
            <div key={right} className="py-1">
              <Checkbox
                aria-describedby={`${id}-${right}`}
                checked={value.rights.includes(right)}
                onChange={({ currentTarget }) =>
                  onChange({ ...value, rights: withRight(value.rights, right, currentTarget.checked) })
                }
              >
                {words[right].name}
              </Checkbox>
              <p id={`${id}-${right}`} className="text-muted ms-7.5 -mt-1.5 text-sm">
                {words[right].hint}
              </p>
            </div>
          ))}
          <p className="text-muted py-1 text-sm">{texts.rightsHint}</p>
        </fieldset>
      )}
    </>
  );
}
