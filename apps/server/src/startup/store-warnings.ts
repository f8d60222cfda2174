import type { Database } from "@nv/database";
import { findLastBackup } from "@nv/identity-server";
import { formatDistance, formatNumber } from "@nv/spanish";
import { lastStoreLook } from "../platform/copies/store-look.ts";

/** A copy that is older than this is no copy of the present. */
const BACKUP_AGE_MS = 7 * 86_400_000;

/** Returns sentences in Spanish for the person at the terminal on the last look at the store and the age of the last copy; none when all is well. */
export async function storeWarnings(database: Database, nowMs: number): Promise<readonly string[]> {
  const look = await lastStoreLook(database.kysely);
  const backup = await findLastBackup(database);
  const warnings: string[] = [];
  if (look !== null && look.missing > 0)
    warnings.push(
      `Al almacén le ${look.missing === 1 ? "falta 1 archivo que algo nombra" : `faltan ${formatNumber(look.missing)} archivos que algo nombra`} (mirado ${formatDistance(look.lookedAtMs, nowMs)}): «npm run store -- look» dice cuáles.`,
    );
  if (look !== null && look.orphans > 0)
    warnings.push(
      `Los lectores tienen ${formatNumber(look.orphans)} ${look.orphans === 1 ? "pieza que no está" : "piezas que no están"} en el registro: «npm run store -- retire» las retira.`,
    );
  if (backup !== null && nowMs - backup.atMs > BACKUP_AGE_MS)
    warnings.push(
      `La última copia es de ${formatDistance(backup.atMs, nowMs)}: «npm run backup» hace otra, y BACKUP_EVERY las hace solas.`,
    );
  return warnings;
}
