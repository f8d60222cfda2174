import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import { writeMoment } from "../videos/moment.ts";
import type { Captions } from "./captions.ts";
import { HALF_HEIGHT, waveformPath } from "./waveform-path.ts";

/** As much of a sound as is seen at once, milliseconds: a word is wide enough to be hit. */
const WINDOW_MS = 20_000;

/** Distance that a key moves, milliseconds. */
const STEP_MS = 100;

const HEIGHT = HALF_HEIGHT * 2;

interface Props {
  /** Loudness of the sound, a byte for each step; `null` while nobody has listened to it. */
  readonly peaks: Uint8Array | null;
  readonly durationMs: number;
  readonly captions: Captions;
  readonly atMs: number;
  readonly onSeek: (atMs: number) => void;
}

/** The sound of a video around a moment, with the captions that are there: a place on it is a moment. */
export function SoundStrip({ peaks, durationMs, captions, atMs, onSeek }: Props): ReactNode {
  const fromMs = Math.floor(Math.min(atMs, Math.max(0, durationMs - 1)) / WINDOW_MS) * WINDOW_MS;
  const toMs = Math.min(fromMs + WINDOW_MS, durationMs);
  const windowMs = Math.min(WINDOW_MS, durationMs);
  const inSight = captions
    .map((cue, place) => ({ ...cue, place }))
    .filter(({ startMs, endMs }) => endMs > startMs && endMs > fromMs && startMs < toMs);
  return (
    <div className="nv-sound">
      <div className="nv-sound__strip">
        <svg viewBox={`0 0 ${windowMs} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {inSight.map(({ startMs, endMs, place }) => (
            <rect
              key={place}
              className="nv-sound__cue"
              x={startMs - fromMs}
              width={endMs - startMs}
              y={0}
              height={HEIGHT}
            />
          ))}
          {peaks !== null && <path className="nv-sound__wave" d={waveformPath(peaks, fromMs, toMs)} />}
          <path className="nv-sound__at" d={`M${Math.min(atMs, toMs) - fromMs} 0V${HEIGHT}`} />
        </svg>
        <input
          type="range"
          className="nv-sound__range"
          style={{ width: `${((toMs - fromMs) / windowMs) * 100}%` }}
          aria-label="Momento del vídeo"
          aria-valuetext={writeMoment(atMs)}
          min={fromMs}
          max={toMs}
          step={STEP_MS}
          value={atMs}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
      </div>
      <div className="nv-row">
        <Button disabled={fromMs === 0} onClick={() => onSeek(fromMs - WINDOW_MS)}>
          20 s antes
        </Button>
        <Button disabled={toMs >= durationMs} onClick={() => onSeek(toMs)}>
          20 s después
        </Button>
        <span className="nv-sound__moment">
          {writeMoment(Math.round(atMs / STEP_MS) * STEP_MS)} de {writeMoment(Math.round(durationMs / 1000) * 1000)}
        </span>
        <span className="nv-sound__moment" role="status">
          {peaks === null ? "Escuchando el vídeo…" : ""}
        </span>
      </div>
    </div>
  );
}
