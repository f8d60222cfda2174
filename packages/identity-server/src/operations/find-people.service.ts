import { readMetadata } from "../accounts/user-record.ts";
import { everybodyOf, listUsers, searchUsers } from "../accounts/users.repository.ts";
import { MOST_WORDS } from "../admin/search-words.ts";
import type { IdentityContext } from "../context.ts";
import { searchWords } from "../core/fold-text.ts";
import { displayName } from "../core/metadata.ts";
import { storableText } from "../core/storable-text.ts";
import type { UserRow } from "../schema/tables.ts";

/** A person, as far as a list of what was found tells. */
export interface FoundPerson {
  readonly id: string;
  readonly email: string;
  /** Empty when the person gave none. */
  readonly name: string;
  readonly role: string;
}

/** Looks for people, for whoever the host says is an administrator. */
export interface PeopleFinder {
  /** @returns People whose name and address hold all the words, by name; nobody for a search without words or with more than make sense. */
  find(search: string, limit: number): Promise<readonly FoundPerson[]>;
  /** @returns Everybody who can enter, by name: for colleagues to choose from, who know each other. */
  everybody(limit: number): Promise<readonly FoundPerson[]>;
}

const BY_NAME = { field: "name", direction: "asc" } as const;

const toFound = ({ id, email, role, user_metadata }: UserRow): FoundPerson => ({
  id,
  email,
  name: displayName(readMetadata(user_metadata)),
  role,
});

/** Finds people as the list of the administration does. */
export function createPeopleFinder({ db, dialect, settings }: IdentityContext): PeopleFinder {
  return {
    async find(search, limit) {
      const words = searchWords(storableText(search));
      if (words.length === 0 || words.length > MOST_WORDS) return [];
      const filter = { ...everybodyOf(settings.audiences[0]), search: { dialect, words } };
      const { rows } = await searchUsers(db, filter, BY_NAME, { page: 1, perPage: limit });
      return rows.map(toFound);
    },
    async everybody(limit) {
      const filter = { ...everybodyOf(settings.audiences[0]), state: "confirmed" } as const;
      const rows = await listUsers(db, filter, BY_NAME, { page: 1, perPage: limit });
      return rows.filter(({ banned_at_ms }) => banned_at_ms === null).map(toFound);
    },
  };
}
