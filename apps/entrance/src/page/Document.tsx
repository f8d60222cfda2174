import type { ReactNode } from "react";
import type { PageAssets } from "./page-assets.ts";

/** Name of the product, the same in the title of every public page: a title must not tell pages apart. */
const TITLE = "Equipo Narrativas Visuales";

/** Props of the document of a public page. */
export interface DocumentProps {
  readonly assets: PageAssets;
  /** Names the page for the style sheet. */
  readonly page: "home" | "gate" | "outbox" | "forbidden";
  readonly children: ReactNode;
}

/** The HTML document around a public page; without scripts or styles inside it, as the security policy demands. */
export function Document({ assets, page, children }: DocumentProps) {
  return (
    <html lang="es" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{TITLE}</title>
        <meta name="description" content="Documentación y formatos de un equipo de periodismo visual." />
        <meta name="robots" content="noindex, nofollow" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <script src={assets.earlyScript} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scriptImports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.script !== null && <script type="module" src={assets.script} />}
      </head>
      <body className={page}>{children}</body>
    </html>
  );
}
