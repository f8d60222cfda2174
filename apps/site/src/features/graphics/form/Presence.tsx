import { usePresence } from "@nv/web";
import type { ReactNode } from "react";
import { useSession } from "../../../frame/session/session-context";

const LIST = new Intl.ListFormat("es");

/** Who else has the same form open now. */
export function Presence({ id }: { readonly id: string }): ReactNode {
  const { person } = useSession();
  const others = usePresence(`graphic:${id}`);
  const names = new Set(others.map(({ by }) => (by === (person?.name || person?.email) ? "tú, en otra pestaña" : by)));
  return (
    <p className="nv-presence" role="status">
      {names.size > 0 &&
        `También ${names.size === 1 ? "tiene" : "tienen"} abierto este formulario: ${LIST.format(names)}.`}
    </p>
  );
}
