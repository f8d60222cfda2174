# Dibuja un localizador en SVG, con capas con nombre para abrirlo en Illustrator.
#
#   source("isw.R")
#   source("localizador.R")
#   localizador("Villamuestra", lon = 37.5, lat = 48.3, capa = descargar_capa("control"), fecha = "2026-11-20")
#
# Necesita el paquete sf: install.packages("sf")

# Lo que se ve en todos los localizadores. Los colores son los de la guía de estilos.
ESTILO <- list(
  tinta = "#171512", papel = "#ffffff", zona = "#c8321f", raya = "#a49d8f",
  tipo = "Public Sans, Arial, sans-serif", cuerpo = 14
)

#' @param lugar Nombre que se rotula.
#' @param lon,lat Dónde está, en grados.
#' @param capa Objeto sf con la zona que se colorea; NULL, sin ella.
#' @param fecha Día de los datos de la capa, "aaaa-mm-dd": va en el pie.
#' @param contorno Objeto sf con fronteras o provincias; NULL, sin ellas.
#' @param otros data.frame con más sitios: nombre, lon, lat y lado ("derecha" o "izquierda" del punto).
#' @param km Anchura del mapa, en kilómetros.
#' @param ancho Anchura del dibujo, en píxeles.
#' @param fuente Quién da los datos de la capa.
#' @param archivo Dónde se guarda; NULL, no se guarda.
#' @return El SVG, como texto, invisible.
localizador <- function(lugar, lon, lat, capa = NULL, fecha = NULL, contorno = NULL, otros = NULL, km = 120, ancho = 640,
                        fuente = "Institute for the Study of War y AEI's Critical Threats Project", archivo = NULL) {
  if (abs(lat) > 90 || abs(lon) > 180) stop("Las coordenadas no son grados: lon = ", lon, ", lat = ", lat, ".", call. = FALSE)
  if (!is.null(capa) && is.null(fecha)) stop("Di de qué día es la capa: fecha = \"aaaa-mm-dd\".", call. = FALSE)
  vista <- hacer_vista(lon, lat, km, ancho)
  sitios <- rbind(
    data.frame(nombre = lugar, lon = lon, lat = lat, lado = "derecha", principal = TRUE),
    if (!is.null(otros)) data.frame(otros[c("nombre", "lon", "lat", "lado")], principal = FALSE)
  )
  svg <- paste0(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ', ancho, " ", vista$alto + 40, '" role="img" aria-label="',
    escapar(paste0("Mapa de localización de ", lugar)), '" font-family="', ESTILO$tipo, '">\n',
    '<g id="fondo"><rect width="', ancho, '" height="', vista$alto, '" fill="', ESTILO$papel, '"/></g>\n',
    grupo("zona", capa, vista, paste0('fill="', ESTILO$zona, '" fill-opacity="0.25" stroke="', ESTILO$zona, '"')),
    grupo("contorno", contorno, vista, paste0('fill="none" stroke="', ESTILO$raya, '"')),
    rotulos(sitios, vista), escala(vista),
    '<g id="pie"><rect y="', vista$alto, '" width="', ancho, '" height="40" fill="', ESTILO$papel, '"/><text x="16" y="', vista$alto + 26, '" font-size="12" fill="', ESTILO$tinta, '">',
    escapar(pie(capa, fecha, fuente)), "</text></g>\n</svg>\n"
  )
  if (!is.null(archivo)) writeLines(svg, archivo, useBytes = TRUE)
  invisible(svg)
}

# Proyección equidistante centrada en el lugar: un kilómetro mide lo mismo en todo el mapa.
hacer_vista <- function(lon, lat, km, ancho) {
  crs <- paste0("+proj=aeqd +lat_0=", lat, " +lon_0=", lon, " +datum=WGS84 +units=m")
  list(crs = crs, ancho = ancho, alto = round(ancho * 0.75), pixeles_km = ancho / km, km = km)
}

a_pixeles <- function(puntos, vista) {
  cbind(vista$ancho / 2 + puntos[, 1] / 1000 * vista$pixeles_km, vista$alto / 2 - puntos[, 2] / 1000 * vista$pixeles_km)
}

