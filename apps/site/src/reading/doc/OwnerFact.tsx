import { loadable } from "@nv/web";
import { type ReactNode, useState } from "react";

// Asked for when somebody opens it: no page is heavier for it.
const OwnerAnswer = loadable(
  async () => (await import("./OwnerAnswer")).OwnerAnswer,
  <p role="status">Preguntando…</p>,
);

/** Area that answers for a page; opened, it shows where to ask the area and who is on duty. */
export function OwnerFact({ area }: { readonly area: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="nv-owner" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {area}
      </button>
      {isOpen && <OwnerAnswer area={area} />}
    </>
  );
}
