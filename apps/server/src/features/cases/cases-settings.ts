import { EnvironmentError } from "@nv/identity-server";
import { z } from "zod";

/** A key that seals what is personal. */
export interface CaseKey {
  /** Name of the key in the rows that it sealed. */
  readonly id: string;
  /** {@link KEY_BYTES} bytes. */
  readonly secret: Buffer;
}

/** Length of a key of AES-256, bytes. */
const KEY_BYTES = 32;

const KEY_ID = /^[a-z0-9-]{1,20}$/;

/** Base64 of {@link KEY_BYTES} bytes, and nothing that a decoder would pass over in silence. */
const KEY_TEXT = /^[A-Za-z0-9+/]{43}=$/;

/** Variables of the environment about the cases. */
export const CASES_VARIABLES = { CASES_KEYS: z.string().optional() };

function readKey(text: string, at: number): CaseKey {
  const [id = "", secret = ""] = text.split(":");
  const place = `La clave ${at + 1} de CASES_KEYS`;
  if (!text.includes(":") || !KEY_ID.test(id))
    throw new EnvironmentError(`${place} debe empezar por su nombre y dos puntos, como 2026-11:… (letras minúsculas).`);
  const bytes = Buffer.from(secret, "base64");
  if (!KEY_TEXT.test(secret) || bytes.length !== KEY_BYTES)
    throw new EnvironmentError(
      `${place}, «${id}», debe tener ${KEY_BYTES} bytes escritos en base64 (openssl rand -base64 ${KEY_BYTES}).`,
    );
  return { id, secret: bytes };
}

/**
 * Reads the keys that seal what is personal.
 *
 * @returns The first seals, all open; none when nothing is set.
 * @throws {EnvironmentError} When one cannot be a key, or two have one name; the sentence never holds a key.
 */
export function caseKeys({ CASES_KEYS = "" }: z.infer<z.ZodObject<typeof CASES_VARIABLES>>): readonly CaseKey[] {
  const texts = CASES_KEYS.split(",").map((text) => text.trim());
  const keys = texts.filter((text) => text !== "").map(readKey);
  const twice = keys.find(({ id }, at) => keys.findIndex((other) => other.id === id) < at);
  if (twice !== undefined) throw new EnvironmentError(`CASES_KEYS tiene dos claves que se llaman «${twice.id}».`);
  return keys;
}
