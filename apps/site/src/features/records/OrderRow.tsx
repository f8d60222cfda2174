import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** Whether an order is being carried out. */
  readonly isBusy: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The orders that something with versions takes. An order takes its own button away, or the row that was asked from: the focus, which
 * would be at the top of the page, stays with the orders, and on none of them, so that no key given twice gives another one.
 */
export function OrderRow({ isBusy, className, children }: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // Whoever went elsewhere meanwhile stays there.
    if (isOver && document.activeElement === document.body) row.current?.focus();
  }, [isBusy]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: orders are no part of a form
    <div
      ref={row}
      className={["nv-row", className].filter(Boolean).join(" ")}
      role="group"
      aria-label="Órdenes"
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
