import { z } from "zod";
import { endpoints, get, order, post, put } from "../endpoints.ts";
import { RollbackRequest, VersionedRequest } from "../graphics/schemas.ts";
import type { RecordKind } from "./record-kind.ts";
import { RecordVersion } from "./schemas.ts";

type AnyKind<Registered, Edited, Detail> = Pick<RecordKind<string, Registered, Edited, Detail>, "path" | "schemas">;

/** Endpoints of every kind of record. */
export function recordEndpoints<Registered, Edited, Detail>({ path, schemas }: AnyKind<Registered, Edited, Detail>) {
  const { register, edit, detail } = schemas;
  return endpoints(path, {
    register: post("", register, detail, { status: 201 }),
    detail: get("/:id", detail),
    versions: get("/:id/versions", z.object({ items: z.array(RecordVersion) })),
    edit: put("/:id", edit, detail),
    rollBack: order("/:id/rollback", RollbackRequest, detail),
  });
}

/** Endpoint that changes the stage of a record at the version that somebody saw. @param name - Last part of its address. */
export function stageEndpoint<Detail>({ path, schemas }: AnyKind<unknown, unknown, Detail>, name: string) {
  return endpoints(path, { act: order(`/:id/${name}`, VersionedRequest, schemas.detail) });
}
