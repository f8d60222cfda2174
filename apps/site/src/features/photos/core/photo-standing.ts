import type { PhotoItem, PhotoState } from "@nv/contracts/schemas";

/** State of a picture, as people read it. */
export interface Standing {
  readonly name: string;
  /** Colour of its mark; empty for none. */
  readonly tone: "" | "green" | "blue" | "ochre" | "accent";
  readonly isUnderWay: boolean;
}

const STANDINGS: Readonly<Record<PhotoState, Standing>> = {
  draft: { name: "Lista", tone: "", isUnderWay: false },
  queued: { name: "Espera su turno", tone: "blue", isUnderWay: true },
  running: { name: "Saliendo", tone: "blue", isUnderWay: true },
  done: { name: "En Photo Center", tone: "green", isUnderWay: false },
  duplicate: { name: "Ya estaba", tone: "", isUnderWay: false },
  failed: { name: "No ha salido", tone: "accent", isUnderWay: false },
  cancelled: { name: "Cancelada", tone: "", isUnderWay: false },
};

/** Returns the state of a picture; one that waits says whether it lacks something. */
export function standingOf({ state, problems, known }: Pick<PhotoItem, "state" | "problems" | "known">): Standing {
  const lacks = state !== "done" && problems.length > 0 && !STANDINGS[state].isUnderWay;
  if (!lacks || state === "failed") return STANDINGS[state];
  const isKnownAlone = known !== null && problems.every(({ field }) => field === "isRepeated");
  return isKnownAlone ? STANDINGS.duplicate : { name: "Le falta algo", tone: "ochre", isUnderWay: false };
}

/** Whether somebody waits for a picture of a batch. */
export const isUnderWay = ({ state }: Pick<PhotoItem, "state">): boolean => STANDINGS[state].isUnderWay;

/** Whether a picture would go if all were sent now. */
export const canGo = ({ state, problems }: Pick<PhotoItem, "state" | "problems">): boolean =>
  problems.length === 0 && state !== "done" && !STANDINGS[state].isUnderWay;

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Describes the state of a batch, in a sentence for who does not look at each picture. */
export function batchSentence(items: readonly PhotoItem[]): string {
  if (items.length === 0) return "";
  const count = (is: (item: PhotoItem) => boolean) => items.filter(is).length;
  const [done, going] = [count(({ state }) => state === "done"), count(isUnderWay)];
  const failed = count(({ state }) => state === "failed");
  const ready = count((item) => canGo(item) && item.state !== "failed");
  const lacking = items.length - done - going - failed - ready;
  const parts = [
    ...(done > 0 ? [`${several(done, "enviada", "enviadas")} de ${items.length}`] : []),
    ...(going > 0 ? [`${going} en camino`] : []),
    ...(failed > 0 ? [several(failed, "no ha salido", "no han salido")] : []),
    ...(ready > 0 ? [several(ready, "lista", "listas")] : []),
    ...(lacking > 0 ? [several(lacking, "espera por ti", "esperan por ti")] : []),
  ];
  return parts.join(" · ");
}
