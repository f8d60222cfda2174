import { presentNames, usePresence } from "@nv/web";
import type { ReactNode } from "react";
import { useSession } from "../../../frame/session/session-context";

const LIST = new Intl.ListFormat("es");

/** Who else has the same form open now. */
export function Presence({ id }: { readonly id: string }): ReactNode {
  const { person } = useSession();
  const others = usePresence(`graphic:${id}`);
  const names = presentNames(others, { id: person?.id ?? "", name: "tú, en otra pestaña" });
  return (
    <p className="nv-presence" role="status">
      {names.length > 0 &&
        `También ${names.length === 1 ? "tiene" : "tienen"} abierto este formulario: ${LIST.format(names)}.`}
    </p>
  );
}
