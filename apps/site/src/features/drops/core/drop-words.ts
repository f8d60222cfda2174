import { DROP_DAYS, DROP_EXPIRY, type DropSummary, type PersonalData } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";

const KINDS = {
  email: ["correo", "correos"],
  phone: ["teléfono", "teléfonos"],
  identity: ["DNI o NIE", "DNI o NIE"],
  position: ["posición GPS", "posiciones GPS"],
  account: ["cuenta bancaria", "cuentas bancarias"],
  unread: ["parte que no se ha podido mirar", "partes que no se han podido mirar"],
} as const satisfies Record<PersonalData["kind"], readonly [string, string]>;

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

/** Lists what seems to be data of people, in words. @example foundInWords([{ kind: "email", count: 12 }]) // "12 correos" */
export function foundInWords(found: readonly PersonalData[]): string {
  return LIST.format(
    found.map(({ kind, count }) => {
      const [one, many] = KINDS[kind];
      return `${formatNumber(count, { decimals: 0 })} ${count === 1 ? one : many}`;
    }),
  );
}

/** Returns how long a file stays at its address, in words. */
export const daysInWords = (days: DropSummary["days"]) => DROP_DAYS[days];

/** State of a file at its address, in words. */
export interface DropState {
  readonly text: string;
  readonly tone: "green" | undefined;
  /** Until when, or who took it away. */
  readonly detail: string;
}

/** @param nowMs - Unix epoch, milliseconds: what is over is taken away some minutes later. */
export function stateOf(drop: DropSummary, nowMs: number): DropState {
  const { latestUrl, expiresAtMs, changedBy, updatedAtMs } = drop;
  if (latestUrl === null) {
    const isOver = changedBy === DROP_EXPIRY;
    const detail = isOver ? formatMoment(updatedAtMs) : `${changedBy}, ${formatMoment(updatedAtMs)}`;
    return { text: isOver ? "Caducado" : "Retirado", tone: undefined, detail };
  }
  if (expiresAtMs === null) return { text: "Público", tone: "green", detail: "para siempre" };
  if (expiresAtMs <= nowMs) return { text: "Caducado", tone: undefined, detail: formatMoment(expiresAtMs) };
  return { text: "Público", tone: "green", detail: `hasta el ${formatMoment(expiresAtMs)}` };
}
