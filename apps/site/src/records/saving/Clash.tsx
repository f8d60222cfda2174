import { loadable } from "@nv/web";
import type { ReactNode } from "react";
import type { Newer } from "./use-newer";
import type { Saving } from "./use-saving";

/** Comes when two people wrote in the same place, which is seldom. */
const Question = loadable(async () => (await import("./ClashQuestion")).ClashQuestion, null);

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
    <Question
      by={by}
      conflicts={newer.conflicts}
      isBusy={saving.isBusy}
      onKeepMine={() => void saving.save(newer.keepMine())}
      onTakeTheirs={newer.keepTheirs}
      {...(hasBoth && { onKeepBoth: () => void saving.save(newer.keepBoth()) })}
    />
  );
}
