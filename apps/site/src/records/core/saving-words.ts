import type { FieldProblem } from "@nv/contracts/schemas";
import { formatTime } from "@nv/spanish";

/** Reason why the last save failed. */
export interface SavingTrouble {
  /** As of a call that did not succeed: `offline`, `broken`, `signed-out`, or any other. */
  readonly kind: string;
  readonly sentence: string;
}

/** Stage of what is written: nobody has published it, or readers have it. */
export type Stage = "draft" | "out";

/** State of the saves: whether what is written is safe, as far as it is known. */
export interface SavingView {
  readonly stage: Stage;
  /** Whether the server has it at all. */
  readonly isKept: boolean;
  /** Whether readers have an older state than the one that is saved. */
  readonly hasUnpublishedChanges: boolean;
  readonly isSaving: boolean;
  /** Whether all that can be saved is. */
  readonly isSaved: boolean;
  /** Unix epoch, milliseconds; 0 for never. */
  readonly savedAtMs: number;
  readonly trouble: SavingTrouble | null;
  /** Places in which two people wrote and nobody decided yet. */
  readonly clashes: number;
  readonly leftOut: readonly FieldProblem[];
}

const HERE = "se guarda aquí";

/** Sentences about failures that end by themselves, or by signing in. */
const PASSING: Readonly<Record<string, string>> = {
  offline: `Sin conexión: ${HERE}`,
  broken: `El servidor no responde: ${HERE}`,
  "signed-out": `Tu sesión ha terminado: ${HERE}. Entra otra vez y se envía`,
};

/** Whether what failed is tried again without anybody. */
export const isRetried = ({ kind }: Pick<SavingTrouble, "kind">): boolean => Object.hasOwn(PASSING, kind);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Says how long ago something was saved, in a few signs: «hace 2 s», «hace 5 min», «a las 17:20». */
export function agoWords(atMs: number, nowMs: number): string {
  const passedMs = Math.max(0, nowMs - atMs);
  if (passedMs < MINUTE_MS) return `hace ${Math.max(1, Math.round(passedMs / 1000))} s`;
  if (passedMs < HOUR_MS) return `hace ${Math.floor(passedMs / MINUTE_MS)} min`;
  const moment = new Date(atMs);
  return `a las ${formatTime(moment.getHours(), moment.getMinutes())}`;
}

/** Says which parts of what is written are not saved, and why; empty for none. */
function partsOut({ clashes, leftOut }: SavingView, labelOf: (field: string) => string): string {
  const clash =
    clashes === 0
      ? []
      : [
          clashes === 1
            ? "En un sitio habéis escrito dos: decide con qué te quedas."
            : `En ${clashes} sitios habéis escrito dos: decide con qué te quedas.`,
        ];
  const told = leftOut.map(({ field, message }) => `${labelOf(field)}, sin guardar: ${message}.`.replace("..", "."));
  return [...clash, ...new Set(told)].join(" ");
}

/** State in words. */
export interface SavingWords {
  readonly text: string;
  /** Whether the time of the last saving follows. */
  readonly hasTime: boolean;
}

const wordsAlone = (text: string): SavingWords => ({ text, hasTime: false });

/** Whether what is written is safe, and where, in words. @param labelOf - What a field is called. */
export function savingWords(view: SavingView, labelOf: (field: string) => string): SavingWords {
  const { stage, isKept, hasUnpublishedChanges, isSaving, isSaved, savedAtMs, trouble } = view;
  if (isSaving) return wordsAlone("Guardando…");
  if (trouble !== null)
    return wordsAlone(
      PASSING[trouble.kind] ?? `Sin guardar, ${HERE.replace("se guarda", "se queda")}: ${trouble.sentence}`,
    );
  const out = partsOut(view, labelOf);
  if (out !== "") return wordsAlone(`${out} ${isSaved ? "Lo demás está guardado." : "Lo demás se guarda solo."}`);
  if (!isSaved) return wordsAlone("Guardando…");
  if (stage === "out") return wordsAlone(hasUnpublishedChanges ? "Publicado · con cambios sin publicar" : "Publicado");
  if (!isKept) return wordsAlone("Borrador · se guarda solo en cuanto escribas");
  return { text: "Borrador · guardado", hasTime: savedAtMs !== 0 };
}
