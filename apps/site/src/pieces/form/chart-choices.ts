import type { DatawrapperChart } from "@nv/contracts/schemas";
import { KINDS } from "@nv/graphic-types";
import { useRemote } from "@nv/web";

/** Charts of the team's account that fields offer. */
interface AccountCharts {
  readonly charts: readonly DatawrapperChart[];
  /** Reason why nothing is offered; empty when something is, and while nobody knows. */
  readonly notice: string;
}

const NONE: AccountCharts = { charts: [], notice: "" };

/** Whether what the account has is of use to a type. */
export const takesCharts = (name: string): boolean =>
  name === "datawrapper" || KINDS.some((kind) => kind.name === name && kind.composes !== undefined);

async function ask(signal: AbortSignal): Promise<AccountCharts> {
  const { datawrapperCalls } = await import("../api/datawrapper-calls");
  const { mode, notice } = await datawrapperCalls.status(signal);
  if (mode === "off") return { charts: [], notice };
  const { items } = await datawrapperCalls.charts({ isPublished: "yes", limit: 100 }, signal);
  return { charts: items, notice: "" };
}

/** Asks which charts the account has published, for a type that takes some. The form works without an answer: ids and addresses can be typed. */
export function useAccountCharts(type: string): AccountCharts & { readonly isKnown: boolean } {
  const isWanted = takesCharts(type);
  const { body, failure } = useRemote(`charts ${isWanted}`, isWanted ? ask : async () => NONE);
  return { charts: body?.charts ?? [], notice: body?.notice ?? failure?.message ?? "", isKnown: body !== null };
}
