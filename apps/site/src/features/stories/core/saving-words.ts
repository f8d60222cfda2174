import type { FieldProblem } from "@nv/contracts/schemas";
import { formatTime } from "@nv/spanish";

/** Reason why the last save failed. */
export interface SavingTrouble {
  /** As of a call that did not succeed: `offline`, `broken`, `signed-out`, or any other. */
  readonly kind: string;
  readonly sentence: string;
}

/** State of the saves: whether what is written is safe, as far as it is known. */
export interface SavingView {
  readonly isSaving: boolean;
  /** Whether all that can be saved is. */
  readonly isSaved: boolean;
  /** Whether the last order was a publication that is done, and nothing was saved since. */
  readonly isPublished: boolean;
  /** Unix epoch, milliseconds; 0 for never. */
  readonly savedAtMs: number;
  readonly trouble: SavingTrouble | null;
  /** Places in which two people wrote and nobody decided yet. */
  readonly clashes: number;
  readonly leftOut: readonly FieldProblem[];
}

const HERE = "lo que escribes se queda en este navegador";

/** Sentences about failures that end by themselves, or by signing in. */
const PASSING: Readonly<Record<string, string>> = {
  offline: `Sin conexión: ${HERE} y se guarda solo en cuanto vuelva.`,
  broken: `El servidor no responde: ${HERE}, y se vuelve a intentar solo.`,
  "signed-out": `Tu sesión ha terminado: ${HERE}. Entra otra vez y se guarda.`,
};

/** Whether what failed is tried again without anybody. */
export const isRetried = ({ kind }: SavingTrouble): boolean => Object.hasOwn(PASSING, kind);

function atTime(atMs: number): string {
  const moment = new Date(atMs);
  return formatTime(moment.getHours(), moment.getMinutes());
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

/** Whether what is written is safe, and where, in words. @param labelOf - What a field is called. */
export function savingWords(view: SavingView, labelOf: (field: string) => string): string {
  const { isSaving, isSaved, isPublished, savedAtMs, trouble } = view;
  if (isSaving) return "Guardando…";
  if (trouble !== null) return PASSING[trouble.kind] ?? `Sin guardar, ${HERE}: ${trouble.sentence}`;
  const out = partsOut(view, labelOf);
  if (out !== "") return `${out} ${isSaved ? "Lo demás está guardado." : "Lo demás se guarda solo."}`;
  if (!isSaved) return "Cambios sin guardar: se guardan solos.";
  if (isPublished) return "Publicada. Los lectores la ven antes de un minuto.";
  return savedAtMs === 0 ? "Todo guardado." : `Guardado a las ${atTime(savedAtMs)}.`;
}
