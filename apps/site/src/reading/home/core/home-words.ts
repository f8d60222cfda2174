import type { HomeDuty, HomePiece } from "@nv/contracts/schemas";
import { formatAgo, formatDate, formatTime, localDay } from "@nv/spanish";

/** Line under a piece: what it is, whose, and when readers got it. @param nowMs - Unix epoch, milliseconds. */
export const pieceFacts = ({ label, author, publishedAtMs }: HomePiece, nowMs: number): string =>
  [label, author, formatAgo(publishedAtMs, nowMs)].filter((fact) => fact !== "").join(" · ");

/** Number of pages that hold a piece; empty where none is known, since there may be. */
export const pagesOf = ({ pages }: HomePiece): string =>
  pages === 0 ? "" : pages === 1 ? "1 página" : `${pages} páginas`;

/** Moment at which a shift ends: today by its hour alone. */
function untilWords(untilMs: number, nowMs: number): string {
  const at = new Date(untilMs);
  const time = formatTime(at.getHours(), at.getMinutes());
  const day = localDay(untilMs);
  return day === localDay(nowMs) ? time : `${time} del ${formatDate(day, "weekday")}`;
}

/** People on duty as one line tells them, and until when; `null` for nobody. */
export function dutyWords(
  { people, total }: HomeDuty,
  nowMs: number,
): { readonly who: string; readonly until: string } | null {
  const [first] = people;
  if (first === undefined) return null;
  const others = total - 1;
  const names = people.map(({ name }) => name);
  const who =
    others === 0
      ? first.name
      : others === 1 && names.length === 2
        ? names.join(" y ")
        : `${first.name} y ${others} más`;
  return { who, until: `de guardia hasta las ${untilWords(first.untilMs, nowMs)}` };
}

/** Letters that stand for somebody: of their first name and of the next. */
export function initialsOf(name: string): string {
  const words = name.split(" ").filter((word) => word !== "");
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase("es") ?? "")
    .join("");
}
