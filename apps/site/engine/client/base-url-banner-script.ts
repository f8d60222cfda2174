/** `id` of the banner, for tests and for whoever looks for it in a page that did not load. */
export const BASE_URL_BANNER_ID = "nv-base-url-banner";

/**
 * Writes the inline script of the base-URL banner.
 *
 * It styles the banner itself, because the style sheet may be what did not come.
 *
 * @param baseUrl - The configured base URL, shown so that it can be compared with the suggested one.
 * @returns Source for a `<script>` element; holds no `</`.
 */
export function baseUrlBannerScript(baseUrl: string): string {
  const configured = JSON.stringify(baseUrl).replaceAll("<", "\\u003c");
  return `
document.addEventListener("DOMContentLoaded", function () {
  if (typeof window.docusaurus !== "undefined") return;
  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  }
  var path = window.location.pathname;
  var banner = document.createElement("div");
  banner.id = "${BASE_URL_BANNER_ID}";
  banner.setAttribute("role", "alert");
  banner.style.cssText = "margin:20px;padding:20px;border-top:3px solid #c8321f;background:#f4efe4;color:#171512;font:17px/1.5 sans-serif";
  add(banner, "p", "Your site did not load properly").style.cssText = "margin:0 0 8px;font-size:24px;font-weight:600";
  add(banner, "p", "A very common reason is a wrong base URL in the site's configuration.").style.margin = "0 0 8px";
  var now = add(banner, "p", "Configured base URL: ");
  now.style.margin = "0";
  add(now, "code", ${configured});
  var better = add(banner, "p", "Suggested base URL: ");
  better.style.margin = "0";
  add(better, "code", path.slice(-1) === "/" ? path : path + "/");
  document.body.prepend(banner);
});
`;
}
