import { FILE_KINDS } from "@nv/contracts";
import type { FileDetail } from "@nv/contracts/schemas";
import { type CSSProperties, type ReactNode, useState } from "react";

/** Most of the window that it may be high. */
const MOST_HEIGHT = "min(70svh, 40rem)";

/** The place that a picture or a video takes, before it is there: never larger than it is. */
const placeOf = (widthPx: number, heightPx: number): CSSProperties => ({
  aspectRatio: `${widthPx} / ${heightPx}`,
  width: `min(100%, ${widthPx}px, calc(${MOST_HEIGHT} * ${widthPx / heightPx}))`,
});

/** The file itself, as far as a browser shows it. */
export function FileStage({ file }: { readonly file: FileDetail }): ReactNode {
  const { facts, kind, contentUrl, pictureUrl, altText, name } = file;
  const [brokenUrl, setBrokenUrl] = useState("");
  if (facts.kind === "video" && brokenUrl !== contentUrl)
    return (
      // biome-ignore lint/a11y/useMediaCaption: what was brought, before anybody wrote its captions
      <video
        className="nv-file-stage"
        style={placeOf(facts.widthPx, facts.heightPx)}
        src={contentUrl}
        poster={pictureUrl ?? undefined}
        controls
        preload="metadata"
        playsInline
        aria-label={name}
        onError={() => setBrokenUrl(contentUrl)}
      />
    );
  if (facts.kind === "audio" && brokenUrl !== contentUrl)
    return (
      // biome-ignore lint/a11y/useMediaCaption: what was brought, before anybody wrote down what is said in it
      <audio
        className="nv-file-stage"
        src={contentUrl}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => setBrokenUrl(contentUrl)}
      />
    );
  // What the browser cannot draw, such as TIFF, has its small picture.
  const shownUrl = brokenUrl === contentUrl ? pictureUrl : contentUrl;
  if (facts.kind === "picture" && shownUrl !== null && brokenUrl !== shownUrl)
    return (
      <img
        className="nv-file-stage"
        style={placeOf(facts.widthPx, facts.heightPx)}
        src={shownUrl}
        alt={altText}
        width={facts.widthPx}
        height={facts.heightPx}
        decoding="async"
        onError={() => setBrokenUrl(shownUrl)}
      />
    );
  const isMoving = facts.kind === "video" || facts.kind === "picture" || facts.kind === "audio";
  return (
    <p className="nv-file-stage nv-file-stage--kind">
      {isMoving ? "Este navegador no sabe mostrarlo." : FILE_KINDS[kind]}
    </p>
  );
}
