import { z } from "zod";
import { endpoints, get, order, post, put } from "../endpoints.ts";
import { RollbackRequest, VersionedRequest } from "../graphics/schemas.ts";
import type { RecordKind } from "./record-kind.ts";
import { RecordVersion } from "./schemas.ts";

type AnyKind<Registered, Edited, Detail> = Pick<
  RecordKind<string, Registered, Edited, Detail>,
  "path" | "schemas" | "scopes"
>;

/** Endpoints of every kind of record. */
export function recordEndpoints<Registered, Edited, Detail>({
  path,
  schemas,
  scopes,
}: AnyKind<Registered, Edited, Detail>) {
  const { register, edit, detail } = schemas;
  const [read, write, publish] = [scopes?.read, scopes?.write, scopes?.publish];
  return endpoints(path, {
    register: post("", register, detail, { status: 201, scope: write }),
    detail: get("/:id", detail, { scope: read }),
    versions: get("/:id/versions", z.object({ items: z.array(RecordVersion) }), { scope: read }),
    edit: put("/:id", edit, detail, { scope: write }),
    rollBack: order("/:id/rollback", RollbackRequest, detail, { scope: publish }),
  });
}

/** Endpoint that changes the stage of a record at the version that somebody saw. @param name - Last part of its address. */
export function stageEndpoint<Detail>({ path, schemas, scopes }: AnyKind<unknown, unknown, Detail>, name: string) {
  return endpoints(path, { act: order(`/:id/${name}`, VersionedRequest, schemas.detail, { scope: scopes?.publish }) });
}
