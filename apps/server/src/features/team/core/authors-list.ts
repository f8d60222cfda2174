import type { AuthorsList, TeamPerson } from "@nv/contracts/schemas";

/** Builds the public list of authors: the fields that each person chose to publish, and nobody who chose none. */
export function authorsList(people: readonly TeamPerson[]): AuthorsList {
  const authors = people
    .filter(({ shown }) => shown.length > 0)
    .map((person) => {
      const { name, shown, job, skills, specialities, languages, email } = person;
      const all = { job, skills, specialities, languages, email };
      return { name, ...Object.fromEntries(shown.map((field) => [field, all[field]])) };
    });
  return { schema: 1, authors };
}
