import type { SearchQuery } from "./search-queries.ts";

const GUIDE = "/docs/Guia de estilos";
const DEVELOPMENT = "/docs/Desarrollo interno";
const TUTORIALS = "/docs/Tutoriales";
const SCROLLINGS = "/docs/Formatos/Scrollings";
const CHARTS = "/docs/Herramientas DW";
const ONLINE = "/docs/Herramientas Online";

/**
 * Fifty searches on a deadline, written from the list of pages alone, before the ranking was read or changed: each must find its page among
 * the first three. They are not to be rewritten after what the ranking gives; a page that moves takes its address with it.
 */
export const UNSEEN_QUERIES: readonly SearchQuery[] = [
  // A name, or half of it.
  { query: "mapas", wanted: `${GUIDE}/maps` },
  { query: "datawrapper", wanted: `${TUTORIALS}/DATAWRAPPER` },
  { query: "localizador", wanted: "/docs/Mapas/Localizador" },
  { query: "shapefile", wanted: `${CHARTS}/omfg` },
  { query: "seccion censal", wanted: `${ONLINE}/Buscador de secciones censales` },
  { query: "antes y después", wanted: `${SCROLLINGS}/ImgTransition` },
  { query: "terremoto", wanted: `${CHARTS}/Localizador_Terremotos` },
  { query: "switch", wanted: `${DEVELOPMENT}/toggle` },
  { query: "dot density", wanted: `${ONLINE}/GeneradorPuntosAleatorios` },
  { query: "subtítulos", wanted: "/docs/Video/video" },
  // Some words, as one thinks them.
  { query: "paleta partidos políticos", wanted: `${GUIDE}/Colors` },
  { query: "color daltónicos", wanted: `${GUIDE}/Colors` },
  { query: "canarias en el mapa dónde va", wanted: `${GUIDE}/maps` },
  { query: "decimales coma o punto", wanted: `${GUIDE}/TipoNum` },
  { query: "fuente de los titulares", wanted: `${GUIDE}/Tipo` },
  { query: "tamaño letra vertical instagram", wanted: `${GUIDE}/TipoOtrosFormatos` },
  { query: "colgar un csv para datawrapper", wanted: `${ONLINE}/Drop` },
  { query: "ruta de un barco AIS", wanted: `${ONLINE}/Descarga Rutas de Barcos` },
  { query: "barcos marinetraffic", wanted: `${ONLINE}/Descarga Rutas de Barcos` },
  { query: "dos gráficos juntos con un titular", wanted: `${CHARTS}/Datawrapper_Wrapper` },
  { query: "desplegable comunidades autónomas", wanted: `${CHARTS}/dw-switcher` },
  { query: "gráfico distinto en móvil", wanted: `${CHARTS}/DW-MediaQuery` },
  { query: "gráfico a ancho completo", wanted: `${CHARTS}/Wrapper-CSS` },
  { query: "reducir peso geojson", wanted: `${CHARTS}/omfg` },
  { query: "enlaces rotos de especiales", wanted: "/docs/Formatos/Plantillas/EnlacesLegacy" },
  { query: "nota metodológica en varias piezas", wanted: "/docs/Extensiones/Includes" },
  { query: "modelo 3d scroll", wanted: `${SCROLLINGS}/WebglScrolling` },
  { query: "parallax capas", wanted: `${SCROLLINGS}/CSS3dScrolling` },
  { query: "línea de tiempo illustrator", wanted: `${SCROLLINGS}/Ai2Horizontal` },
  { query: "cuadro con zoom", wanted: `${SCROLLINGS}/ViewArtwork` },
  { query: "color del agua mapa base", wanted: "/docs/Mapas/mapBoxConfig" },
  { query: "tooltip datawrapper formato", wanted: "/docs/Snippets/Datawrapper general" },
  { query: "plantilla tutorial", wanted: `${TUTORIALS}/xx DEV/template-tutorial` },
  { query: "pantallazo automático de un gráfico", wanted: "/docs/Old/captura-mundial-catar" },
  // A question in a sentence.
  { query: "¿por qué se me corta el gráfico en la noticia?", wanted: `${TUTORIALS}/embeds-DW` },
  { query: "cómo paso direcciones a coordenadas", wanted: "/docs/Snippets/R/Geocode" },
  { query: "cuánto son 100 euros de 2005 en euros de hoy", wanted: "/docs/Snippets/R/consumer price index" },
  { query: "qué proyección uso para un mapa de España", wanted: `${GUIDE}/maps` },
  { query: "cómo hago que un vídeo avance al hacer scroll", wanted: `${SCROLLINGS}/VideoFrame` },
  { query: "dónde pongo un vídeo de fondo que no pare de repetirse", wanted: `${SCROLLINGS}/VideoTransition` },
  { query: "cómo publico lo que exporto de illustrator", wanted: `${TUTORIALS}/ai2html-loader` },
  { query: "cuánto ha avanzado el frente en ucrania desde ayer", wanted: `${TUTORIALS}/Ucrania_ISW` },
  { query: "hay algún script para exportar las mesas de trabajo", wanted: `${TUTORIALS}/scripts-ai` },
  // With slips of the fingers, in one word or in two.
  { query: "terremto magnitd", wanted: `${CHARTS}/Localizador_Terremotos` },
  { query: "mapa corpletas leynda", wanted: `${GUIDE}/maps` },
  { query: "edificos catastro 3d", wanted: `${TUTORIALS}/download 3D cadastre models` },
  { query: "localizdor ucrnia", wanted: `${TUTORIALS}/Ukraine war locator with R` },
  { query: "fotogrmas secuencia imagnes", wanted: `${SCROLLINGS}/CanvasFrame` },
  { query: "tipografia titualres", wanted: `${GUIDE}/Tipo` },
  { query: "puntos aleatroios poblacion", wanted: `${ONLINE}/GeneradorPuntosAleatorios` },
];
