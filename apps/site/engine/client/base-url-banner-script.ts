/** `id` of the banner, for tests and for whoever looks for it in a page that did not load. */
export const BASE_URL_BANNER_ID = "nv-base-url-banner";

/** Texts of the banner, by the language of the site: what translates the rest has not come when it is drawn. */
const TEXTS = {
  en: {
    title: "Your site did not load properly",
    reason: "A very common reason is a wrong base URL in the site's configuration.",
    configured: "Configured base URL: ",
    suggested: "Suggested base URL: ",
  },
  es: {
    title: "El sitio no se ha cargado bien",
    reason: "Lo más frecuente es que la dirección base de la configuración no sea la suya.",
    configured: "Dirección base de la configuración: ",
    suggested: "Dirección base que parece la buena: ",
  },
} as const;

/**
 * Writes the inline script of the base-URL banner.
 *
 * It styles the banner itself, because the style sheet may be what did not come.
 *
 * @param baseUrl - The configured base URL, shown so that it can be compared with the suggested one.
 * @param locale - Language of the site's frame; what is not `es` gets English.
 * @returns Source for a `<script>` element; holds no `</`.
 */
export function baseUrlBannerScript(baseUrl: string, locale: string): string {
  const { title, reason, configured: before, suggested } = TEXTS[locale === "es" ? "es" : "en"];
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
  add(banner, "p", ${JSON.stringify(title)}).style.cssText = "margin:0 0 8px;font-size:24px;font-weight:600";
  add(banner, "p", ${JSON.stringify(reason)}).style.margin = "0 0 8px";
  var now = add(banner, "p", ${JSON.stringify(before)});
  now.style.margin = "0";
  add(now, "code", ${configured});
  var better = add(banner, "p", ${JSON.stringify(suggested)});
  better.style.margin = "0";
  add(better, "code", path.slice(-1) === "/" ? path : path + "/");
  document.body.prepend(banner);
});
`;
}
