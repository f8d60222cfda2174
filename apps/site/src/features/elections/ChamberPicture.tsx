import type { ElectionPicture } from "@nv/contracts/schemas";
import type { CSSProperties, ReactNode } from "react";
import { chamberArcs, colourBlocks } from "./core/chamber-picture";

/** Half a ring in a box of 96 by 60, and where the colours of the lists stand under it. */
const RING = "M20 44A28 28 0 0 1 76 44";
const ROW = { y: 50, height: 5 } as const;

interface ColourStyle extends CSSProperties {
  readonly "--nv-list-light": string;
  readonly "--nv-list-dark": string;
}

const painted = ({ light, dark }: { readonly light: string; readonly dark: string }): ColourStyle => ({
  "--nv-list-light": light,
  "--nv-list-dark": dark,
});

/** Small picture of an election: its chamber, whose seats are painted where the result of last time is known, and the colours of its lists. */
export function ChamberPicture({ picture }: { readonly picture: ElectionPicture }): ReactNode {
  const { seats, lists } = picture;
  return (
    <svg
      className="nv-record-picture nv-chamber"
      viewBox="0 0 96 60"
      data-empty={(seats === null && lists.length === 0) || undefined}
      aria-hidden="true"
    >
      <path className="nv-chamber__ring" d={RING} />
      {chamberArcs(picture).map(({ from, share, ...colours }) => (
        <path
          key={from}
          className="nv-chamber__ring nv-chamber__list"
          style={painted(colours)}
          d={RING}
          pathLength={1}
          strokeDasharray={`${share} 2`}
          strokeDashoffset={-from}
        />
      ))}
      {seats !== null && (
        <text className="nv-chamber__seats" x="48" y="43">
          {seats}
        </text>
      )}
      {colourBlocks(lists).map(({ x, width, ...colours }) => (
        <rect key={x} className="nv-chamber__block" style={painted(colours)} x={x} width={width} {...ROW} />
      ))}
    </svg>
  );
}
