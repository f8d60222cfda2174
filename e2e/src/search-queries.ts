/** Words that somebody types, and the page that they are after. */
export interface SearchQuery {
  readonly query: string;
  /** Path of the page that must come first. */
  readonly wanted: string;
}

const GUIDE = "/docs/Guia de estilos";
const DEVELOPMENT = "/docs/Desarrollo interno";
const TUTORIALS = "/docs/Tutoriales";
const SNIPPETS = "/docs/Snippets";

/** Thirty searches as a designer types them: half a question, some words, never the title copied. */
const PLAIN: readonly SearchQuery[] = [
  { query: "colores para un gráfico de líneas", wanted: `${GUIDE}/Colors` },
  { query: "contraste mínimo del texto", wanted: `${GUIDE}/Colors` },
  { query: "código hex del rojo", wanted: `${GUIDE}/Colors` },
  { query: "halo de los rótulos en un mapa", wanted: `${GUIDE}/maps` },
  { query: "mapa de coropletas leyenda", wanted: `${GUIDE}/maps` },
  { query: "tamaño de los titulares", wanted: `${GUIDE}/Tipo` },
  { query: "separador de miles", wanted: `${GUIDE}/TipoNum` },
  { query: "cómo se escriben los porcentajes", wanted: `${GUIDE}/TipoNum` },
  { query: "margen seguro tarjeta instagram", wanted: `${GUIDE}/TipoOtrosFormatos` },
  { query: "sombra de un menú", wanted: `${DEVELOPMENT}/Shadows` },
  { query: "enlace que descarga un archivo", wanted: `${DEVELOPMENT}/Links` },
  { query: "hook antes del commit", wanted: `${DEVELOPMENT}/Husky` },
  { query: "geocodificar direcciones", wanted: `${SNIPPETS}/R/Geocode` },
  { query: "actualizar precios con el IPC", wanted: `${SNIPPETS}/R/consumer price index` },
  { query: "aplicar una función a cada fila", wanted: `${SNIPPETS}/R/run a function per dataframe row` },
  { query: "embed responsive de datawrapper", wanted: `${TUTORIALS}/embeds-DW` },
  { query: "mi primer gráfico en datawrapper paso a paso", wanted: `${TUTORIALS}/DATAWRAPPER` },
  { query: "exportar de illustrator a html", wanted: `${TUTORIALS}/ai2html` },
  { query: "preparar lo que saca ai2html para publicarlo", wanted: `${TUTORIALS}/ai2html-loader` },
  { query: "scripts de illustrator", wanted: `${TUTORIALS}/scripts-ai` },
  { query: "edificios 3D del catastro", wanted: `${TUTORIALS}/download 3D cadastre models` },
  { query: "localizador guerra de ucrania", wanted: `${TUTORIALS}/Ukraine war locator with R` },
  { query: "mapa del frente ISW", wanted: `${TUTORIALS}/Ucrania_ISW` },
  { query: "vídeo de apertura", wanted: "/docs/Video/video-apertura" },
  { query: "cuánto puede pesar un vídeo y subtítulos", wanted: "/docs/Video/video" },
  { query: "token de mapbox", wanted: "/docs/Mapas/mapBoxConfig" },
  { query: "scroll horizontal antiguo", wanted: "/docs/Old/Scrolling_horizontal" },
  { query: "mapa con google maps", wanted: "/docs/Old/googleMaps" },
  { query: "tabla de resultados por estado elecciones EEUU", wanted: "/docs/Old/EEUU-Presidential/State-table" },
  { query: "cursos de formación", wanted: "/blog/cursos" },
];

/** Ten with a slip of the fingers. */
const MISTYPED: readonly SearchQuery[] = [
  { query: "tipogarfía", wanted: `${GUIDE}/Tipo` },
  { query: "contarste de color", wanted: `${GUIDE}/Colors` },
  { query: "datawraper embed", wanted: `${TUTORIALS}/embeds-DW` },
  { query: "scripts de ilustrator", wanted: `${TUTORIALS}/scripts-ai` },
  { query: "catasrto", wanted: `${TUTORIALS}/download 3D cadastre models` },
  { query: "geocodifcar", wanted: `${SNIPPETS}/R/Geocode` },
  { query: "mabpox", wanted: "/docs/Mapas/mapBoxConfig" },
  { query: "interruptro", wanted: `${DEVELOPMENT}/toggle` },
  { query: "eurocpoa", wanted: "/docs/Old/Eurocopa" },
  { query: "porcentjes", wanted: `${GUIDE}/TipoNum` },
];

/** Ten without the accents that they have. */
const UNACCENTED: readonly SearchQuery[] = [
  { query: "tipografia", wanted: `${GUIDE}/Tipo` },
  { query: "numeros decimales", wanted: `${GUIDE}/TipoNum` },
  { query: "video apertura", wanted: "/docs/Video/video-apertura" },
  { query: "inflacion ipc", wanted: `${SNIPPETS}/R/consumer price index` },
  { query: "funcion por fila dataframe", wanted: `${SNIPPETS}/R/run a function per dataframe row` },
  { query: "proyeccion del mapa con canarias", wanted: `${GUIDE}/maps` },
  { query: "tamaño minimo de letra en papel", wanted: `${GUIDE}/TipoOtrosFormatos` },
  { query: "grafico de quadrigram", wanted: "/docs/Old/quadrigram" },
  { query: "cuadriculas del mundial de futbol", wanted: "/docs/Old/grids-mundial-catar" },
  { query: "proyeccion de la tierra redonda en qgis", wanted: "/docs/Old/WorldFromSpaceQGISProj" },
];

/** The fifty searches of the test, by kind. */
export const SEARCH_QUERIES = { plain: PLAIN, mistyped: MISTYPED, unaccented: UNACCENTED } as const;
