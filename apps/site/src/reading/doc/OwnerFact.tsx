import { lazy, type ReactNode, Suspense, useState } from "react";

// Asked for when somebody opens it: no page is heavier for it.
const OwnerAnswer = lazy(async () => ({ default: (await import("./OwnerAnswer")).OwnerAnswer }));

/** Who answers for a page; opened, it says where the area is asked and who is on duty. */
export function OwnerFact({ area }: { readonly area: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="nv-owner" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {area}
      </button>
      {isOpen && (
        <Suspense fallback={<p role="status">Preguntando…</p>}>
          <OwnerAnswer area={area} />
        </Suspense>
      )}
    </>
  );
}
