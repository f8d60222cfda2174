import { advice, type Finding, fault, fine } from "@nv/ui/finding";

/** Diagnosis of a piece of embed code. */
export interface EmbedDiagnosis {
  readonly findings: readonly Finding[];
  /** Code to paste instead; `null` when there is nothing to embed in it. */
  readonly fixed: string | null;
}

/** An embedded chart found in the code. */
interface FoundChart {
  readonly id: string;
  readonly title: string;
  readonly heightPx: number;
}

const CHART_ADDRESS = /(https?:)?\/\/datawrapper\.dwcdn\.net\/([0-9A-Za-z_-]{5})(?:\/(\d+))?/i;
const USUAL_HEIGHT_PX = 400;

function checkFrame(frame: Element): Finding[] {
  const attribute = (name: string) => frame.getAttribute(name) ?? "";
  const address = CHART_ADDRESS.exec(attribute("src"));
  const width = attribute("width");
  const style = attribute("style");
  const isFixedWidth = /^\d+$/.test(width) || /(?:^|;)\s*width\s*:\s*[1-9]\d*px/i.test(style);
  const isGrowing =
    /min-width\s*:\s*100%/i.test(style) || width === "100%" || /(?:^|;)\s*width\s*:\s*100%/i.test(style);
  return [
    ...(address?.[1] === "http:"
      ? [fault("La dirección empieza por http: el navegador la bloquea. Tiene que ser https.")]
      : []),
    ...(address?.[3] !== undefined
      ? [advice(`Lleva la versión ${address[3]} del gráfico: si se publica otra, aquí no cambiará.`)]
      : []),
    ...(isFixedWidth ? [fault("El ancho es fijo, en píxeles: en un móvil se corta.")] : []),
    ...(!isFixedWidth && !isGrowing ? [fault("No dice que ocupe todo el ancho: saldría de 300 píxeles.")] : []),
    ...(isGrowing && !isFixedWidth ? [fine("Ocupa el ancho que haya.")] : []),
    ...(attribute("title") === "" ? [fault("Falta title: un lector de pantalla diría solo «marco».")] : []),
    ...(attribute("height") === "" && !/height\s*:/i.test(style)
      ? [fault("No reserva altura: la página salta cuando llega el gráfico.")]
      : []),
    ...(attribute("loading").toLowerCase() === "lazy"
      ? []
      : [advice('Sin loading="lazy" se descarga aunque nadie llegue a verlo.')]),
  ];
}

function chartOf(code: string, page: Document): FoundChart | null {
  const id = CHART_ADDRESS.exec(code)?.[2];
  if (id === undefined) return null;
  const frame = page.querySelector("iframe");
  const height = Number.parseInt(frame?.getAttribute("height") ?? "", 10);
  return { id, title: frame?.getAttribute("title") ?? "", heightPx: height > 0 ? height : USUAL_HEIGHT_PX };
}

function escapeAttribute(text: string): string {
  return text.replace(/["<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function fixedCode({ id, title, heightPx }: FoundChart): string {
  const words = escapeAttribute(title || "Describe aquí el gráfico");
  return [
    `<iframe id="datawrapper-chart-${id}" src="https://datawrapper.dwcdn.net/${id}/" title="${words}" scrolling="no" loading="lazy" style="width:0;min-width:100%;border:0" height="${heightPx}"></iframe>`,
    "<script>",
    'window.addEventListener("message",function(e){var h=e.data&&e.data["datawrapper-height"];if(!h)return;',
    'document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)for(var i in h)if(h[i]>=40&&h[i]<=20000)f.style.height=h[i]+"px"})});',
    "</script>",
  ].join("\n");
}

function whatItIs(code: string, page: Document): string {
  const frame = page.querySelector("iframe");
  if (frame !== null) return `Es un marco, pero no de Datawrapper: ${frame.getAttribute("src") || "sin dirección"}.`;
  if (/^https?:\/\/\S+$/.test(code.trim())) return "Es una dirección, y no de un gráfico publicado de Datawrapper.";
  return "No se ve ningún gráfico de Datawrapper en ese código.";
}

/**
 * Looks for what makes an embedded chart fail in a page.
 *
 * @param code - What was pasted: the code of the chart, or only its published address.
 * @param page - The same as the browser reads it.
 */
export function diagnoseEmbed(code: string, page: Document): EmbedDiagnosis {
  if (code.trim() === "") return { findings: [], fixed: null };
  const chart = chartOf(code, page);
  if (chart === null) return { findings: [fault(whatItIs(code, page))], fixed: null };
  const frames = [...page.querySelectorAll("iframe")].filter((frame) =>
    CHART_ADDRESS.test(frame.getAttribute("src") ?? ""),
  );
  const hasScriptEmbed = page.querySelector('script[src*="dwcdn.net/"][src*="embed.js"]') !== null;
  const hasListener = /datawrapper-height/.test(code);
  if (frames.length === 0 && hasScriptEmbed) {
    const findings = [
      fine(`Es el gráfico ${chart.id}, incrustado con script.`),
      advice(
        "Muchos gestores quitan los scripts al guardar: mira la noticia publicada. Si no sale, usa el código de abajo.",
      ),
      ...(page.querySelector("noscript") !== null
        ? []
        : [advice("Sin <noscript>, quien no tiene JavaScript no ve nada.")]),
    ];
    return { findings, fixed: fixedCode(chart) };
  }
  if (frames.length === 0)
    return { findings: [advice("Es solo la dirección: falta el código que la incrusta.")], fixed: fixedCode(chart) };
  const findings = [
    fine(`Es el gráfico ${chart.id}, en un marco.`),
    ...frames.flatMap(checkFrame),
    ...(frames.length > 1 ? [advice(`Hay ${frames.length} gráficos: el código de abajo es el del primero.`)] : []),
    hasListener
      ? fine("Lleva el script que ajusta la altura.")
      : fault("Falta el script de la altura, o el gestor lo ha quitado: el gráfico sale cortado o con hueco."),
  ];
  return { findings, fixed: findings.some(({ level }) => level !== "fine") ? fixedCode(chart) : null };
}
