import type { HouseColours } from "@nv/contracts/schemas";

const inks = ({ ink, soft, rule }: Pick<HouseColours, "ink" | "soft" | "rule">) =>
  `--ink:${ink};--soft:${soft};--rule:${rule}`;

/** Ground and mark of focus, by theme: a page of its own has a ground, a piece has none. */
const GROUND = { light: "--ground:#fff;--focus:#0b62c4", dark: "--ground:#131211;--focus:#7db8ff" } as const;

/** Styles of the page of data, in both themes, as the reader's system asks. */
export function dataStyles({ light, dark }: { readonly light: HouseColours; readonly dark: HouseColours }): string {
  return (
    `:root{color-scheme:light dark;${inks(light)};${GROUND.light};font:var(--nv-size-text,16px)/1.5 var(--nv-face-text,system-ui,sans-serif)}` +
    `@media(prefers-color-scheme:dark){:root{${inks(dark)};${GROUND.dark}}}` +
    "body{margin:0;background:var(--ground);color:var(--ink)}main{box-sizing:border-box;max-width:760px;margin:0 auto;padding:24px 16px 48px}" +
    "h1,h2{font-family:var(--nv-face-display,inherit);line-height:1.2;text-wrap:balance}h1{margin:0 0 8px;font-size:clamp(26px,6vw,36px);font-weight:600;overflow-wrap:anywhere}" +
    "h2{margin:36px 0 8px;padding-top:10px;border-top:2px solid var(--ink);font-size:20px;font-weight:600}p{margin:0 0 10px;overflow-wrap:anywhere}" +
    ".de,small,dt,thead th{color:var(--soft);font-size:14px}.de{margin:0 0 4px}.dice{font-size:18px}a{color:inherit;text-underline-offset:2px}" +
    ":focus-visible{outline:3px solid var(--focus);outline-offset:2px}" +
    ".datos{display:grid;gap:12px 24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr));margin:20px 0 0}dd{margin:0;overflow-wrap:anywhere}" +
    "code,pre,table{font-family:var(--nv-face-figures,inherit);font-variant-numeric:tabular-nums lining-nums}code{font-size:.92em;overflow-wrap:anywhere}" +
    ".archivos,.cambios{margin:0;padding-left:22px}li{margin:0 0 8px}blockquote{margin:0 0 10px;padding:10px 14px;border-left:3px solid var(--ink);overflow-wrap:anywhere}" +
    "summary{padding:8px 0;cursor:pointer}pre{margin:0;overflow:auto;padding:10px;border:1px solid var(--rule);font-size:14px}" +
    ".ancho{overflow-x:auto}.ancho code,.ancho .d,.cambios code{white-space:nowrap}table{width:100%;border-collapse:collapse;font-size:15px}th,td{padding:6px 14px 6px 0;border-top:1px solid var(--rule);font-weight:400;text-align:left;vertical-align:top}" +
    "thead th{border:0;white-space:nowrap}.n{text-align:right;white-space:nowrap}footer{margin-top:36px;color:var(--soft);font-size:14px}" +
    '@media print{a[href^=http]::after{content:" (" attr(href) ")";font-size:11px}}'
  );
}
