import type { PictureName } from "./pictures.ts";

/** A job that people come for, under which the tools for it stand. */
export type Job = "charts" | "maps" | "stories" | "video" | "networks" | "data" | "code" | "desk";

/** A tool of ours. */
export interface Tool {
  readonly job: Job;
  /** Decoded address at which it opens, as people read it: `/docs/Herramientas DW/omfg`. */
  readonly page: string;
  readonly name: string;
  /** One line: what somebody gets from it. */
  readonly says: string;
  readonly picture: PictureName;
  /** Other words that people type for it. */
  readonly words: string;
}

/** The jobs, in the order in which they are shown. */
export const JOBS: Readonly<Record<Job, string>> = {
  charts: "Gráficos",
  maps: "Mapas",
  stories: "Historias",
  video: "Vídeo e imagen",
  networks: "Redes",
  data: "Datos",
  code: "Código",
  desk: "Redacción",
};

const line =
  (job: Job) =>
  (picture: PictureName, page: string, name: string, says: string, words = ""): Tool => ({
    ...{ job, page, name, says, picture, words },
  });

const [chart, map, story, video, network, data, code, desk] = [
  line("charts"),
  line("maps"),
  line("stories"),
  line("video"),
  line("networks"),
  line("data"),
  line("code"),
  line("desk"),
] as const;

/**
 * The tools of ours, a line a tool: the launcher, the palette and the home read it. `catalogue.test.ts` holds that every page of the documentation that
 * shows a tool is here. No page of a group: what everybody's program carries names none.
 */
