import { RecordVersion } from "@nv/contracts/schemas";
import { type CallFailure, callServer } from "@nv/web";
import { z } from "zod";

/** Action that changes the stage of a published record. */
export type RecordAction = "publish" | "unpublish" | "retire" | "restore";

const Versions = z.object({ items: z.array(RecordVersion) });

/** An order with a body, which is carried out once however often it is sent. */
export const post = (json: object) => ({ method: "POST", isOrder: true, json }) as const;

/**
 * The calls that are the same for all that is published with versions. All throw {@link CallFailure}.
 *
 * @param path - Where its list is.
 * @param schema - Of one of them with everything about it.
 */
export function recordCalls<Detail>(path: string, schema: z.ZodType<Detail>) {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const Refusal = z.object({ current: schema.optional() });
  return {
    /** Address of one of them. */
    one,
    detail: (id: string, signal?: AbortSignal) => callServer(schema, one(id), { signal }),
    versions: (id: string, signal: AbortSignal) => callServer(Versions, `${one(id)}/versions`, { signal }),
    register: (json: object) => callServer(schema, path, { method: "POST", json }),
    edit: (id: string, json: object) => callServer(schema, one(id), { method: "PUT", json }),
    act: (id: string, action: RecordAction, version: number) =>
      callServer(schema, `${one(id)}/${action}`, post({ version })),
    rollBack: (id: string, version: number, revision: string) =>
      callServer(schema, `${one(id)}/rollback`, post({ version, revision })),
    /** The thing as it is now, when a refusal brings it. */
    currentIn: ({ body }: CallFailure) => Refusal.safeParse(body).data?.current,
  } as const;
}
