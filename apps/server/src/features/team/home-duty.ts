import { HOME_LIMITS } from "@nv/contracts";
import type { HomeDuty } from "@nv/contracts/schemas";
import { momentOf } from "./core/madrid-time.ts";
import type { People } from "./people.service.ts";
import type { Team } from "./team.service.ts";

/** Returns who is on duty now and until when, as the home tells it: of two shifts of one person the one that ends last. */
export async function homeDuty(
  { everybody }: Pick<People, "everybody">,
  { onDuty }: Pick<Team, "onDuty">,
): Promise<HomeDuty> {
  const shifts = await onDuty();
  if (shifts.length === 0) return { people: [], total: 0 };
  const untilMs = new Map<string, number>();
  for (const { personId, ends } of shifts) untilMs.set(personId, Math.max(untilMs.get(personId) ?? 0, momentOf(ends)));
  const people = (await everybody())
    .flatMap(({ id, name }) => {
      const until = untilMs.get(id);
      return until === undefined ? [] : [{ name, untilMs: until }];
    })
    .toSorted((a, b) => b.untilMs - a.untilMs);
  return { people: people.slice(0, HOME_LIMITS.onDuty), total: people.length };
}
