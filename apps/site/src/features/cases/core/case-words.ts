import { CASE_STATES, type CaseState } from "@nv/contracts";
import type { CaseEvent } from "@nv/contracts/schemas";

/** Colour of the mark of each state. */
export const STATE_TONES: Readonly<Record<CaseState, "ochre" | "blue" | "green" | "accent" | undefined>> = {
  draft: undefined,
  reviewing: "ochre",
  verified: "blue",
  publishable: "blue",
  published: "green",
  retired: "accent",
};

/** Labels of the orders that take a case to each state. */
export const STEP_ORDERS: Readonly<Record<CaseState, string>> = {
  draft: "Devolver a borrador",
  reviewing: "Enviar a verificación",
  verified: "Dar por verificado",
  publishable: "Dar por publicable",
  published: "Publicar",
  retired: "Retirar",
};

/** Whether somebody must say why: to go back, and to retire. */
export const wantsReason = (to: CaseState) => to === "draft" || to === "retired";

const ACTIONS: Readonly<Record<Exclude<CaseEvent["action"], "moved">, string>> = {
  entered: "Escribió el caso",
  imported: "Lo trajo de una tabla",
  edited: "Lo cambió",
  published: "Lo publicó",
  retired: "Lo retiró",
  "personal-read": "Leyó los datos personales",
  "personal-written": "Escribió los datos personales",
  "personal-erased": "Borró los datos personales",
};

/** Describes what somebody did, in words. */
export function actionText({ action, to }: Pick<CaseEvent, "action" | "to">): string {
  if (action !== "moved") return ACTIONS[action];
  return to === null ? "Lo cambió de estado" : `Lo pasó a «${CASE_STATES[to]}»`;
}
