import { Button } from "@nv/ui";
import { type ReactNode, useState } from "react";

/** Items that are shown at first, and with each press. */
const STEP = 50;

interface Props<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** A list that may have thousands: fifty of them, and more when somebody asks. */
export function ShownItems<Item>({ items, keyOf, children }: Props<Item>): ReactNode {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className="nv-cases__events nv-stack-3 nv-plain">
        {items.slice(0, shown).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > shown && (
        <p>
          <Button onClick={() => setShown(shown + STEP)}>Ver más: quedan {items.length - shown}</Button>
        </p>
      )}
    </>
  );
}
