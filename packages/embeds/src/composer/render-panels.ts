import type { PageAssets } from "../core/render-page.ts";

/** A page whose script draws what is in it. @param root - Where: a panel is a part of the page around it, and no `main` of its own. */
function page(title: string, root: string, { script, styles }: PageAssets): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">',
    `<title>${title}</title><style>${styles}</style></head><body>${root}`,
    "<noscript><p>Para usar esto, activa JavaScript en el navegador.</p></noscript>",
    `<script>${script}</script></body></html>`,
  ].join("");
}

/** The page of the three panels, in one answer: nothing is fetched before it is there. @param assets - As they were built. */
export const renderPowerupPage = (assets: PageAssets): string =>
  page("Gráficos de Narrativas Visuales", '<div class="panel"></div>', assets);

/** The page that gives a panel its key. @param assets - As they were built. */
export const renderConnectPage = (assets: PageAssets): string =>
  page("Conectar el panel", '<main class="panel"></main>', assets);
