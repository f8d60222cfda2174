# Descarga capas de un servicio ArcGIS (las de control del terreno en Ucrania, por ejemplo), las guarda y las compara por días.
#
#   source("isw.R")
#   hoy <- descargar_capa("control")
#   guardar_copia(hoy, "control")
#   comparar(leer_copia("control", "2026-11-19"), hoy)
#
# Necesita los paquetes sf y httr: install.packages(c("sf", "httr"))
#
# DERECHOS. La geometría es de quien la publica (Institute for the Study of War y Critical Threats): su ficha pide permiso por
# escrito para usarla. Las copias son privadas; se publica el mapa dibujado, con su fuente, si la redacción tiene el permiso.

# Los servicios cambian de nombre sin aviso. Cuando uno dé error, cambia su dirección aquí y en ningún otro sitio.
ARCGIS <- Sys.getenv("ARCGIS_BASE", "https://services5.arcgis.com/SaBe5HMtmnbqSWlu/arcgis/rest/services")
CAPAS <- list(
  control = "VIEW_RussiaCoTinUkraine_V3/FeatureServer/49", # control ruso evaluado
  avance = "AssessedRussianAdvanceInUkraine_V2_view/FeatureServer/0", # avance ruso evaluado
  infiltracion = "View_AssessedRussianInfiltrationAreasinUkraine_V4/FeatureServer/0", # zonas de infiltración
  dia = "Assessed_Russian_Gains_in_the_Past_24_Hours_view/FeatureServer/0" # ganancias en 24 horas
)

# Cónica equivalente de Albers para Ucrania: conserva las superficies, así que los km² son de verdad.
ALBERS <- "+proj=aea +lat_1=46 +lat_2=51 +lat_0=48.5 +lon_0=32 +datum=WGS84 +units=m"

# Un cambio diario mayor que este porcentaje suele ser un cambio del dibujo, no del frente: hay que mirarlo antes de publicarlo.
ALARMA_PORCENTAJE <- 5
MINIMO_KM2 <- 0.05 # las astillas más pequeñas salen de redondear vértices

#' @param capa Nombre de CAPAS, o "servicio/FeatureServer/número".
#' @return Objeto sf en grados (WGS 84), con la geometría ya reparada.
descargar_capa <- function(capa) {
  ruta <- if (capa %in% names(CAPAS)) CAPAS[[capa]] else capa
  if (!grepl("/FeatureServer/[0-9]+$", ruta)) {
    stop("No hay ninguna capa «", capa, "». Las que hay: ", paste(names(CAPAS), collapse = ", "), ".", call. = FALSE)
  }
  trozos <- list()
  desde <- 0
  repeat {
    pagina <- pedir_arcgis(paste0(ruta, "/query"), list(
      where = "1=1", outFields = "*", returnGeometry = "true", outSR = 4326, f = "geojson", resultOffset = desde
    ))
    trozo <- sf::st_read(pagina, quiet = TRUE)
    if (nrow(trozo) > 0) trozos[[length(trozos) + 1]] <- sf::st_geometry(trozo)
    desde <- desde + nrow(trozo)
    if (nrow(trozo) == 0 || !hay_mas(pagina)) break
  }
  if (length(trozos) == 0) stop("La capa «", capa, "» ha llegado vacía: el servicio puede estar cambiándola. Repite más tarde.", call. = FALSE)
  geometria <- do.call(c, trozos)
  limpiar_capa(sf::st_sf(geometry = sf::st_sfc(geometria, crs = 4326)))
}

#' Guarda la capa de un día. Son copias privadas: no van al repositorio ni a la web.
guardar_copia <- function(capa, nombre, fecha = Sys.Date(), carpeta = "copias") {
  dir.create(carpeta, showWarnings = FALSE)
  archivo <- file.path(carpeta, paste0(nombre, "-", fecha, ".geojson"))
  sf::st_write(capa, archivo, delete_dsn = TRUE, quiet = TRUE)
  invisible(archivo)
}

leer_copia <- function(nombre, fecha, carpeta = "copias") {
  archivo <- file.path(carpeta, paste0(nombre, "-", fecha, ".geojson"))
  if (!file.exists(archivo)) {
    dias <- sub(".*-([0-9]{4}-[0-9]{2}-[0-9]{2})[.]geojson$", "\\1", list.files(carpeta, paste0("^", nombre, "-.*[.]geojson$")))
    stop("No hay copia de ", nombre, " del ", fecha, ". Las que hay: ", paste(dias, collapse = ", "), ".", call. = FALSE)
  }
  limpiar_capa(sf::st_read(archivo, quiet = TRUE))
}

