import type { DatawrapperChart } from "@nv/contracts/schemas";
import { useRemote } from "@nv/web";
import { createContext, useContext } from "react";
import { graphicsCalls } from "../api/graphics-calls";

/** Charts of the team's account that fields offer, and a sentence when there are none to offer. */
export interface ChartChoices {
  readonly charts: readonly DatawrapperChart[];
  /** Why nothing is offered; empty when something is, and while nobody knows. */
  readonly notice: string;
  /** `id` of the `<datalist>`. */
  readonly listId: string;
}

/** Carries the choices to the fields of a form. */
export const ChartChoicesContext = createContext<ChartChoices>({ charts: [], notice: "", listId: "" });

/** The choices of the form around. */
export const useChartChoices = () => useContext(ChartChoicesContext);

async function ask(signal: AbortSignal): Promise<Omit<ChartChoices, "listId">> {
  const { mode, notice } = await graphicsCalls.datawrapperStatus(signal);
  if (mode === "off") return { charts: [], notice };
  const { items } = await graphicsCalls.datawrapperCharts(signal);
  return { charts: items, notice: "" };
}

/** Asks which charts the account has published. The form works without an answer: ids and addresses can be typed. */
export function useAccountCharts(): Omit<ChartChoices, "listId"> & { readonly isKnown: boolean } {
  const { body, failure } = useRemote("charts", ask);
  return { charts: body?.charts ?? [], notice: body?.notice ?? failure?.message ?? "", isKnown: body !== null };
}
