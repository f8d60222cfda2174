// Pinta en la noticia lo que se insertó desde Composer con el módulo de gráficos. Para el componente de custom_embed de PageBuilder,
// en su fuente de contenido (pedirGrafico) y en lo que pinta (graficoHtml).

/** Dirección pública de los gráficos: pon la vuestra. */
const BASE = "https://graficos.example.org";

/** Clase de la figura según el ancho que se eligió: la columna no necesita ninguna. */
const CLASES = { column: "", wide: "nv-ancho", full: "nv-completo" };

const seguro = (texto) =>
  String(texto ?? "").replace(/[&<>"]/g, (signo) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[signo]);

/** Lo que hay que enseñar de un gráfico, por el `id` que guarda Composer; `null` si no está publicado o lo han retirado. */
export async function pedirGrafico(id, base = BASE) {
  const respuesta = await fetch(`${base}/arc/content/${encodeURIComponent(id)}.json`);
  if (respuesta.status === 404 || respuesta.status === 410) return null;
  if (!respuesta.ok) throw new Error(`${base} contesta ${respuesta.status}`);
  return respuesta.json();
}

/** El HTML de la noticia: el gráfico con el titular y la leyenda que se eligieron en Composer. Nada, si no hay gráfico. */
export function graficoHtml(contenido, config = {}) {
  if (contenido === null) return "";
  const clase = Object.hasOwn(CLASES, config.width ?? "") ? CLASES[config.width] : "";
  const titular = config.showTitle === true ? `<h3>${seguro(contenido.title)}</h3>` : "";
  const leyenda = config.caption ? `<figcaption>${seguro(config.caption)}</figcaption>` : "";
  return `<figure${clase && ` class="${clase}"`}>${titular}${contenido.html}${leyenda}</figure>`;
}
