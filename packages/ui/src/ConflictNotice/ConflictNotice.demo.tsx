import { useState } from "react";
import { ConflictNotice } from "./ConflictNotice.tsx";

const CONFLICTS = [{ label: "Título", theirs: "El agua que queda", mine: "El agua que falta" }];

/** Both sides of a field, and what the person chooses. */
export function ConflictNoticeDemo() {
  const [chosen, setChosen] = useState("");
  return (
    <>
      <ConflictNotice
        conflicts={CONFLICTS}
        isBusy={false}
        onKeepMine={() => setChosen(CONFLICTS[0]?.mine ?? "")}
        onTakeTheirs={() => setChosen(CONFLICTS[0]?.theirs ?? "")}
      >
        Ana Muestra ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
      </ConflictNotice>
      <output>{chosen === "" ? "" : `Se queda «${chosen}».`}</output>
    </>
  );
}
