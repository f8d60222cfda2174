import { Toggle } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly isFindable: boolean;
  readonly onChange: (isFindable: boolean) => void;
}

/** Whether search engines may show the page of a piece, a story's too. @see docs/adr/0068-what-search-engines-find.md */
export function FindableField({ isFindable, onChange }: Props): ReactNode {
  return (
    <Toggle
      label="Que los buscadores la encuentren"
      hint="Apagado, la página pide a Google y a los demás que no la enseñen. En los artículos se ve igual. Cambia al publicar."
      isOn={isFindable}
      onChange={onChange}
    />
  );
}
