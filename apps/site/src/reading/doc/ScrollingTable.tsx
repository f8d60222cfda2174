import type { ComponentProps, ReactNode } from "react";

/** A table that scrolls sideways inside its column, with the keyboard too, instead of making the page wider. */
export function ScrollingTable(props: ComponentProps<"table">): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of cells is not a set of fields
    <div className="nv-table" role="group" tabIndex={0} aria-label="Tabla">
      <table {...props} />
    </div>
  );
}
