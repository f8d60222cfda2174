# Descarga del Catastro las construcciones de una finca o de una zona, con sus plantas, y las guarda para un mapa o para 3D.
#
#   source("catastro.R")
#   edificios <- catastro_zona(lon = -3.7038, lat = 40.4168, lado = 400)
#   sf::st_write(edificios, "edificios.geojson", delete_dsn = TRUE)
#
# Necesita los paquetes sf y httr: install.packages(c("sf", "httr"))
CATASTRO <- Sys.getenv("CATASTRO_BASE", "https://ovc.catastro.meh.es")
CATASTRO_PAUSA <- as.numeric(Sys.getenv("CATASTRO_PAUSA", "1")) # segundos entre peticiones
METROS_PLANTA <- 3 # el Catastro cuenta plantas y no mide alturas: la altura es una estimación, y hay que decirlo
LADO_MAXIMO <- 1900 # metros; el servicio no da más de 4 km² ni de 5000 elementos en cada petición

#' @param referencia Referencia catastral, de 14 o de 20 caracteres.
#' @param gml Archivo en el que se guarda la respuesta, para convertirla en 3D; NULL, no se guarda.
#' @return sf en grados: id, plantas, plantas_bajo, altura_estimada (m) y superficie (m²).
catastro_finca <- function(referencia, gml = NULL) {
  limpia <- toupper(gsub("[[:space:]]", "", referencia))
  if (!nchar(limpia) %in% c(14, 20)) {
    stop("La referencia catastral tiene 14 o 20 caracteres, y esta tiene ", nchar(limpia), ".", call. = FALSE)
  }
  leer_partes(pedir_catastro(list(STOREDQUERIE_ID = "GETBUILDINGPARTBYPARCEL", refcat = substr(limpia, 1, 14),
                                  srsname = "EPSG::25830"), gml))
}

#' @param lon,lat Centro de la zona, en grados.
#' @param lado Lado del cuadrado, en metros. Si pasa de lo que da el Catastro, se pide por trozos.
catastro_zona <- function(lon, lat, lado = 400) {
  if (lon < -19 || lon > 5 || lat < 27 || lat > 44) stop("Esas coordenadas no son de España: lon = ", lon, ", lat = ", lat, ".", call. = FALSE)
  epsg <- if (lon < -12) 32628 else if (lon < -6) 25829 else if (lon < 0) 25830 else 25831
  centro <- sf::st_coordinates(sf::st_transform(sf::st_sfc(sf::st_point(c(lon, lat)), crs = 4326), epsg))
  trozos <- ceiling(lado / LADO_MAXIMO)
  paso <- lado / trozos
  esquinas <- expand.grid(x = centro[1] - lado / 2 + paso * (seq_len(trozos) - 1), y = centro[2] - lado / 2 + paso * (seq_len(trozos) - 1))
  partes <- lapply(seq_len(nrow(esquinas)), function(i) {
    if (i > 1) Sys.sleep(CATASTRO_PAUSA)
    caja <- sprintf("%.1f", c(esquinas$x[i], esquinas$y[i], esquinas$x[i] + paso, esquinas$y[i] + paso))
    leer_partes(pedir_catastro(list(typenames = "bu:BuildingPart", bbox = paste(caja, collapse = ","), srsname = paste0("EPSG::", epsg))))
  })
  todas <- do.call(rbind, partes)
  # Un edificio en el borde llega en dos trozos.
  todas[!duplicated(sf::st_as_text(sf::st_geometry(todas), digits = 9)), ]
}

pedir_catastro <- function(parametros, guardar = NULL) {
  respuesta <- httr::RETRY("GET", paste0(CATASTRO, "/INSPIRE/wfsBU.aspx"), times = 3, quiet = TRUE, httr::timeout(60),
                           pause_base = CATASTRO_PAUSA, pause_min = 0, terminate_on = setdiff(400:499, 429),
                           query = c(list(service = "wfs", version = "2", request = "getfeature"), parametros))
  estado <- httr::status_code(respuesta)
  if (estado != 200) stop("El Catastro ha respondido con el error ", estado, ". Prueba más tarde.", call. = FALSE)
  texto <- httr::content(respuesta, as = "text", encoding = "UTF-8")
  # Los errores llegan como XML, con un 200.
  queja <- regmatches(texto, regexec("<(?:ows:)?ExceptionText>([^<]*)<", texto, perl = TRUE))[[1]][2]
  if (!is.na(queja)) stop(explicar_queja(queja), call. = FALSE)
  if (!grepl("FeatureCollection", texto, fixed = TRUE)) stop("La respuesta del Catastro no es GML: ", substr(texto, 1, 80), call. = FALSE)
  archivo <- if (is.null(guardar)) tempfile(fileext = ".gml") else guardar
  writeBin(charToRaw(enc2utf8(texto)), archivo)
  archivo
}

explicar_queja <- function(queja) {
  if (grepl("out of limits", queja, ignore.case = TRUE)) return("El Catastro dice que la zona es demasiado grande: baja LADO_MAXIMO.")
  paste0("El Catastro dice: «", queja, "». El País Vasco y Navarra tienen su propio catastro.")
}

leer_partes <- function(archivo) {
  if (!any(grepl("BuildingPart", readLines(archivo, warn = FALSE), fixed = TRUE))) {
    return(sf::st_sf(id = character(0), plantas = integer(0), plantas_bajo = integer(0), altura_estimada = numeric(0),
                     superficie = numeric(0), geometry = sf::st_sfc(crs = 4326)))
  }
  gml <- sf::st_read(archivo, quiet = TRUE)
  plana <- suppressWarnings(sf::st_cast(sf::st_make_valid(sf::st_geometry(gml)), "MULTIPOLYGON"))
  plantas <- if (is.null(gml$numberOfFloorsAboveGround)) rep(NA_integer_, nrow(gml)) else as.integer(gml$numberOfFloorsAboveGround)
  sf::st_sf(
    id = gml$localId, plantas = plantas, plantas_bajo = as.integer(gml$numberOfFloorsBelowGround),
    altura_estimada = plantas * METROS_PLANTA, superficie = round(as.numeric(sf::st_area(plana)), 1),
    geometry = sf::st_transform(plana, 4326)
  )
}
