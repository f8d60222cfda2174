import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import { HouseStyle } from "@nv/contracts/schemas";
import { TEAM_CONFIG } from "../../../../../team.config.ts";
import { findLastStyle } from "./house-styles.repository.ts";
import type { HouseDb } from "./house-table.ts";

/**
 * Reads the style that the file of the team gives: its parts over those of the product.
 *
 * @throws {Error} When the file says what cannot be.
 */
export function styleOfTeam(written: Partial<HouseStyle> = TEAM_CONFIG.houseStyle): HouseStyle {
  const read = HouseStyle.safeParse({ ...DEFAULT_HOUSE_STYLE, ...written });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`houseStyle of team.config.ts, ${issue?.path.join(".")}: ${issue?.message}`);
}

/** A style with its version. */
export interface NumberedStyle {
  /** 0 for that of the file. */
  readonly version: number;
  readonly style: HouseStyle;
  /** Time since when it holds, Unix epoch in milliseconds; 0 for that of the file. */
  readonly sinceMs: number;
}

/**
 * Reads the style that holds now: what an administrator chose last, else that of the file. A row that this version of the program
 * cannot read counts as none: publishing must not depend on it.
 */
export async function currentStyle(db: HouseDb, fromFile: HouseStyle): Promise<NumberedStyle> {
  const row = await findLastStyle(db);
  if (row === undefined) return { version: 0, style: fromFile, sinceMs: 0 };
  const style = HouseStyle.safeParse(JSON.parse(row.style)).data ?? fromFile;
  return { version: row.version, style, sinceMs: row.made_at_ms };
}
