import type { DatawrapperChart } from "@nv/contracts/schemas";
import { createContext } from "react";

/** Charts of the team's account that the fields of a form offer. */
export interface ChartChoices {
  readonly charts: readonly DatawrapperChart[];
  /** `id` of the `<datalist>`. */
  readonly listId: string;
}

/** Carries the choices to the fields of a form. */
export const ChartChoicesContext = createContext<ChartChoices>({ charts: [], listId: "" });
