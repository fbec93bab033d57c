import { useState } from "react";

import { Button } from "../button.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from "../dialog/dialog.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";

/** A name that is edited in a dialog. */
export function DialogExample() {
  const [name, setName] = useState("Clamp meter CM-208");
  const [isOpen, setOpen] = useState(false);
  const [entered, setEntered] = useState(name);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button onClick={() => setEntered(name)}>Rename {name}</Button>
      </DialogTrigger>
      <DialogContent title="Rename product" closeLabel="Close">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setName(entered);
            setOpen(false);
          }}
        >
          <Field label="Name">
            <Input required value={entered} onChange={({ target }) => setEntered(target.value)} />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button variant="signal" type="submit">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
