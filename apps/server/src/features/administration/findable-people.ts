import type { Operations } from "@nv/identity-server";
import type { Findable } from "../../platform/finding/finding.ts";

/** People, as a search over everything finds them, for administrators alone: by name and address. */
export function findablePeople({ people }: Pick<Operations, "people">): Findable {
  return {
    kind: "people",
    access: "administrator",
    async find(query, limit) {
      const found = await people.find(query, limit);
      return found.map(({ id, name, email, role }) => ({
        id,
        title: name === "" ? email : name,
        facts: [...(name === "" ? [] : [email]), ...(role === "" ? [] : [role])],
      }));
    },
  };
}
