import { randomUUID } from "node:crypto";
import type { TeamStepList, TeamSteps } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import type { TeamDb } from "./schema/tables.ts";
import { changeTeam, type TeamContext } from "./team-context.ts";

/** The list of who begins, as it is versioned. */
const STEPS = "steps";

/** Notes that the list is another. @throws {Problem} `VERSION_CONFLICT` when it is not at the version that somebody saw. */
async function raiseVersion(transaction: TeamDb, version: number): Promise<void> {
  if (version === 0)
    await transaction
      .insertInto("team_versions")
      .values({ name: STEPS, version })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  const { numUpdatedRows } = await transaction
    .updateTable("team_versions")
    .set({ version: version + 1 })
    .where("name", "=", STEPS)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem("VERSION_CONFLICT");
}

/** Creates the service for the first steps of who begins. Failures are `Problem`s. */
export function createFirstSteps(context: TeamContext) {
  const { db, now } = context;

  async function steps({ userId, isAdministrator }: Session): Promise<TeamSteps> {
    const rows = await db.selectFrom("team_steps").selectAll().orderBy("position").execute();
    const ticks = await db.selectFrom("team_ticks").select("step_id").where("person_id", "=", userId).execute();
    const written = await db.selectFrom("team_versions").select("version").where("name", "=", STEPS).executeTakeFirst();
    return {
      steps: rows.map(({ id, text, place }) => ({ id, text, place })),
      version: written?.version ?? 0,
      done: ticks.map(({ step_id }) => step_id),
      isEditor: isAdministrator,
    };
  }

  return {
    steps,

    /**
     * Writes the whole list. What stays keeps its ticks; what goes takes them along.
     *
     * @throws {Problem} `VERSION_CONFLICT` when somebody was quicker.
     */
    async writeSteps(session: Session, actor: Actor, { steps: wanted, version }: TeamStepList): Promise<TeamSteps> {
      const known = new Set((await steps(session)).steps.map(({ id }) => id));
      const used = new Set<string>();
      const rows = wanted.map(({ id, text, place }, position) => {
        const isKept = known.has(id) && !used.has(id);
        if (isKept) used.add(id);
        return { id: isKept ? id : randomUUID(), position, text, place };
      });
      const audit = { action: "team_steps_changed", details: { steps: rows.length } } as const;
      await changeTeam(context, { what: "steps", actor, audit }, async (transaction) => {
        await raiseVersion(transaction, version);
        await transaction
          .deleteFrom("team_steps")
          .$if(used.size > 0, (query) => query.where("id", "not in", [...used]))
          .execute();
        for (const row of rows)
          await transaction
            .insertInto("team_steps")
            .values(row)
            .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
            .execute();
      });
      return steps(session);
    },

    /** Ticks something for who asks, or takes the tick away. @throws {Problem} `NOT_FOUND`. */
    async tick(session: Session, actor: Actor, id: string, isDone: boolean): Promise<TeamSteps> {
      const { userId } = session;
      const step = await db.selectFrom("team_steps").select("id").where("id", "=", id).executeTakeFirst();
      if (step === undefined) throw new Problem("NOT_FOUND");
      await changeTeam(context, { what: "steps", actor }, async (transaction) => {
        if (isDone)
          await transaction
            .insertInto("team_ticks")
            .values({ person_id: userId, step_id: id, at_ms: now() })
            .onConflict((conflict) => conflict.columns(["person_id", "step_id"]).doNothing())
            .execute();
        else
          await transaction
            .deleteFrom("team_ticks")
            .where("person_id", "=", userId)
            .where("step_id", "=", id)
            .execute();
      });
      return steps(session);
    },
  };
}
