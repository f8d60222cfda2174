import type { CommentThreads } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import type { CommentRow } from "../../platform/comments/comments-table.ts";

const Named = z.array(z.object({ id: z.string(), name: z.string() }));

const toText = ({ id, by_name: by, by_id, at_ms: atMs, text, named }: CommentRow, actor: Actor) => ({
  ...{ id, by, atMs, text },
  isMine: by_id !== "" && by_id === actor.id,
  named: Named.parse(JSON.parse(named)).map(({ name }) => name),
});

/** Groups comments with their answers. @param actor - Who reads them. */
export function toThreads(rows: readonly CommentRow[], actor: Actor): CommentThreads {
  const roots = rows.filter(({ id, thread_id }) => id === thread_id);
  const threads = roots.map((root) => ({
    ...toText(root, actor),
    ...{ anchor: root.anchor, words: root.words, version: root.version, resolvedBy: root.resolved_by },
    answers: rows
      .filter(({ id, thread_id }) => thread_id === root.id && id !== root.id)
      .map((row) => toText(row, actor)),
  }));
  return { threads };
}
