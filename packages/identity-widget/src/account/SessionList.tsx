import type { User } from "@nv/identity-client";
import { useCallback, useState } from "react";
import { Section } from "./Section.tsx";
import { endOtherSessions, endSession, listSessions } from "./sessions.ts";
import { useAct } from "./use-act.ts";
import { useAsked } from "./use-asked.ts";

/** Sessions that are shown before somebody asks for all: those of a few devices, which is what most people have. */
const SHOWN_SESSIONS = 4;

/** Props of {@link SessionList}. */
interface SessionListProps {
  readonly user: User;
  readonly lang: string;
  readonly say: (key: string) => string;
  readonly explain: (error: unknown) => string;
  /** Counts what ended other sessions: each time the list is asked for again. */
  readonly endings: number;
}

/** List of the sessions of the person, and the way to end them. */
export function SessionList({ user, lang, say, explain, endings }: SessionListProps) {
  const [isWhole, setWhole] = useState(false);
  const { said, act, fail } = useAct(explain);
  const ask = useCallback(() => listSessions(user), [user]);
  const { content: sessions, load } = useAsked(ask, fail, endings);

  const end = (ending: () => Promise<void>, done: string) =>
    act(async () => {
      // What could not be ended may have ended already: the list is asked for in any case.
      await ending().finally(load);
      return say(done);
    });

  // The one that is being used comes first, and the list says by itself whether it goes on.
  const ordered = sessions?.toSorted((one, other) => Number(other.current) - Number(one.current)) ?? [];
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_SESSIONS);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Section id="sessions" title={say("sessions")} said={said} stage={String(sessions?.length)}>
      {sessions === null && !said && <p className="infoText">{say("loading")}</p>}
      <ul className="sessionList">
        {shown.map(({ id, device, address, last_used_at, current }) => (
          <li key={id} className="sessionItem">
            <p className="infoText">
              <strong>{device || say("unknown_device")}</strong>
              <span className="itemFact">{address}</span>
              {current ? say("this_session") : `${say("last_used")} ${when.format(new Date(last_used_at))}`}
            </p>
            {!current && (
              <button
                type="button"
                className="btnLink"
                onClick={() => end(() => endSession(user, id), "session_ended")}
              >
                {say("end_session")}
                <span className="visuallyHidden"> {device || say("unknown_device")}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {ordered.length > SHOWN_SESSIONS && (
        <button
          type="button"
          className="btnLink moreSessions"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? say("show_fewer") : `${say("show_all")} (${ordered.length})`}
        </button>
      )}
      {sessions?.some(({ current }) => !current) && (
        <button
          type="button"
          className="btn btnQuiet"
          onClick={() => end(() => endOtherSessions(user), "others_ended")}
        >
          {say("end_others")}
        </button>
      )}
    </Section>
  );
}
