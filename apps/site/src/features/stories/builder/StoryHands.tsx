import type { GraphicDetail } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { type HandLine, handLines, sinceYesterday } from "../core/hand-lines";

/** Letters of a text that are told. */
const TOLD = 160;

const shortened = (text: string) => (text.length > TOLD ? `${text.slice(0, TOLD).trimEnd()}…` : text);

interface Props {
  readonly saved: Pick<GraphicDetail, "id" | "version">;
  readonly config: StoryConfig;
  /** Leads to a field: `config.blocks.2.steps.0.text`. */
  readonly onGo: (field: string) => void;
}

function Words({ before, after }: Pick<HandLine, "before" | "after">): ReactNode {
  if (before === after)
    return after === "" ? null : <span className="nv-quiet"> · lo que se ve: «{shortened(after)}»</span>;
  return (
    <span className="nv-quiet">
      {" "}
      · {after === "" ? "quitado" : `«${shortened(after)}»`}
      {before !== "" && <>, antes «{shortened(before)}»</>}
    </span>
  );
}

/** List of who wrote in which parts of a story since yesterday; each part leads to its field. */
export function StoryHands({ saved: { id, version }, config, onGo }: Props): ReactNode {
  const [sinceMs] = useState(() => sinceYesterday(Date.now()));
  const { body, failure, reload } = useRemote(id, (signal) => graphicsCalls.hands(id, { sinceMs }, signal), version);
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <p role="status">Mirando quién ha escrito…</p>;
  const lines = handLines(config, body.items);
  if (lines.length === 0) return <p>Nadie ha escrito nada desde ayer.</p>;
  return (
    <ul className="nv-plain nv-stack-2 nv-small">
      {lines.map((line) => (
        <li key={`${line.place} ${line.hands[0]?.atMs}`}>
          {line.field === "" ? (
            <strong>{line.place}</strong>
          ) : (
            <button type="button" className="nv-bench__lack" onClick={() => onGo(line.field)}>
              <strong>{line.place}</strong>
            </button>
          )}
          {": "}
          {line.hands.map(({ by, atMs }) => `${by}, ${formatMoment(atMs)}`).join("; ")}
          <Words {...line} />
        </li>
      ))}
    </ul>
  );
}
