/** Colours of the parts, on light and on dark. */
const PARTS = {
  ink: ["#171512", "#efece4"],
  soft: ["#5b564d", "#a49d8f"],
  rule: ["#dcd7cb", "#35322d"],
} as const;

const GROUNDS = [
  "--ground:#fff;--wash:#f4efe4;--free:#dcd7cb",
  "--ground:#131211;--wash:#26241f;--free:#4a463f",
] as const;

const variables = (theme: 0 | 1) =>
  [
    ...Object.entries(PARTS).map(([name, colours]) => `--${name}:var(--nv-house-${name},${colours[theme]})`),
    GROUNDS[theme],
  ].join(";");

/** Style sheet of all pages of a night, besides the colours of its lists. */
export const NIGHT_STYLES = [
  `.nv-el{${variables(0)};color:var(--ink);font-variant-numeric:tabular-nums lining-nums}`,
  `[data-nv-theme="dark"] .nv-el{${variables(1)}}`,
  ".nv-el .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
  ".nv-el h2{margin:28px 0 8px;padding-top:8px;border-top:2px solid var(--ink);font-size:18px;line-height:1.2}.nv-el h2:first-child{margin-top:0}",
  ".nv-el .titular{margin:10px 0 20px;font-size:clamp(24px,5vw,38px);font-weight:700;line-height:1.12;text-wrap:balance}",
  ".nv-el .estado{font-size:15px}.nv-el .tarde{color:var(--soft)}",
  '.nv-el .tarde::before{content:"● "}.nv-el small{color:var(--soft);font-size:13px}',
  ".nv-el :is(table,svg,.bloques){font-family:var(--nv-face-figures,inherit)}",
  ".nv-el table{width:100%;border-collapse:collapse;font-size:15px;line-height:1.3}",
  ".nv-el :is(th,td){padding:8px 0 8px 10px;border-bottom:1px solid var(--rule);font-weight:400;text-align:left;vertical-align:baseline}",
  ".nv-el :is(th,td):first-child{padding-left:0}.nv-el thead th{border-color:var(--ink);color:var(--soft);font-size:13px}.nv-el abbr{text-decoration:none}",
  ".nv-el .n{text-align:right;white-space:nowrap}.nv-el .v{color:var(--soft)}.nv-el .ancha{width:40%}",
  ".nv-el i{display:inline-block;width:11px;height:11px;margin-right:7px;border-radius:2px;background:var(--c)}",
  ".nv-el svg{display:block;width:100%;height:auto;overflow:visible}.nv-el svg text{fill:var(--soft);font-size:11px}",
  ".nv-el .hemiciclo{max-width:620px;margin:0 auto}.nv-el .hemiciclo .s{fill:none;stroke:var(--c);stroke-linecap:round}.nv-el .hemiciclo .libre{stroke:var(--free)}",
  ".nv-el .hemiciclo line{stroke:var(--ink);stroke-width:1;stroke-dasharray:3 3}.nv-el .hemiciclo .total{fill:var(--ink);font-size:34px;font-weight:700}",
  ".nv-el .mapa{max-width:680px;margin:0 auto}.nv-el .mapa rect{fill:none}.nv-el .mapa text{font-size:8.5px}.nv-el .mapa .m{display:none}.nv-el .mapa .b{fill:var(--c)}.nv-el .mapa .libre{fill:var(--free)}.nv-el .mapa a:hover text{fill:var(--ink);text-decoration:underline}",
  ".nv-el .municipios{max-width:860px;margin:0 auto}.nv-el .municipios .i{fill:none;stroke:var(--soft);stroke-width:.8}.nv-el .municipios .b{fill:none;stroke:var(--ground);stroke-width:.8;stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  ".nv-el .municipios .f{fill:var(--c)}.nv-el .municipios .s{fill:var(--ground);fill-opacity:.55}.nv-el .municipios .t{fill:var(--ink)}.nv-el .municipios .n{fill:var(--wash);stroke:var(--free);stroke-width:.6;vector-effect:non-scaling-stroke}",
  ".nv-el i.t{--c:var(--ink)}.nv-el .aspecto i.f{--c:var(--soft)}.nv-el .aspecto i.s{--c:color-mix(in srgb,var(--soft) 45%,var(--ground))}.nv-el .aspecto i.n{--c:var(--wash);outline:1px solid var(--free)}",
  ".nv-el .conmapa{display:grid;gap:8px 40px;align-items:start}@media(min-width:860px){.nv-el .conmapa{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}}",
  ".nv-el .lugares{columns:150px;margin:0;padding:0;list-style:none;font-size:14px}.nv-el .lugares a{display:inline-block;padding:4px 0}",
  ".nv-el .clave{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0 0 10px;font-size:14px}",
  ".nv-el .bloques{display:grid;gap:14px;margin:0;padding:0;list-style:none;font-size:15px}",
  ".nv-el .barra{height:8px;margin:4px 0;overflow:visible}.nv-el .barra.antes{height:4px}.nv-el .barra rect{fill:var(--ink)}.nv-el .barra.antes rect{fill:var(--soft)}.nv-el .barra .todo{fill:var(--wash)}.nv-el .barra line{stroke:var(--soft);stroke-width:2}",
  ".nv-el .c{display:inline-flex;gap:5px;align-items:baseline;margin-right:14px;white-space:nowrap}.nv-el .c i{margin-right:2px;align-self:center}.nv-el .c b{font-weight:700}",
  ".nv-el .dado1{display:block;font-size:13px;font-weight:700}.nv-el .dado b{font-weight:700}.nv-el .areas th a{display:inline-block;padding:3px 0}",
  ".nv-el :is(.vacio,.resto){color:var(--soft)}.nv-el .resto{margin:8px 0;font-size:14px}.nv-el [hidden]{display:none}.nv-el .busca input{flex:1 1 220px}",
  ".nv-el .partes{display:grid;gap:0 40px}@media(min-width:860px){.nv-el .partes{grid-template-columns:repeat(2,minmax(0,1fr))}.nv-el .partes>*{min-width:0}}",
  ".nv-ensayo{margin:0 0 12px;padding:8px 12px;background:#ffd400;color:#1a1a1a;font-weight:700;text-align:center}",
  "@media(max-width:559px){.nv-el .v{display:none}.nv-el :is(th,td){padding-left:4px}.nv-el .mapa text{display:none}.nv-el .mapa .m{display:block;font-size:13px}}",
  "@media print{.nv-el *{print-color-adjust:exact}.nv-el tr{break-inside:avoid}.nv-el tr[hidden]{display:table-row}}",
].join("");
