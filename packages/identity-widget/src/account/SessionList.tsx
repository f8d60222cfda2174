import type { User } from "@nv/identity-client";
import { useCallback, useEffect, useState } from "react";
import { type DeviceSession, endOtherSessions, endSession, listSessions } from "./sessions.ts";

/** Props of {@link SessionList}. */
interface SessionListProps {
  readonly user: User;
  readonly lang: string;
  readonly say: (key: string) => string;
  readonly explain: (error: unknown) => string;
}

/** Where the person is signed in, and the end of it. */
export function SessionList({ user, lang, say, explain }: SessionListProps) {
  const [sessions, setSessions] = useState<readonly DeviceSession[] | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);

  const load = useCallback(async () => {
    try {
      setSessions(await listSessions(user));
    } catch (error) {
      setSessions([]);
      setSaid({ text: explain(error), isBad: true });
    }
  }, [user, explain]);

  useEffect(() => void load(), [load]);

  async function act(action: () => Promise<void>, done: string) {
    try {
      await action();
      setSaid({ text: say(done), isBad: false });
    } catch (error) {
      setSaid({ text: explain(error), isBad: true });
    }
    await load();
  }

  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">{say("sessions")}</h2>
      <div role={said?.isBad ? "alert" : "status"}>
        {sessions === null && <p className="infoText">{say("loading")}</p>}
        {said && <p className={said.isBad ? "flashMessage error" : "flashMessage success"}>{said.text}</p>}
      </div>
      <ul className="sessionList">
        {sessions?.map(({ id, device, address, last_used_at, current }) => (
          <li key={id} className="sessionItem">
            <p className="infoText">
              <strong>{device || say("unknown_device")}</strong>
              <span className="infoTextEmail">{address}</span>
              {current ? say("this_session") : `${say("last_used")} ${when.format(new Date(last_used_at))}`}
            </p>
            {!current && (
              <button
                type="button"
                className="btnLink"
                onClick={() => act(() => endSession(user, id), "session_ended")}
              >
                {say("end_session")}
                <span className="visuallyHidden"> {device || say("unknown_device")}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions?.some(({ current }) => !current) && (
        <button
          type="button"
          className="btn btnQuiet"
          onClick={() => act(() => endOtherSessions(user), "others_ended")}
        >
          {say("end_others")}
        </button>
      )}
    </section>
  );
}
