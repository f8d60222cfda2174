/** Functions of the page that the store lives in, so that its rules can be tried without one. */
export interface Host {
  /** Leaves for an outside sign-in. */
  navigate(url: string): void;
  /** Writes the cookie with the access token, for a whole domain if one is given; without a token, removes it. */
  setJwtCookie(token: string | null, domain: string | null): void;
  /** The site address of the development settings, as it was remembered. */
  readSiteUrl(): string | null;
  /** Remembers the site address of the development settings; `null` forgets it. */
  saveSiteUrl(url: string | null): void;
}

/** Key of the site address in `localStorage`, as the widget has always named it. */
const SITE_URL_KEY = "netlifySiteURL";

/** The real page. Looked up at each call, so that importing needs none. */
export const browserHost: Host = {
  navigate(url) {
    window.location.href = url;
  },
  setJwtCookie(token, domain) {
    const place = domain ? `; domain=${domain}` : "";
    const secure = window.location.protocol === "https:" ? "; secure" : "";
    const life = token === null ? "; expires=Thu, 01 Jan 1970 00:00:00 GMT" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in some browsers.
    document.cookie = `nf_jwt=${token ?? ""}; path=/; SameSite=Lax${secure}${place}${life}`;
  },
  readSiteUrl() {
    try {
      return localStorage.getItem(SITE_URL_KEY);
    } catch {
      // A browser that keeps nothing remembers no site: it is asked for.
      return null;
    }
  },
  saveSiteUrl(url) {
    if (url === null) localStorage.removeItem(SITE_URL_KEY);
    else localStorage.setItem(SITE_URL_KEY, url);
  },
};
