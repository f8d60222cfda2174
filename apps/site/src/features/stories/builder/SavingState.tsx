import { WORD_LABELS } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { type SavingView, savingWords } from "../core/saving-words";

const LABELS: Readonly<Record<string, string>> = WORD_LABELS;

/** Whether what is written is safe, and where. */
export function SavingState({ view }: { readonly view: SavingView }): ReactNode {
  return savingWords(view, (field) => LABELS[field] ?? field);
}
