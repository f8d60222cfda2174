/** Section 2 of the specification, in its own words and letter case: what the site has at least; editors add documentation. */

function below(folder: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** Pages that are not documentation. */
const PAGES = [
  "/",
  "/blog",
  "/blog/tags",
  ...below("/blog/tags", ["desarrollo", "documentacion", "mapas", "noticias", "tutoriales"]),
  ...below("/blog", [
    "Bienvenidos",
    "cursos",
    "desarrollo",
    "Hola",
    "incorporaciones",
    "mapas",
    "noticias",
    "noviembre-2024",
    "octubre-2024",
    "tools",
  ]),
  "/markdown-page",
  "/embed_data",
  "/formats",
  "/storys",
  "/mapbox_form",
  "/team",
  "/upload_photocenter",
];

/** Documentation; pages whose names the specification only describes have the name that this site gives them. */
const DOCS = [
  "/docs/intro",
  ...below("/docs/Desarrollo interno", ["components", "Husky", "Links", "Shadows", "toggle"]),
  ...below("/docs/Guia de estilos", ["Colors", "maps", "Tipo", "TipoNum", "TipoOtrosFormatos"]),
  ...below("/docs/Herramientas DW", [
    "Datawrapper_Descripcion_ia",
    "Datawrapper_Wrapper",
    "DatawRipper",
    "DW-MediaQuery",
    "dw-switcher",
    "FijosDataWrapper",
    "Localizador_Terremotos",
    "omfg",
    "Wrapper-CSS",
  ]),
  ...below("/docs/Herramientas Online", [
    "bolsas",
    "Buscador de secciones censales",
    "Cards RRSS",
    "Descarga Rutas de Barcos",
    "Drop",
    "ExternalArc",
    "GeneradorPuntosAleatorios",
    "Margenes",
    "PhotocenterUpload",
    "TextShadowPicker",
    "ToolsBox",
  ]),
  "/docs/Mapas/mapBoxConfig",
  ...below("/docs/Old", [
    "ai2Html_service",
    "ai2html-live",
    "captura-mundial-catar",
    "EEUU-Presidential/State-table",
    "Eurocopa",
    "googleMaps",
    "grids-mundial-catar",
    "infima",
    "quadrigram",
    "Scrolling_foto",
    "Scrolling_horizontal",
    "Scrolling_video",
    "WorldFromSpaceQGISProj",
  ]),
  "/docs/Formatos/Plantillas/EnlacesLegacy",
  ...below("/docs/Formatos/Scrollings", [
    "Ai2Horizontal",
    "Ai2Transition",
    "CanvasFrame",
    "CSS3dScrolling",
    "ImgHorizontal",
    "ImgTransition",
    "VideoFrame",
    "VideoTransition",
    "ViewArtwork",
    "WebglScrolling",
  ]),
  "/docs/Snippets/Datawrapper general",
  ...below("/docs/Snippets/R", ["run a function per dataframe row", "Geocode", "consumer price index"]),
  ...below("/docs/Tutoriales", [
    "ai2html",
    "ai2html-loader",
    "Ukraine war locator with R",
    "DATAWRAPPER",
    "download 3D cadastre models",
    "embeds-DW",
    "scripts-ai",
    "Ucrania_ISW",
    "xx DEV/template-tutorial",
    "xx DEV/template-tutorial-codigo",
  ]),
  ...below("/docs/Trackers", ["Datawrapper_Descripcion_ia", "elecciones", "medias", "trump", "trumpComp"]),
  ...below("/docs/Video", ["video", "video-apertura"]),
  "/docs/Extensiones/Includes",
];

/** Pages that the specification does not name, each with its reason in docs/adr. */
const OWN_PAGES = [
  "/archivos",
  // Permission for an assistant (0147), keys for programs (0145), a draft that is commented (0149).
  "/autorizar",
  "/claves",
  "/comentar",
  "/docs/Mapas/Localizador",
  "/docs/Herramientas Online/Grafico de una tabla",
  "/docs/Herramientas Online/Tabla",
  "/docs/Mapas/Mapa de areas",
  "/docs/Mapas/Mapa de simbolos",
];

/** Routes that everybody inside may open. */
export const SPECIFIED_ROUTES: readonly string[] = [...PAGES, ...OWN_PAGES, ...DOCS];

/** Routes that only the people of a group may open: for anybody else, administrators too, there is nothing. */
export const GROUP_ROUTES: readonly string[] = ["/update_abusos_iglesia"];
