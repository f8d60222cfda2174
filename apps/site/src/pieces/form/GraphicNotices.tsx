import type { GraphicDetail } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { Clash } from "../../records/saving/Clash";
import { RecoveredNotice } from "../../records/saving/RecoveredNotice";
import { bothTexts } from "../core/both-texts";
import type { GraphicSaving } from "./use-graphic-saving";
import type { Newer } from "./use-newer";

interface Props {
  /** Whether the form holds what was written before and not saved, and nobody changed it since. */
  readonly isRecovered: boolean;
  readonly newer: Newer;
  readonly saving: GraphicSaving;
  /** Graphic as it is saved; `null` for what is not begun yet. */
  readonly saved: GraphicDetail | null;
}

/** Notices over the fields of a graphic: what was written was found again, or somebody else saved meanwhile. */
export function GraphicNotices({ isRecovered, newer, saving, saved }: Props): ReactNode {
  const { isClash, conflicts, news } = newer;
  const hasBoth = conflicts.some(({ field, theirs, mine }) => bothTexts(field, theirs, mine) !== null);
  return (
    <>
      {isRecovered && <RecoveredNotice />}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      {isClash && saved !== null && <Clash newer={newer} saving={saving} by={saved.changedBy} hasBoth={hasBoth} />}
    </>
  );
}
