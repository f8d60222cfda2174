/** A name and the mark of a `User-Agent` that gives it away. */
type Mark = readonly [name: string, mark: RegExp];

/** Browsers, the particular before those that they pretend to be. */
const BROWSERS: readonly Mark[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly Mark[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Systems that Safari is made for: elsewhere somebody uses its words. */
const OF_SAFARI = ["iPhone", "iPad", "macOS"];

/** First product of a `User-Agent` that is not a browser's: `curl`, `node`. */
const PRODUCT = /^[A-Za-z][\w.-]{0,39}/;

function firstOf(marks: readonly Mark[], userAgent: string): string {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? "";
}

/**
 * A name by which people recognise a device: proper names alone, so the same in every language.
 *
 * @param userAgent - The `User-Agent` header; anybody may write anything there.
 * @returns Browser and system, or what is known of them; empty when nothing is.
 * @example deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // "Firefox · Linux"
 */
export function deviceName(userAgent: string): string {
  const [browser, system] = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)];
  const isPretence = browser === "Safari" && !OF_SAFARI.includes(system);
  const known = [isPretence ? "" : browser, system].filter(Boolean);
  if (known.length > 0) return known.join(" · ");
  return PRODUCT.exec(userAgent)?.[0] ?? "";
}
