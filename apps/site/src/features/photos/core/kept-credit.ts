import { parseJson } from "@nv/web/schema";
import { z } from "zod";

/** Byline and agency of what this browser sends, as the last time. */
const KeptCredit = z.object({ byline: z.string(), agency: z.string() });
export type KeptCredit = z.infer<typeof KeptCredit>;

/** Store of a browser: a text under each key. */
interface CreditStore {
  read(key: string): string | null;
  keep(key: string, text: string | null): void;
}

const KEY = "nv.photo-credit";

/** The credit of the last time; empty for none. */
export function readCredit(store: Pick<CreditStore, "read">): KeptCredit {
  return parseJson(store.read(KEY) ?? "", KeptCredit) ?? { byline: "", agency: "" };
}

/** Remembers the credit for the next time. */
export function keepCredit(store: Pick<CreditStore, "keep">, { byline, agency }: KeptCredit): void {
  store.keep(KEY, JSON.stringify({ byline: byline.trim(), agency: agency.trim() }));
}
