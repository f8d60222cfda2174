import type { ComponentProps, ReactNode } from "react";

/** A table that scrolls sideways inside its column, with the keyboard too, instead of making the page wider. */
export function ScrollingTable(props: ComponentProps<"table">): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="nv-table" tabIndex={0} aria-label="Tabla">
      <table {...props} />
    </section>
  );
}
