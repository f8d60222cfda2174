import { resolve } from "node:path";
import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";
import { isStoreAddress, type PlaceKeys } from "../../platform/copies/open-place.ts";
import { parseStorageUrl } from "../../platform/storage/core/storage-url.ts";

const HOUR_MS = 3_600_000;

/** Least time between two copies: one is not begun while another is made. */
const LEAST_HOURS = 1;
const MOST_HOURS = 24 * 31;

const UNIT_HOURS = { h: 1, d: 24 } as const;

/** `24h` or `7d` as hours; `NaN` for anything else. */
function hoursOf(text: string): number {
  const unit = text.at(-1);
  return unit === "h" || unit === "d" ? Number(text.slice(0, -1)) * UNIT_HOURS[unit] : Number.NaN;
}

/** Variables of the environment about scheduled copies, with what else a copy is made of. */
export const COPIES_VARIABLES = {
  BACKUP_EVERY: z
    .string()
    .transform(hoursOf)
    .refine((hours) => hours >= LEAST_HOURS && hours <= MOST_HOURS, "debe ser como 24h o 7d: entre una hora y un mes")
    .optional(),
  BACKUP_TO: z
    .string()
    .refine(
      (place) => !isStoreAddress(place) || parseStorageUrl(place) !== null,
      "debe ser una carpeta, o s3://cubo/carpeta?endpoint=https://…&region=…",
    )
    .optional(),
  BACKUP_KEEP: z.coerce.number({ error: "debe ser un número" }).int("debe ser entero").min(1).max(1000).default(14),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  STORAGE_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  SITE_URL: z.string().optional(),
  CASES_KEYS: z.string().optional(),
  IDENTITY_SHARED_SECRET: z.string().optional(),
};
export type CopiesVariables = z.infer<z.ZodObject<typeof COPIES_VARIABLES>>;

/** Plan of the copies that are made without anybody asking: how often, and where they go. */
export interface CopyPlan {
  readonly everyMs: number;
  /** A folder, absolute, or the address of a store. */
  readonly place: string;
  readonly keep: number;
  readonly keys: PlaceKeys | undefined;
}

/** Keys of a store of copies: its own, or those of the store of what is published. */
function keysOf(variables: CopiesVariables): PlaceKeys | undefined {
  const accessKeyId = variables.BACKUP_ACCESS_KEY_ID ?? variables.STORAGE_ACCESS_KEY_ID;
  const secretAccessKey = variables.BACKUP_SECRET_ACCESS_KEY ?? variables.STORAGE_SECRET_ACCESS_KEY;
  return accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey };
}

/**
 * Reads when copies are made.
 *
 * @returns `null` when none is made by itself.
 * @throws {EnvironmentError} For a time without a place, or a place that cannot be opened.
 */
export function copyPlan(variables: CopiesVariables): CopyPlan | null {
  const { BACKUP_EVERY: hours, BACKUP_TO: place, BACKUP_KEEP: keep } = variables;
  if (hours === undefined) return null;
  if (place === undefined) throw new EnvironmentError("BACKUP_EVERY necesita BACKUP_TO: dónde se guardan las copias.");
  const keys = keysOf(variables);
  if (isStoreAddress(place) && keys === undefined)
    throw new EnvironmentError("BACKUP_TO necesita BACKUP_ACCESS_KEY_ID y BACKUP_SECRET_ACCESS_KEY.");
  return { everyMs: hours * HOUR_MS, place: isStoreAddress(place) ? place : resolve(place), keep, keys };
}
