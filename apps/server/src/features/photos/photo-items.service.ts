import { randomUUID } from "node:crypto";
import { PhotoItemFields, type PhotoState } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { arcIdOf } from "../../platform/services/photo-center/core/arc-id.ts";
import type { BatchViews, ItemOf } from "./batch-views.ts";
import { storedFields, storedPhoto } from "./core/stored-photo.ts";
import { photoToSend } from "./photo-views.ts";
import { deleteUpload, updateUpload } from "./photos.repository.ts";
import type { PhotosContext } from "./photos-context.ts";
import { sentName } from "./send-photo.ts";

/** Longest wait until Photo Center was told, milliseconds. */
const TELL_MS = 30_000;

/** States from which a picture can be sent. */
export const SENDABLE: readonly PhotoState[] = ["draft", "failed", "cancelled", "duplicate"];

/** Opens what is done with one picture of a batch. */
export function createPhotoItems({ db, database, center, noteInAudit }: PhotosContext, views: BatchViews) {
  const { ofActor, itemIn, itemsNow, changed } = views;

  return {
    /** Writes of one picture; what Photo Center has of it is told there too. */
    async describe(item: ItemOf, fields: PhotoItemFields, actor: Actor) {
      const batch = await ofActor(item.batchId, actor.id);
      const row = await itemIn(item);
      const written = { ...row, fields: JSON.stringify(PhotoItemFields.parse(fields)) };
      if (row.kept_at_ms !== null) {
        const shared = storedFields(batch.fields);
        const { plan, words } = photoToSend(storedPhoto(written), written, shared);
        const { section, kind } = shared;
        const told = { arcId: row.arc_id, words, section, kind, fileName: sentName(row.name, plan.end) };
        await center.tell(told, AbortSignal.timeout(TELL_MS));
      }
      await updateUpload(db, row.id, { fields: written.fields });
      return changed(batch, actor.id);
    },

    /** @throws {Problem} `PHOTOS_UNDER_WAY` for one that goes out now, or is there. */
    async remove(item: ItemOf, actor: Actor) {
      const batch = await ofActor(item.batchId, actor.id);
      const row = await itemIn(item);
      const { state } = (await itemsNow(batch, actor.id)).get(row.id) ?? { state: "done" };
      // One that may have arrived unheard is remembered, so that it is not sent twice.
      if (!SENDABLE.includes(state) || row.begun_at_ms !== null) throw new Problem("PHOTOS_UNDER_WAY");
      await deleteUpload(db, row.id);
      return changed(batch, actor.id);
    },

    /** Takes a picture away from Photo Center; here it stays, to be sent again. */
    async withdraw(item: ItemOf, actor: Actor) {
      const batch = await ofActor(item.batchId, actor.id);
      const row = await itemIn(item);
      if (row.kept_at_ms === null) throw new Problem("PHOTOS_NOT_FOUND");
      await center.remove(row.arc_id, AbortSignal.timeout(TELL_MS));
      await updateUpload(db, row.id, {
        ...{ state: "draft", message: "", remedy: "none", job_id: null, claim: null },
        ...{ begun_at_ms: null, kept_at_ms: null, kept_url: "", kept_by: "", kept_by_id: "" },
        // Photo Center does not give an id twice.
        arc_id: arcIdOf(randomUUID()),
      });
      const details = { arcId: row.arc_id, name: row.name };
      await noteInAudit(database.kysely, { action: "photo_withdrawn", actor, details });
      return changed(batch, actor.id);
    },
  };
}
