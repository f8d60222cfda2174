/** Said to a browser that is older than those the site is made for; `early.client.ts` finds out, the style sheet shows it. */
export function OldBrowser() {
  return (
    <p className="old-browser">
      Este navegador es anterior a los que el sitio atiende (Safari 16.4, Chrome y Edge 111, Firefox 128): puede que no
      consigas entrar. Actualízalo o usa otro.
    </p>
  );
}
