import type { ReactNode } from "react";
import { sketchPath } from "./core/sketch-path";

/** Size of a picture in a list, CSS pixels. */
const PICTURE = { widthPx: 96, heightPx: 60 } as const;

/** Small picture of a course of figures; an empty ground where there are none. */
export function LinePicture({ figures = [] }: { readonly figures?: readonly number[] | undefined }): ReactNode {
  return (
    <svg
      className="nv-record-picture"
      viewBox={`0 0 ${PICTURE.widthPx} ${PICTURE.heightPx}`}
      data-empty={figures.length < 2 || undefined}
      aria-hidden="true"
    >
      <path className="nv-record-picture__ground" d="M8 52H88" />
      <path className="nv-record-picture__line" d={sketchPath(figures, PICTURE)} />
    </svg>
  );
}

/** Small picture of mandates side by side: what a comparison is, whatever it compares. */
export function ComparisonPicture(): ReactNode {
  return (
    <svg className="nv-record-picture" viewBox={`0 0 ${PICTURE.widthPx} ${PICTURE.heightPx}`} aria-hidden="true">
      <path className="nv-record-picture__ground" d="M8 18C30 26 50 20 88 34M8 30C34 34 56 42 88 40" />
      <path className="nv-record-picture__line" d="M8 14C28 30 44 24 62 40" />
    </svg>
  );
}

/** Small picture of a text: how it begins. */
export function TextPicture({ text = "" }: { readonly text?: string | undefined }): ReactNode {
  return (
    <span className="nv-record-picture nv-record-picture--text" aria-hidden="true">
      {text}
    </span>
  );
}

/** Small picture of a file: what kind it is. */
export function KindPicture({ kind }: { readonly kind: string }): ReactNode {
  return (
    <span className="nv-record-picture nv-record-picture--kind" aria-hidden="true">
      <span>{kind}</span>
    </span>
  );
}
