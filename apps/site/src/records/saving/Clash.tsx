import { ConflictNotice } from "@nv/ui";
import type { ReactNode } from "react";
import type { Newer } from "./use-newer";
import type { Saving } from "./use-saving";

interface Props<Draft> {
  readonly newer: Newer<Draft>;
  readonly saving: Pick<Saving<Draft>, "isBusy" | "save">;
  /** Name of who wrote in the same place. */
  readonly by: string;
  /** Whether both texts can be kept. */
  readonly hasBoth: boolean;
}

/** Asks whose words stay where two people wrote in the same place of what saves by itself. */
export function Clash<Draft>({ newer, saving, by, hasBoth }: Props<Draft>): ReactNode {
  return (
    <ConflictNotice
      conflicts={newer.conflicts}
      isBusy={saving.isBusy}
      keepMine="Quedarme con lo mío"
      onKeepMine={() => void saving.save(newer.keepMine())}
      onTakeTheirs={newer.keepTheirs}
      {...(hasBoth && { onKeepBoth: () => void saving.save(newer.keepBoth()) })}
    >
      {by} ha escrito en el mismo sitio que tú. Lo tuyo sigue aquí, sin guardar todavía; lo demás se sigue guardando.
    </ConflictNotice>
  );
}
