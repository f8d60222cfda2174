/** Longest video that has captions, hours: what comes later is a slip of the hand. */
const MOST_HOURS = 99;

/** `01:02:03,400`, `02:03.400`, `2:03`: of WebVTT, of SRT, and as hands write them. */
const TIME = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** @returns Milliseconds from the beginning; `null` for what is no time. */
export function readTime(text: string): number | null {
  const parts = TIME.exec(text);
  if (parts === null) return null;
  const [hours, minutes, seconds] = [Number(parts[1] ?? 0), Number(parts[2]), Number(parts[3])];
  if (hours > MOST_HOURS || minutes > 59 || seconds > 59) return null;
  const thousandths = Number((parts[4] ?? "").padEnd(3, "0"));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths;
}

const digits = (value: number, count: number): string => String(value).padStart(count, "0");

/** As WebVTT writes it, `00:01:02.500`. @param ms - Whole, not negative. */
export function writeTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60) % 60, Math.floor(seconds / 3600)];
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds % 60, 2)}.${digits(ms % 1000, 3)}`;
}
