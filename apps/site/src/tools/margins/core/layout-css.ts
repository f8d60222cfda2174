import type { PageLayout } from "./page-layout.ts";

/** The measures of a page as custom properties of CSS, which give the widths of {@link widthAt} on any screen. */
export function layoutCss({ textPx, widePx, narrowMarginPx, wideMarginPx, breakpointPx }: PageLayout): string {
  return `:root {
  --margen: ${narrowMarginPx}px;
  --columna-texto: max(0px, min(${textPx}px, 100% - 2 * var(--margen)));
  --columna-ancho: max(0px, min(${widePx}px, 100% - 2 * var(--margen)));
  --columna-sangre: 100%;
}

@media (min-width: ${breakpointPx}px) {
  :root {
    --margen: ${wideMarginPx}px;
  }
}

.pieza-texto { width: var(--columna-texto); margin-inline: auto; }
.pieza-ancho { width: var(--columna-ancho); margin-inline: auto; }
.pieza-sangre { width: var(--columna-sangre); }
`;
}
