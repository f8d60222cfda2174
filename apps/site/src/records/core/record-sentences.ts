import type { RecordWords } from "@nv/contracts/schemas";

/** Sentences about a kind of record, each agreeing with its noun. */
interface RecordSentences {
  /** «Nueva serie». */
  readonly fresh: string;
  /** «Serie». */
  readonly single: string;
  /** «Todas las series». */
  readonly back: string;
  /** «Preparando las series…». */
  readonly preparing: string;
  /** «Cargando la serie…». */
  readonly waiting: string;
  /** «Cargando las series…». */
  readonly waitingAll: string;
  /** After the name of whoever changed one that is open: «acaba de cambiar esta serie.». */
  readonly changed: string;
  /** Before the name of whoever changed it last: «cambiada por». */
  readonly changedBy: string;
}

const ENDINGS = {
  masculine: { fresh: "Nuevo", the: "el", all: "los", every: "Todos los", this: "este", changed: "cambiado" },
  feminine: { fresh: "Nueva", the: "la", all: "las", every: "Todas las", this: "esta", changed: "cambiada" },
} as const;

/** Writes the sentences about a kind of record. */
export function sentencesOf({ one, many, gender }: RecordWords): RecordSentences {
  const words = ENDINGS[gender];
  return {
    fresh: `${words.fresh} ${one}`,
    single: one.charAt(0).toUpperCase() + one.slice(1),
    back: `${words.every} ${many}`,
    preparing: `Preparando ${words.all} ${many}…`,
    waiting: `Cargando ${words.the} ${one}…`,
    waitingAll: `Cargando ${words.all} ${many}…`,
    changed: `acaba de cambiar ${words.this} ${one}.`,
    changedBy: `${words.changed} por`,
  };
}
