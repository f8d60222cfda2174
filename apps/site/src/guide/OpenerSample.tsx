import { type ReactNode, useEffect, useRef, useState } from "react";
import "./OpenerSample.css";

/** Whether nobody asked for less: data to be saved, or motion. */
function isWelcome(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection"); // Not every browser has it.
  const savesData =
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return !savesData && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** An opener at work, with the clip that the project draws: it plays when nobody asked for less, and can be stopped. */
export function OpenerSample(): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  function play() {
    // A browser that does not let it begin by itself leaves the picture, and the button for who wants it.
    video.current?.play().catch(() => setIsPlaying(false));
  }
  useEffect(() => {
    if (isWelcome()) video.current?.play().catch(() => setIsPlaying(false));
  }, []);

  return (
    <div className="nv-opener-sample">
      <video
        ref={video}
        src="/video/olas.mp4"
        width={1280}
        height={720}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <div className="nv-opener-sample__text">
        <p>Especial de ejemplo</p>
        <p>El agua que no vuelve</p>
        <p>Ana Muestra</p>
      </div>
      <button type="button" onClick={() => (isPlaying ? video.current?.pause() : play())}>
        {isPlaying ? "Parar el vídeo" : "Poner el vídeo"}
      </button>
    </div>
  );
}
