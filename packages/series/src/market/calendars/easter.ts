import { dayNumber } from "../../periods.ts";

/**
 * Easter Sunday, as the day's number.
 *
 * @param year - Of the Gregorian calendar.
 * @see Jean Meeus, «Astronomical Algorithms» (1991), chapter 8
 */
export function easterSunday(year: number): number {
  const [golden, century, yearOf] = [year % 19, Math.floor(year / 100), year % 100];
  const leapt = Math.floor(century / 4);
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leapt - corrected + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(yearOf / 4) - moon - (yearOf % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const inMarch = moon + week - 7 * late + 22;
  return dayNumber(`${year}-03-01`) + inMarch - 1;
}
