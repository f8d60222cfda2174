/** One page view in this many tells where it was: enough to know the pages, too few to know anybody. */
const TOLD_VIEWS = 20;

/**
 * Says, for a few page views in a hundred, which page holds which graphics: no cookie, no person, no query.
 *
 * @param base - Where everything published starts, without a final slash.
 */
export function tellSighting(ids: readonly string[], base: string, script: HTMLOrSVGScriptElement | null): void {
  const isAsked = navigator.doNotTrack === "1" || script?.hasAttribute("data-nv-quiet");
  if (ids.length === 0 || isAsked || Math.random() * TOLD_VIEWS > 1) return;
  navigator.sendBeacon(`${base}/e/v1/seen`, JSON.stringify({ page: location.origin + location.pathname, ids }));
}
