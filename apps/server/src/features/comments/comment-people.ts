import type { Identity } from "@nv/identity-server";
import { invalidFields } from "../../http/problem.ts";

/** People who are listed to be named: a house has some dozens. */
const MOST_PEOPLE = 500;

/** Lister of the people of the house. */
type People = Identity["operations"]["people"];

/** A person as comments call them. */
export interface CommentPerson {
  readonly id: string;
  readonly name: string;
}

/** Lists the people whom a comment can name. */
export async function commentPeople(people: People): Promise<CommentPerson[]> {
  return (await people.everybody(MOST_PEOPLE)).map(({ id, name, email }) => ({ id, name: name || email }));
}

/** Finds the people whom a comment names. @throws {Problem} `FIELDS_INVALID` for who is not there. */
export async function peopleNamed(people: People, ids: readonly string[]): Promise<readonly CommentPerson[]> {
  if (ids.length === 0) return [];
  const names = new Map((await commentPeople(people)).map(({ id, name }) => [id, name]));
  return [...new Set(ids)].map((id) => {
    const name = names.get(id);
    if (name === undefined) throw invalidFields([{ field: "named", message: "Una de esas personas ya no está" }]);
    return { id, name };
  });
}