#' Qué ha cambiado entre dos capas. Se compara el dibujo, no los identificadores: el servicio los renueva cada vez.
#' @return Lista: ganado y perdido (sf), km2_antes, km2_ahora, km2_ganados, km2_perdidos, porcentaje, alarma (TRUE si hay que
#'   mirarlo antes de publicar) y frase.
comparar <- function(antes, ahora) {
  a <- sf::st_union(sf::st_transform(antes, ALBERS))
  b <- sf::st_union(sf::st_transform(ahora, ALBERS))
  ganado <- sin_astillas(sf::st_difference(b, a))
  perdido <- sin_astillas(sf::st_difference(a, b))
  antes_km2 <- km2(a)
  cambio <- km2(b) - antes_km2
  porcentaje <- 100 * cambio / antes_km2
  list(
    ganado = ganado, perdido = perdido, km2_antes = antes_km2, km2_ahora = km2(b), km2_ganados = km2(ganado),
    km2_perdidos = km2(perdido), porcentaje = porcentaje, alarma = abs(porcentaje) > ALARMA_PORCENTAJE,
    frase = paste0("La zona evaluada gana ", cifra(km2(ganado)), " km² y pierde ", cifra(km2(perdido)), " km²: ",
                   if (cambio < 0) "\u2212" else "+", cifra(abs(cambio)), " km² en total.")
  )
}

#' Quita vértices para que el mapa pese menos. `metros` es lo que puede moverse el borde: 200 para un mapa del país, 20 para uno
#' de una ciudad.
simplificar <- function(capa, metros = 200) {
  plana <- sf::st_transform(capa, ALBERS)
  limpiar_capa(sf::st_transform(sf::st_simplify(plana, dTolerance = metros, preserveTopology = TRUE), 4326))
}

#' Se queda con lo que cae en un rectángulo, en grados: c(oeste, sur, este, norte).
recortar <- function(capa, caja) {
  names(caja) <- c("xmin", "ymin", "xmax", "ymax")
  marco <- sf::st_as_sfc(sf::st_bbox(caja, crs = 4326))
  sf::st_sf(geometry = sf::st_intersection(sf::st_geometry(sf::st_transform(capa, ALBERS)), sf::st_transform(marco, ALBERS))) |>
    sf::st_transform(4326)
}

km2 <- function(capa) sum(as.numeric(sf::st_area(sf::st_transform(capa, ALBERS)))) / 1e6
# Sin `scientific`, cien mil saldría «1e+05». Lo que se redondea a diez mil lleva ya su punto.
cifra <- function(numero) {
  redondo <- round(numero, if (numero < 10) 1 else 0)
  format(redondo, big.mark = if (redondo >= 1e4) "." else "", decimal.mark = ",", scientific = FALSE)
}

limpiar_capa <- function(capa) {
  plana <- sf::st_make_valid(sf::st_transform(sf::st_zm(capa), ALBERS))
  poligonos <- suppressWarnings(sf::st_collection_extract(plana, "POLYGON"))
  sf::st_transform(poligonos, 4326)
}

sin_astillas <- function(geometria) {
  geometria <- geometria[!sf::st_is_empty(geometria)]
  if (length(geometria) == 0) return(sf::st_sf(geometry = sf::st_sfc(crs = ALBERS)))
  partes <- suppressWarnings(sf::st_cast(sf::st_collection_extract(geometria, "POLYGON"), "POLYGON"))
  sf::st_sf(geometry = partes[as.numeric(sf::st_area(partes)) / 1e6 >= MINIMO_KM2])
}

# ArcGIS contesta 200 también cuando falla, con el error dentro.
pedir_arcgis <- function(ruta, parametros) {
  respuesta <- httr::RETRY("GET", paste0(ARCGIS, "/", ruta), query = parametros, times = 4, quiet = TRUE, httr::timeout(60),
                           pause_base = as.numeric(Sys.getenv("ARCGIS_PAUSA", "1")), pause_min = 0,
                           terminate_on = setdiff(400:499, 429))
  texto <- httr::content(respuesta, as = "text", encoding = "UTF-8")
  estado <- httr::status_code(respuesta)
  if (estado != 200) stop("El servicio ha respondido con el error ", estado, " a ", ruta, ".", call. = FALSE)
  if (grepl('^\\s*[{]\\s*"error"', texto)) {
    mensaje <- sub('.*"message"\\s*:\\s*"([^"]*)".*', "\\1", texto)
    stop("El servicio dice: ", mensaje, ". Puede que la capa haya cambiado de nombre: ", ruta, ".", call. = FALSE)
  }
  if (!grepl('"FeatureCollection"', texto, fixed = TRUE)) stop("La respuesta no es GeoJSON: ", substr(texto, 1, 80), call. = FALSE)
  texto
}

hay_mas <- function(pagina) grepl('"exceededTransferLimit"\\s*:\\s*true', pagina)
