import { Button } from "../button.tsx";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "../popover.tsx";

/** Short content about the button that opens it. */
export const PopoverExample = () => (
  <Popover>
    <PopoverTrigger asChild>
      <Button>Measuring ranges</Button>
    </PopoverTrigger>
    <PopoverContent label="Measuring ranges">
      <div className="grid gap-3 p-4">
        <p>Voltage, up to 600 V</p>
        <p>Current, up to 10 A</p>
        <PopoverClose asChild>
          <Button size="sm">Close</Button>
        </PopoverClose>
      </div>
    </PopoverContent>
  </Popover>
);
