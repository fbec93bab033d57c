import { useState } from "react";

import { Combobox } from "../combobox/combobox.tsx";
import { Field } from "../field.tsx";

const categories = [
  { value: "1", label: "Temperature sensors", keywords: ["thermistor", "NTC"] },
  { value: "2", label: "Distance sensors" },
  { value: "3", label: "OLED displays" },
  { value: "4", label: "Stepper motors" },
];

/** A category that is chosen from a list, also by other words for it. */
export function ComboboxExample() {
  const [category, setCategory] = useState<string | null>(null);
  return (
    <Field label="Category">
      <Combobox
        options={categories}
        value={category}
        onChange={setCategory}
        placeholder="Select category…"
        searchPlaceholder="Search categories"
        emptyText="No category has these words."
      />
    </Field>
  );
}
