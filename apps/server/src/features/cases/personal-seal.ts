import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { CasePerson } from "@nv/contracts/schemas";
import { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { CaseKey } from "./cases-settings.ts";
import type { CasePrivateRow } from "./schema/tables.ts";

const CIPHER = "aes-256-gcm";
/** Length of a nonce of GCM, bytes. Random: a key seals far fewer than the 2^32 for which that is enough. @see NIST SP 800-38D, 8.3 */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const People = z.array(CasePerson);

/** Names the case and the version that a seal belongs to: what was sealed for one row does not open in another. */
const placeOf = ({ case_id, version }: Pick<CasePrivateRow, "case_id" | "version">) =>
  Buffer.from(`case-personal ${case_id} ${version}`);

/** Seals what is personal, and opens it again. */
export interface PersonalSeal {
  /** Name of the key that seals; `null` without any. */
  readonly keyId: string | null;
  /** @throws {Problem} `CASE_KEYS_MISSING`. */
  seal(place: Pick<CasePrivateRow, "case_id" | "version">, people: readonly CasePerson[]): CasePrivateRow;
  /** @throws {Problem} `CASE_KEYS_MISSING`, `CASE_KEY_LOST`, `CASE_SEAL_BROKEN`. */
  open(row: CasePrivateRow): readonly CasePerson[];
}

/**
 * Seals with the first key and opens with all.
 *
 * @see docs/adr/0052-cases.md
 */
export function createPersonalSeal(keys: readonly CaseKey[]): PersonalSeal {
  const [first] = keys;
  return {
    keyId: first?.id ?? null,

    seal(place, people) {
      if (first === undefined) throw new Problem("CASE_KEYS_MISSING");
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, first.secret, nonce, { authTagLength: TAG_BYTES }).setAAD(placeOf(place));
      const text = Buffer.concat([cipher.update(JSON.stringify(people), "utf8"), cipher.final()]);
      const { case_id, version } = place;
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64");
      return { case_id, version, key_id: first.id, sealed };
    },

    open(row) {
      if (first === undefined) throw new Problem("CASE_KEYS_MISSING");
      const key = keys.find(({ id }) => id === row.key_id);
      if (key === undefined) throw new Problem("CASE_KEY_LOST", { key: row.key_id });
      const bytes = Buffer.from(row.sealed, "base64");
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv(CIPHER, key.secret, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(placeOf(row)).setAuthTag(tag);
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return People.parse(JSON.parse(text.toString()));
      } catch {
        // No cause: what a parser says of a text quotes it.
        throw new Problem("CASE_SEAL_BROKEN", { key: row.key_id });
      }
    },
  };
}
