import { formatDate, formatNumber } from "@nv/spanish";

/** Which figure of a session it is. */
export type SessionFigure = "close" | "open" | "high" | "low";

/** Labels of the figures of a session. */
export const FIGURE_LABELS: Readonly<Record<SessionFigure, string>> = {
  close: "cierre",
  open: "apertura",
  high: "máximo",
  low: "mínimo",
};

/** Reason why a row is not a session. */
export type SessionFault =
  | { readonly kind: "no-date"; readonly text: string }
  | { readonly kind: "no-figure"; readonly column: string; readonly text: string }
  | { readonly kind: "future"; readonly date: string; readonly today: string }
  | { readonly kind: "weekend"; readonly date: string }
  | { readonly kind: "low-above-high"; readonly low: number; readonly high: number }
  | {
      readonly kind: "outside";
      readonly figure: "close" | "open";
      readonly value: number;
      readonly low: number | null;
      readonly high: number | null;
    }
  /** The day is there already, with the same close or with another. */
  | { readonly kind: "twice"; readonly date: string; readonly row: number; readonly isSame: boolean };

/** Digits that a figure is told with. */
const DECIMALS = 6;
const LONGEST_CELL = 40;

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const day = (isoDay: string) => plain(formatDate(isoDay));
const figure = (value: number) => formatNumber(value, { decimals: DECIMALS });
const cell = (text: string) => (text.length <= LONGEST_CELL ? text : `${text.slice(0, LONGEST_CELL)}…`);

/** Says what is wrong with a row and what to do, in a sentence that stands beside it. */
export function sessionFaultText(fault: SessionFault): string {
  switch (fault.kind) {
    case "no-date":
      return fault.text === ""
        ? "Falta la fecha: escríbela como 23/11/2026."
        : `«${cell(fault.text)}» no es una fecha: escríbela como 23/11/2026.`;
    case "no-figure":
      return `Columna «${cell(fault.column)}»: «${cell(fault.text)}» no es un número.`;
    case "future":
      return `El ${day(fault.date)} no ha llegado todavía: hoy es ${day(fault.today)}.`;
    case "weekend":
      return `El ${plain(formatDate(fault.date, "weekday"))} de ${fault.date.slice(0, 4)} es fin de semana: corrige el día, o di que se negocia todos los días.`;
    case "low-above-high":
      return `El mínimo (${figure(fault.low)}) es mayor que el máximo (${figure(fault.high)}): puede que las columnas estén cambiadas.`;
    case "outside": {
      const { low, high, value } = fault;
      const bounds =
        low !== null && value < low
          ? `por debajo del mínimo (${figure(low)})`
          : `por encima del máximo (${figure(high ?? value)})`;
      const name = fault.figure === "close" ? "El cierre" : "La apertura";
      return `${name} (${figure(value)}) queda ${bounds} de ese día.`;
    }
    case "twice":
      return fault.isSame
        ? `El ${day(fault.date)} está ya en la fila ${fault.row}, igual: sobra una de las dos.`
        : `El ${day(fault.date)} está también en la fila ${fault.row}, con otras cifras: quita la que no valga.`;
  }
}
