import { ConflictNotice } from "@nv/ui";
import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<typeof ConflictNotice>, "children" | "keepMine"> {
  /** Name of who wrote in the same place. */
  readonly by: string;
}

/** The question of {@link ./Clash.tsx}: both texts of each place, and whose stays. */
export function ClashQuestion({ by, ...question }: Props): ReactNode {
  return (
    <ConflictNotice {...question} keepMine="Quedarme con lo mío">
      {by} ha escrito en el mismo sitio que tú. Lo tuyo sigue aquí, sin guardar todavía; lo demás se sigue guardando.
    </ConflictNotice>
  );
}
