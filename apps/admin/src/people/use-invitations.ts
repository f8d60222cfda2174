import { type CallFailure, toCallFailure, useDraft } from "@nv/web";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { answerRow, correctRow, type Invitation, sendableRows, toInvitations } from "./core/invitation-rows.ts";
import { type InvitationRow, readInvitations } from "./core/read-invitations.ts";
import { personCalls, refreshPeople } from "./person-calls.ts";

const Kept = z.object({
  text: z.string(),
  rows: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      line: z.number(),
      status: z.enum(["waiting", "sent", "refused"]),
      refusal: z.string(),
    }),
  ),
});

const EMPTY: z.infer<typeof Kept> = { text: "", rows: [] };

/** A list of people that is being invited. */
export interface Invitations {
  /** Text that was pasted. */
  readonly text: string;
  /** Empty until the text was read. */
  readonly rows: readonly Invitation[];
  /** Reason why the text could not be read. */
  readonly problem: string;
  readonly isSending: boolean;
  /** Failure that stopped the sending; what was sent before is sent. */
  readonly error: CallFailure | null;
  write(text: string): void;
  /** Reads a text into rows. */
  read(text: string): void;
  correct(line: number, change: Partial<InvitationRow>): void;
  remove(line: number): void;
  /** Invites the good rows one after another; each says how it went. */
  send(): Promise<void>;
  startAgain(): void;
}

/** Keeps the list through a lost connection, a reload and the end of the session. */
export function useInvitations(): Invitations {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const draft = useDraft("invitations", EMPTY, Kept);
  const [problem, setProblem] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<CallFailure | null>(null);
  const rows = useRef<readonly Invitation[]>([]);
  rows.current = draft.values.rows;

  function put(next: readonly Invitation[]) {
    rows.current = next;
    draft.change({ rows: [...next] });
  }

  async function sendOne({ line, email, name }: Invitation): Promise<void> {
    try {
      await personCalls(caller).invite(email.trim(), name.trim());
      put(answerRow(rows.current, line, "sent"));
    } catch (failure) {
      const { kind, message } = toCallFailure(failure);
      // What is wrong with this row alone does not stop the others.
      if (kind !== "refused") throw failure;
      put(answerRow(rows.current, line, { refusal: message }));
    }
  }

  return {
    text: draft.values.text,
    rows: draft.values.rows,
    problem,
    isSending,
    error,
    write: (text) => draft.change({ text }),
    read(text) {
      const list = readInvitations(text);
      setProblem("problem" in list ? list.problem : "");
      draft.change({ text, rows: "problem" in list ? [] : [...toInvitations(list.rows)] });
    },
    correct: (line, change) => put(correctRow(rows.current, line, change)),
    remove: (line) => put(rows.current.filter((row) => row.line !== line)),
    async send() {
      setIsSending(true);
      setError(null);
      try {
        for (const row of sendableRows(rows.current)) await sendOne(row);
      } catch (failure) {
        setError(toCallFailure(failure));
      } finally {
        setIsSending(false);
        await refreshPeople(queries);
      }
    },
    startAgain() {
      setProblem("");
      setError(null);
      draft.discard();
    },
  };
}
