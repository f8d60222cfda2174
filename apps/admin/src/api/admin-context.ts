import { createContext, useContext } from "react";
import type { Caller } from "./caller.ts";
import type { AdminSession } from "./session.ts";

/** Tools that every screen may use. */
export interface AdminTools {
  readonly caller: Caller;
  readonly session: AdminSession;
}

/** Carries the tools to every screen. */
export const AdminContext = createContext<AdminTools | null>(null);

/**
 * The tools of the administration.
 *
 * @throws {Error} Outside the app.
 */
export function useAdmin(): AdminTools {
  const tools = useContext(AdminContext);
  if (tools === null) throw new Error("A screen of the administration is drawn outside the app.");
  return tools;
}
