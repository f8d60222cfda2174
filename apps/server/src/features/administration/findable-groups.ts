import type { Operations } from "@nv/identity-server";
import { isStopWord, wordsOf } from "@nv/spanish";
import type { Findable } from "../../platform/finding/finding.ts";

/** Letters with which a name begins to be looked for. */
const FEWEST_LETTERS = 2;

const people = (count: number) => (count === 1 ? "1 persona" : `${count} personas`);

/** Groups, for administrators alone: by name and by what each is for. */
export function findableGroups(groups: Pick<Operations["groups"], "view">): Findable {
  return {
    kind: "groups",
    access: "administrator",
    async find(query, limit) {
      const asked = wordsOf(query).filter((word) => !isStopWord(word));
      if (asked.join("").length < FEWEST_LETTERS) return [];
      const { groups: known } = await groups.view();
      return known
        .filter(({ name, purpose }) => {
          const words = wordsOf(`${name} ${purpose}`);
          return asked.every((one) => words.some((word) => word.startsWith(one)));
        })
        .slice(0, limit)
        .map(({ name, purpose, people: members }) => ({
          id: name,
          title: name,
          facts: [...(purpose === "" ? [] : [purpose]), people(members.length)],
        }));
    },
  };
}
