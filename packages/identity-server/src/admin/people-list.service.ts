import {
  countRoles,
  countUsers,
  findUser,
  listUsers,
  type RoleCount,
  searchUsers,
  type UserFilter,
} from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import type { PageRange } from "../core/pages.ts";
import type { SortOrder } from "../core/sort.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Listed } from "./listed.ts";
import { readSearchWords } from "./search-words.ts";

/** Which people an administrator asks for. */
export interface PeopleSearch extends Pick<UserFilter, "aud" | "state" | "role"> {
  /** Text that somebody typed: every word of it must be in the address or the full name, whatever its accents and case. */
  readonly text: string;
}

/** Shows people to administrators. */
export function createPeopleList({ db, dialect, now }: IdentityContext) {
  return {
    async list({ aud, text, state, role }: PeopleSearch, order: SortOrder, page: PageRange): Promise<Listed<UserRow>> {
      const search = { dialect, words: readSearchWords(text) };
      const filter = { aud, search, state, role: role === null ? null : storableText(role), nowMs: now() };
      if (search.words.length > 0) return searchUsers(db, filter, order, page);
      const [rows, total] = await Promise.all([listUsers(db, filter, order, page), countUsers(db, filter)]);
      return { rows, total };
    },
    /** The roles that people have, the most frequent first; the empty one included. */
    roles: (aud: string): Promise<readonly RoleCount[]> => countRoles(db, aud),
    /** @throws `USER_NOT_FOUND` */
    async find(id: string): Promise<UserRow> {
      const user = await findUser(db, id);
      if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
      return user;
    },
  };
}
