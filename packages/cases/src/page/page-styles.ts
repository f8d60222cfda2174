/** Colours of the page by ground: the inks of the house's figures, and five steps of its ramp for amounts. */
const LIGHT =
  "--ink:var(--nv-house-ink,#171512);--soft:var(--nv-house-soft,#5b564d);--rule:var(--nv-house-rule,#dcd7cb);--ground:#fff;--wash:#f1ece0;--focus:#0b62c4;" +
  "--q0:#e3f1fb;--q1:#b4d6ef;--q2:#82b8df;--q3:#3179a6;--q4:#16587f;--t0:#171512;--t1:#fff";
const DARK =
  "--ink:var(--nv-house-ink,#efece4);--soft:var(--nv-house-soft,#b3ac9f);--rule:var(--nv-house-rule,#4a463f);--ground:#131211;--wash:#26241f;--focus:#7db8ff;" +
  "--q0:#133144;--q1:#1f4c6a;--q2:#2b6991;--q3:#60a7d6;--q4:#8ec5ec;--t0:#fff;--t1:#131211";

/** Width up to which a case is a card, and from which the map and its table stand side by side. */
const CARD_UP_TO_PX = 619;
const SIDE_BY_SIDE_FROM_PX = 860;

/** Styles of the page for readers, after those of every published page. */
export const CASES_STYLES =
  `:root{${LIGHT}}[data-nv-theme="dark"]{${DARK}}` +
  "body{background:var(--ground);color:var(--ink)}[data-nv-theme=dark] body{color:var(--ink)}" +
  "main{max-width:1080px;margin:0 auto;padding:16px;font-variant-numeric:tabular-nums lining-nums}" +
  "h1{font-size:clamp(24px,5vw,34px);letter-spacing:-.01em}h2{margin:36px 0 8px;padding-top:10px;border-top:2px solid var(--ink);font-size:20px;line-height:1.25}" +
  ".subheading{font-size:18px}.ejemplo{position:sticky;top:0;z-index:2;margin:0 0 16px;padding:6px 12px;background:#ffd400;color:#1a1a1a;font-weight:700;text-align:center}" +
  "small{display:block;color:var(--soft);font-size:13px;font-weight:400}table{width:100%;border-collapse:collapse;font-size:15px}" +
  "th,td{padding:8px 14px 8px 0;border-top:1px solid var(--rule);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}tbody th{font-weight:600}" +
  "thead th{border:0;color:var(--soft);font-size:13px}.n{padding-right:0;text-align:right;white-space:nowrap}td p{margin:4px 0 0}td ul{margin:4px 0 0;padding:0;list-style:none;font-size:13px}" +
  ".cuenta{max-width:560px}.cuenta td,.cuenta th{padding-top:4px;padding-bottom:4px}.lado{display:grid;gap:24px}.mapa{display:block;width:100%;height:auto}.mapa.c10{max-width:520px}.mapa.c3{max-width:200px}" +
  "svg text{font-size:11px;text-anchor:middle}svg text.n{font-size:13px;font-weight:600}svg g{fill:var(--t0)}svg rect{fill:var(--wash);stroke:none}" +
  "svg g.q-1{fill:var(--soft)}[data-nv-theme=dark] svg g.q-1,svg g.q-1{fill:var(--soft)}" +
  ".q0 rect{fill:var(--q0)}.q1 rect{fill:var(--q1)}.q2 rect{fill:var(--q2)}.q3 rect{fill:var(--q3)}.q4 rect{fill:var(--q4)}svg g.q3,svg g.q4{fill:var(--t1)}" +
  ".clave{display:flex;flex-wrap:wrap;gap:4px 14px;margin:10px 0 0;padding:0;list-style:none;color:var(--soft);font-size:13px}.clave li{display:flex;align-items:center;gap:5px}.clave svg{width:16px;height:16px}" +
  "form{display:grid;gap:10px 14px;grid-template-columns:repeat(3,minmax(0,1fr));margin:8px 0}form[hidden]{display:none}.ancho{grid-column:1/-1}" +
  "label{display:block;font-size:14px}input,select,button{box-sizing:border-box;width:100%;min-height:44px;margin-top:2px;padding:0 12px;border:1px solid var(--soft);border-radius:3px;background:var(--ground);color:inherit;font:inherit}" +
  "button{width:auto;margin-top:12px;cursor:pointer}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}#nv-casos tr[hidden]{display:none}.solo-movil{display:none}" +
  "dt{margin-top:8px;font-weight:600}dd{margin:0}.descargas{padding-left:18px}.cambios{padding:0;list-style:none}.cambios li{margin:0 0 10px}" +
  `@media(min-width:${SIDE_BY_SIDE_FROM_PX}px){.lado{grid-template-columns:minmax(0,520px) minmax(0,1fr)}}` +
  `@media(max-width:${CARD_UP_TO_PX}px){form{grid-template-columns:minmax(0,1fr)}#nv-casos thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}` +
  "#nv-casos,#nv-casos tbody{display:block}#nv-casos tr:not([hidden]){display:block;padding:10px 0;border-top:1px solid var(--rule)}#nv-casos td,#nv-casos th{display:block;padding:2px 0;border:0;text-align:left;white-space:normal}.solo-movil{display:inline}}" +
  '@media print{form,#nv-casos-mas,#nv-casos-cuenta{display:none!important}#nv-casos tr[hidden]{display:table-row!important}.ejemplo{position:static;border:2px solid}tr,svg{break-inside:avoid}a[href^=http]::after{content:" (" attr(href) ")";font-size:11px}' +
  "g rect{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";
