import { presentNames, usePresence } from "@nv/web";
import type { ReactNode } from "react";
import { useSession } from "../../frame/session/session-context";

const LIST = new Intl.ListFormat("es");

/** Who else has the same form open now. @param subject - What is open: `graphic:3f0c…`. */
export function Presence({ subject }: { readonly subject: string }): ReactNode {
  const { person } = useSession();
  const others = usePresence(subject);
  const names = presentNames(others, { id: person?.id ?? "", name: "tú, en otra pestaña" });
  return (
    <p className="nv-presence" role="status">
      {names.length > 0 &&
        `También ${names.length === 1 ? "tiene" : "tienen"} abierto este formulario: ${LIST.format(names)}.`}
    </p>
  );
}
