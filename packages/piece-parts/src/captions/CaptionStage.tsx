import type { FileDetail, VideoFacts } from "@nv/contracts/schemas";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Captions } from "./captions.ts";
import { writeText } from "./cue-text.ts";
import { SoundStrip } from "./SoundStrip.tsx";
import { useWaveform } from "./use-waveform.ts";

interface Props {
  readonly file: FileDetail;
  readonly facts: VideoFacts;
  readonly captions: Captions;
  /** A moment that somebody wants to see, milliseconds; each wish is an object of its own. */
  readonly wish: { readonly atMs: number } | null;
  /** Told of every moment that is seen, milliseconds. */
  readonly onAt: (atMs: number) => void;
}

/** Shows captions over a video as they are written. */
function useLiveCaptions(captions: Captions) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<TextTrack>(null);
  useEffect(() => {
    if (video.current === null) return;
    track.current ??= video.current.addTextTrack("captions", "Subtítulos");
    track.current.mode = "showing";
    for (const cue of [...(track.current.cues ?? [])]) track.current.removeCue(cue);
    for (const { startMs, endMs, text } of captions)
      if (endMs > startMs) track.current.addCue(new VTTCue(startMs / 1000, endMs / 1000, writeText(text)));
  }, [captions]);
  return video;
}

/** The video that is captioned, with its captions over it and its sound under it: what is heard is seen. */
export function CaptionStage({ file, facts, captions, wish, onAt }: Props): ReactNode {
  const { contentUrl, pictureUrl, name } = file;
  const [atMs, setAtMs] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const peaks = useWaveform(file);
  const video = useLiveCaptions(captions);

  function tell(moment: number) {
    setAtMs(moment);
    onAt(moment);
  }
  function seek(moment: number) {
    if (video.current !== null) video.current.currentTime = moment / 1000;
    tell(moment);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is followed once
  useEffect(() => {
    if (wish !== null) seek(wish.atMs);
  }, [wish]);

  return (
    <div className="nv-captions__stage">
      {isBroken ? (
        <p className="nv-field__hint">
          Este navegador no sabe reproducir el original. El sonido de abajo y los tiempos sirven igual.
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: they are written here, and shown by a track that is filled as they are
        <video
          ref={video}
          className="nv-captions__video"
          style={{ aspectRatio: `${facts.widthPx} / ${facts.heightPx}` }}
          src={contentUrl}
          poster={pictureUrl ?? undefined}
          controls
          preload="metadata"
          playsInline
          aria-label={name}
          onTimeUpdate={({ currentTarget }) => tell(Math.round(currentTarget.currentTime * 1000))}
          onError={() => setBroken(true)}
        />
      )}
      {facts.hasSound && (
        <SoundStrip peaks={peaks} durationMs={facts.durationMs} captions={captions} atMs={atMs} onSeek={seek} />
      )}
    </div>
  );
}
