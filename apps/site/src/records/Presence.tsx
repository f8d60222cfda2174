import { type PresentTab, presentNames, usePresence } from "@nv/web";
import type { ReactNode } from "react";
import { useMe } from "./use-me";

const LIST = new Intl.ListFormat("es");

/** Notice of the others who have the same form open now. @param subject - Record that is open: `graphic:3f0c…`. */
export function Presence({ subject }: { readonly subject: string }): ReactNode {
  return <PresentNotice others={usePresence(subject)} />;
}

/** Says who else has the same form open. */
export function PresentNotice({ others }: { readonly others: readonly PresentTab[] }): ReactNode {
  const names = presentNames(others, useMe());
  return (
    <p className="nv-presence nv-quiet nv-said" role="status">
      {names.length > 0 &&
        `También ${names.length === 1 ? "tiene" : "tienen"} abierto este formulario: ${LIST.format(names)}.`}
    </p>
  );
}