grupo <- function(id, capa, vista, estilo) {
  if (is.null(capa)) return("")
  # Unos píxeles de más: el filete de la zona no dibuja el borde del mapa.
  medio_x <- (vista$ancho / 2 + 3) / vista$pixeles_km * 1000
  medio_y <- (vista$alto / 2 + 3) / vista$pixeles_km * 1000
  marco <- sf::st_as_sfc(sf::st_bbox(c(xmin = -medio_x, ymin = -medio_y, xmax = medio_x, ymax = medio_y), crs = vista$crs))
  dentro <- suppressWarnings(sf::st_intersection(sf::st_make_valid(sf::st_transform(sf::st_geometry(capa), vista$crs)), marco))
  trazos <- vapply(dentro, function(forma) trazo(forma, vista), character(1))
  trazos <- trazos[trazos != ""]
  if (length(trazos) == 0) return(paste0('<g id="', id, '"></g>\n'))
  paste0('<g id="', id, '" ', estilo, ">", paste0('<path d="', trazos, '"/>', collapse = ""), "</g>\n")
}

trazo <- function(forma, vista) {
  coordenadas <- sf::st_coordinates(forma)
  if (nrow(coordenadas) == 0) return("")
  es_area <- inherits(forma, c("POLYGON", "MULTIPOLYGON"))
  anillos <- interaction(as.data.frame(coordenadas[, -(1:2), drop = FALSE]), drop = TRUE)
  paste(vapply(split(seq_len(nrow(coordenadas)), anillos), function(filas) {
    puntos <- round(a_pixeles(coordenadas[filas, 1:2, drop = FALSE], vista), 1)
    paste0("M", paste(puntos[, 1], puntos[, 2], collapse = "L"), if (es_area) "Z" else "")
  }, character(1)), collapse = "")
}

rotulos <- function(sitios, vista) {
  lugares <- sf::st_transform(sf::st_as_sf(sitios, coords = c("lon", "lat"), crs = 4326), vista$crs)
  xy <- round(a_pixeles(sf::st_coordinates(lugares), vista), 1)
  izquierda <- sitios$lado == "izquierda"
  fuera <- xy[, 1] < 0 | xy[, 1] > vista$ancho | xy[, 2] < 0 | xy[, 2] > vista$alto
  if (any(fuera)) warning("Quedan fuera del mapa: ", paste(sitios$nombre[fuera], collapse = ", "), ".", call. = FALSE)
  sitio <- paste0('x="', xy[, 1] + ifelse(izquierda, -9, 9), '" y="', xy[, 2] + 5, '" text-anchor="',
                  ifelse(izquierda, "end", "start"), '" font-weight="', ifelse(sitios$principal, 700, 400), '">',
                  escapar(sitios$nombre), "</text>")
  puntos <- paste0('<circle cx="', xy[, 1], '" cy="', xy[, 2], '" r="', ifelse(sitios$principal, 5, 3), '"/>')
  # El halo es otra capa, debajo: Illustrator no entiende `paint-order` y pintaría el trazo encima de la letra.
  paste0('<g id="halos" fill="none" stroke="', ESTILO$papel, '" stroke-width="3" stroke-linejoin="round" font-size="', ESTILO$cuerpo, '">',
         paste0("<text ", sitio[!fuera], collapse = ""), "</g>\n",
         '<g id="rotulos" fill="', ESTILO$tinta, '" font-size="', ESTILO$cuerpo, '">',
         paste0(puntos[!fuera], "<text ", sitio[!fuera], collapse = ""), "</g>\n")
}

# La barra mide un número redondo de kilómetros, cerca de una quinta parte del mapa.
escala <- function(vista) {
  redondos <- c(1, 2, 5, 10, 20, 50, 100, 200, 500)
  largo <- redondos[which.min(abs(redondos - vista$km / 5))]
  y <- vista$alto - 16
  paste0('<g id="escala" stroke="', ESTILO$tinta, '"><path d="M16 ', y, "H", round(16 + largo * vista$pixeles_km, 1),
         '" stroke-width="2"/><text x="16" y="', y - 6, '" font-size="12" stroke="none" fill="', ESTILO$tinta, '">', largo,
         " km</text></g>\n")
}

pie <- function(capa, fecha, fuente) {
  if (is.null(capa)) return("Fuente: elaboración propia.")
  meses <- c("enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
             "diciembre")
  dia <- as.Date(fecha)
  cuando <- paste(as.integer(format(dia, "%d")), "de", meses[as.integer(format(dia, "%m"))], "de", format(dia, "%Y"))
  paste0("Zonas evaluadas a ", cuando, ". Fuente: ", fuente, ".")
}

escapar <- function(texto) {
  texto <- gsub("&", "&amp;", texto, fixed = TRUE)
  texto <- gsub("<", "&lt;", texto, fixed = TRUE)
  gsub('"', "&quot;", texto, fixed = TRUE)
}
