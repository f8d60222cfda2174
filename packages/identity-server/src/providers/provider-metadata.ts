import { changedMetadata, readMetadata } from "../accounts/user-record.ts";
import type { UserRow } from "../schema/tables.ts";

/** `provider` is how the account began; `providers` is every way into it that was ever linked. */
export function providerMetadata(user: UserRow, provider: string, isBeginning: boolean): string {
  const present = readMetadata(user.app_metadata);
  const listed = Array.isArray(present.providers) ? present.providers : [present.provider];
  const former = isBeginning ? [] : listed.filter((name) => typeof name === "string");
  return changedMetadata(user.app_metadata, {
    provider: isBeginning ? provider : present.provider,
    providers: [...new Set([...former, provider])],
  });
}
