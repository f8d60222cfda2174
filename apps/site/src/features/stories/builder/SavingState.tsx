import { formatTime } from "@nv/spanish";
import type { ReactNode } from "react";
import type { StorySaving } from "./use-story-saving";

function atTime(atMs: number): string {
  const moment = new Date(atMs);
  return formatTime(moment.getHours(), moment.getMinutes());
}

/** Whether what is written is safe, and where. */
export function SavingState({ saving }: { readonly saving: StorySaving }): ReactNode {
  const { state, savedAtMs, isSaving, isPublished } = saving;
  if (isSaving) return "Guardando…";
  if (state === "wrong") return "Guardado solo en esta pestaña: falta algo para guardarlo.";
  if (state === "savable") return "Cambios sin guardar: se guardan solos.";
  if (isPublished) return "Publicada. Los lectores la ven antes de un minuto.";
  return savedAtMs === 0 ? "Todo guardado." : `Guardado a las ${atTime(savedAtMs)}.`;
}
