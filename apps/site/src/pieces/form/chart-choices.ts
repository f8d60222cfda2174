import type { DatawrapperChart } from "@nv/contracts/schemas";
import { useRemote } from "@nv/web";
import { datawrapperCalls } from "../api/graphics-calls";

/** Charts of the team's account that fields offer. */
interface AccountCharts {
  readonly charts: readonly DatawrapperChart[];
  /** Reason why nothing is offered; empty when something is, and while nobody knows. */
  readonly notice: string;
}

async function ask(signal: AbortSignal): Promise<AccountCharts> {
  const { mode, notice } = await datawrapperCalls.status(signal);
  if (mode === "off") return { charts: [], notice };
  const { items } = await datawrapperCalls.charts({ isPublished: "yes", limit: 100 }, signal);
  return { charts: items, notice: "" };
}

/** Asks which charts the account has published. The form works without an answer: ids and addresses can be typed. */
export function useAccountCharts(): AccountCharts & { readonly isKnown: boolean } {
  const { body, failure } = useRemote("charts", ask);
  return { charts: body?.charts ?? [], notice: body?.notice ?? failure?.message ?? "", isKnown: body !== null };
}