export const TOOLS: readonly Tool[] = [
  chart(
    "lines",
    "/docs/Herramientas Online/Grafico de una tabla",
    "Gráfico de una tabla",
    "Quince clases, de las líneas al hemiciclo, de una tabla que se pega",
    "figura barras lineas puntos areas dispersion hemiciclo pendiente acumulado calendario",
  ),
  chart(
    "rows",
    "/docs/Herramientas Online/Tabla",
    "Tabla",
    "Con buscador, orden y páginas, y barras y colores en sus celdas",
    "ranking clasificacion listado buscador municipios celdas",
  ),
  chart(
    "registry",
    "/embed_data",
    "Gráficos",
    "Todo lo publicado y lo que está a medias, con su código",
    "registro lista embed incrustar piezas",
  ),
  chart(
    "link",
    "/embed_data?nuevo=",
    "Añadir un gráfico",
    "De Datawrapper, de Flourish o de otra dirección, por su enlace",
    "nuevo registrar datawrapper flourish externo enlace",
  ),
  chart(
    "tabs",
    "/docs/Herramientas DW/dw-switcher",
    "Un gráfico a elegir entre varios",
    "El mismo gráfico por comunidad, partido o año, con un mando",
    "selector pestañas switcher",
  ),
  chart(
    "together",
    "/docs/Herramientas DW/Datawrapper_Wrapper",
    "Varios gráficos juntos",
    "Bajo un titular, una fuente y un crédito nuestros",
    "envoltorio wrapper columnas",
  ),
  chart(
    "widths",
    "/docs/Herramientas DW/DW-MediaQuery",
    "Un gráfico según el ancho",
    "Uno para el móvil y otro para el escritorio",
    "media query responsive movil",
  ),
  chart(
    "breakout",
    "/docs/Herramientas DW/Wrapper-CSS",
    "Un gráfico más ancho que la columna",
    "Se sale de la columna, con fondo o filete",
    "envoltorio css ancho",
  ),
  chart(
    "check",
    "/docs/Tutoriales/DATAWRAPPER",
    "Revisión de un gráfico",
    "La guía de la casa, pasada por un gráfico antes de publicarlo",
    "datawrapper comprobar lista antes de publicar",
  ),
  chart(
    "spoken",
    "/docs/Herramientas DW/Datawrapper_Descripcion_ia",
    "Describir un gráfico",
    "Su descripción para quien no lo ve, sin una cifra de más",
    "alternativo alt texto accesibilidad ia",
  ),
  chart(
    "coverage",
    "/docs/Trackers/Datawrapper_Descripcion_ia",
    "Cobertura de las descripciones",
    "Qué piezas publicadas se pueden oír y cuáles no",
    "alternativo alt accesibilidad",
  ),
  map(
    "locator",
    "/mapbox_form",
    "Localizador",
    "Un mapa de situación en dos minutos, para web, papel e Illustrator",
    "mapa de situacion donde esta lugar mapbox",
  ),
  map(
    "areas",
    "/docs/Mapas/Mapa de areas",
    "Mapa de áreas",
    "Municipios, provincias o países, coloreados por una tabla",
    "coropletas mapa de datos municipios provincias comunidades paises colores",
  ),
  map(
    "bubbles",
    "/docs/Mapas/Mapa de simbolos",
    "Mapa de símbolos",
    "Un círculo por lugar, tan grande como su dato",
    "burbujas circulos proporcionales puntos coordenadas mapa de datos",
  ),
  map(
    "quake",
    "/docs/Herramientas DW/Localizador_Terremotos",
    "Localizador de terremotos",
    "Del aviso de las agencias al mapa, la frase y la tabla",
    "terremoto sismo seismo epicentro magnitud",
  ),
  map(
    "dots",
    "/docs/Herramientas Online/GeneradorPuntosAleatorios",
    "Mapa de puntos",
    "Un punto por cada tantas personas, con el total exacto",
    "generador de puntos aleatorios densidad",
  ),
  map(
    "simplify",
    "/docs/Herramientas DW/omfg",
    "Optimizador de mapas",
    "Un mapa pesado, en lo que admite Datawrapper",
    "omfg geojson topojson shapefile simplificar",
  ),
  map(
    "layers",
    "/docs/Mapas/mapBoxConfig",
    "Estilo de los mapas",
    "El de los mapas base, escrito una vez para web, R y QGIS",
    "maplibre qgis mapa base",
  ),
  map(
    "sections",
    "/docs/Herramientas Online/Buscador de secciones censales",
    "Secciones censales",
    "La de una dirección, un punto, una lista o una zona",
    "buscador cusec censo ine direccion",
  ),
  map(
    "ship",
    "/docs/Herramientas Online/Descarga Rutas de Barcos",
    "Rutas de barcos",
    "La de un barco, limpia y con los huecos a la vista",
    "descarga barco buque ais marinetraffic",
  ),
  map(
    "buildings",
    "/docs/Tutoriales/download 3D cadastre models",
    "Modelos 3D del Catastro",
    "Los edificios de una referencia, para Blender o Illustrator",
    "catastro edificios 3d glb",
  ),
  story(
    "story",
    "/storys",
    "Historias",
    "Fotos, vídeos y textos que se cuentan al bajar, por bloques",
    "historia scroll scrollytelling scrolly bloques",
  ),
  story(
    "formats",
    "/formats",
    "Formatos",
    "Los diez modos de contar al bajar, cada uno con su muestra",
    "plantillas scrollings galeria",
  ),
  story(
    "artboards",
    "/docs/Tutoriales/ai2html-loader",
    "Pieza de ai2html",
    "La carpeta que exporta Illustrator, revisada y publicada",
    "publicar illustrator loader",
  ),
  story(
    "settings",
    "/docs/Tutoriales/ai2html",
    "Configuración de ai2html",
    "Las mesas y los ajustes, listos para pegar en Illustrator",
    "illustrator mesas de trabajo",
  ),
  video(
    "video",
    "/embed_data?nuevo=video",
    "Vídeo",
    "Con subtítulos, cartel y versión vertical, sin reproductor ajeno",
    "subtitulos vertical mp4",
  ),
  video(
    "opener",
    "/embed_data?nuevo=apertura-de-video",
    "Apertura de vídeo",
    "Un bucle mudo con el titular encima",
    "bucle cabecera opener",
  ),
  video(
    "image",
    "/embed_data?nuevo=imagen",
    "Imagen",
    "Una foto o un dibujo, o uno para cada ancho",
    "foto dibujo fotografia",
  ),
  video(
    "shadow",
    "/docs/Herramientas Online/TextShadowPicker",
    "Sombra de texto",
    "Un texto que se lee sobre una foto, probado en la foto",
    "text shadow contraste foto",
  ),
  video(
    "margins",
    "/docs/Herramientas Online/Margenes",
    "Márgenes",
    "Cuánto mide una pieza en cada pantalla, con su mesa de trabajo",
    "medidas anchos artboard",
  ),
  video(
    "photo",
    "/docs/Herramientas Online/PhotocenterUpload",
    "Una foto a Photo Center",
    "Al banco de Arc, con firma, pie y texto alternativo",
    "enviar arc subir imagen",
  ),
  video(
    "photos",
    "/upload_photocenter",
    "Muchas fotos a Photo Center",
    "Varias de una vez, con sus identificadores de vuelta",
    "enviar arc subir imagenes lote",
  ),
  network(
    "card",
    "/docs/Herramientas Online/Cards RRSS",
    "Tarjetas para redes",
    "Un dato, una cita o un mapa, en las seis proporciones a la vez",
    "tarjeta redes sociales instagram cards rrss hilo",
  ),
  network(
    "markets",
    "/docs/Herramientas Online/bolsas",
    "El cierre de los mercados",
    "La frase, el gráfico y la tarjeta de cada tarde",
    "bolsas bolsa ibex prima divisas",
  ),
  data(
    "box",
    "/docs/Herramientas Online/ToolsBox",
    "Caja de herramientas",
    "Las cuentas y conversiones de cada día, a una tecla",
    "utilidades calculadora convertir porcentaje",
  ),
  data(
    "series",
    "/docs/Herramientas DW/FijosDataWrapper",
    "Gráficos que se ponen al día",
    "Las cifras de cada mes, revisadas, sin tocar las noticias",
    "series serie fijos datawrapper actualizar",
  ),
  data(
    "tracker",
    "/docs/Trackers/trump",
    "Seguimiento de un mandato",
    "La media de las encuestas con su franja, y su método",
    "encuestas media tracker aprobacion presidente",
  ),
  data(
    "average",
    "/docs/Trackers/medias",
    "Media de encuestas",
    "Partidos o respuestas, con quién va por delante y cuánto se sabe",
    "encuestas media intencion voto partidos elecciones sondeos tracker",
  ),
  data(
    "compare",
    "/docs/Trackers/trumpComp",
    "Comparar mandatos",
    "Un mandato junto a los anteriores, al mismo día de cada uno",
    "encuestas tracker comparacion",
  ),
  data(
    "chamber",
    "/docs/Trackers/elecciones",
    "Elecciones",
    "La noche electoral: escaños por la ley, mapa y ganadores que dan dos personas",
    "noche electoral recuento escaños hemiciclo escrutinio",
  ),
  data(
    "recover",
    "/docs/Herramientas DW/DatawRipper",
    "Recuperar un gráfico",
    "Sus datos, textos e imagen, por su dirección",
    "datawripper ripper descargar datos datawrapper",
  ),
  data(
    "pin",
    "/docs/Snippets/R/Geocode",
    "Geocodificar",
    "De una lista de direcciones a coordenadas, con R",
    "direcciones coordenadas",
  ),
  data("euro", "/docs/Snippets/R/consumer price index", "IPC", "Euros de otro año en euros de hoy, con R", "inflacion"),
  code(
    "embed",
    "/docs/Tutoriales/embeds-DW",
    "Diagnóstico de un gráfico incrustado",
    "Por qué sale cortado en la noticia, y el código que lo arregla",
    "incrustar embed iframe altura cortado",
  ),
  code(
    "composer",
    "/docs/Herramientas Online/ExternalArc",
    "Gráficos dentro de Arc Composer",
    "Se buscan, se insertan y se ponen al día sin salir de Composer",
    "arc externo ans powerup",
  ),
  code(
    "include",
    "/docs/Extensiones/Includes",
    "Includes",
    "Un fragmento que se escribe una vez y sale en muchas piezas",
    "include fragmento aviso credito",
  ),
  code(
    "recipe",
    "/docs/Snippets/Datawrapper general",
    "Datawrapper: recetas",
    "Lo que se repite en cada gráfico, con tus columnas",
    "snippet tooltip html formula",
  ),
  code(
    "redirect",
    "/docs/Formatos/Plantillas/EnlacesLegacy",
    "Enlaces antiguos",
    "Adónde lleva cada dirección vieja, y qué se ha rescatado",
    "enlaceslegacy legacy redireccion roto",
  ),
  desk(
    "files",
    "/archivos",
    "Archivos",
    "Fotos, vídeos, tablas y tipografías de todos, una sola vez",
    "biblioteca subir archivo ficheros",
  ),
  desk(
    "drop",
    "/docs/Herramientas Online/Drop",
    "Drop",
    "Una dirección pública y estable para un archivo",
    "soltar qr",
  ),
  desk(
    "team",
    "/team",
    "Equipo",
    "Quién está, quién sabe de qué y quién está de guardia",
    "turnos guardia cuadrante personas",
  ),
];

/** Pages that show a tool which opens at another address. */
export const MANUALS: readonly string[] = ["/docs/Mapas/Localizador"];

/** Encoded address of a tool, for a link. */
export const toolAddress = ({ page }: Pick<Tool, "page">): string => encodeURI(page);
