import { type RecordKind, recordEndpoints, stageEndpoint } from "@nv/contracts/schemas";
import { type CallFailure, clientOf } from "@nv/web";
import { z } from "zod";

/** Action that changes the stage of a published record. */
export type RecordAction = "publish" | "unpublish" | "retire" | "restore";

/** The calls that are the same for all that is published with versions. All throw {@link CallFailure}. */
export function recordCalls<Detail>(kind: Pick<RecordKind<string, unknown, unknown, Detail>, "path" | "schemas">) {
  const { rollBack, ...calls } = clientOf(recordEndpoints(kind));
  const Refusal = z.object({ current: kind.schemas.detail.optional() });
  return {
    ...calls,
    act: (id: string, action: RecordAction, version: number) =>
      clientOf(stageEndpoint(kind, action)).act(id, { version }),
    rollBack: (id: string, version: number, revision: string) => rollBack(id, { version, revision }),
    /** The thing as it is now, when a refusal brings it. */
    currentIn: ({ body }: CallFailure) => Refusal.safeParse(body).data?.current,
  } as const;
}
