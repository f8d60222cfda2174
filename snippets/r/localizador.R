# Dibuja un localizador en SVG, con capas con nombre para abrirlo en Illustrator, y escribe el mismo mapa para la web.
#
#   source("isw.R")
#   source("localizador.R")
#   localizador("Villamuestra", lon = 37.5, lat = 48.3, capa = descargar_capa("control"), fecha = "2026-11-20",
#               web = "localizador.json")
#
# Necesita los paquetes sf y jsonlite: install.packages(c("sf", "jsonlite"))

# Lo que se ve en todos los localizadores: los colores de los mapas de la casa. Para los de un estilo guardado, usar_estilo().
ESTILO <- list(
  agua = "#c8dbe8", tierra = "#f4efe4", raya = "#8a8375", tinta = "#171512", halo = "#fbfaf6", zona = "#c8321f",
  tipo = "Public Sans, Arial, sans-serif"
)

# De quién es el contorno: va en el pie siempre que se dibuja.
CREDITOS <- c(ign = "© Instituto Geográfico Nacional, CC BY 4.0", natural_earth = "Natural Earth")

# Ningún texto baja de 12 píxeles cuando el mapa se ve en un teléfono de 360: es lo más pequeño que se lee.
LEGIBLE <- 12
TELEFONO <- 360
# Puntos y áreas que caben en el mapa de la web, los mismos que admite el localizador; con más, las áreas se simplifican y quedan las mayores.
MAXIMO_PUNTOS <- 2500
MAXIMO_AREAS <- 60

#' @param lugar Nombre que se rotula.
#' @param lon,lat Dónde está, en grados.
#' @param capa Objeto sf con la zona que se colorea; NULL, sin ella.
#' @param fecha Día de los datos de la capa, "aaaa-mm-dd": va en el pie.
#' @param contorno Objeto sf con tierra (áreas) o fronteras (líneas); NULL, sin él.
#' @param credito De quién es el contorno: "ign", "natural_earth", o como lo pida su licencia. Con contorno, es obligatorio.
#' @param otros data.frame con más sitios: nombre, lon, lat y lado ("derecha" o "izquierda" del punto).
#' @param km Anchura del mapa, en kilómetros.
#' @param ancho Anchura del dibujo, en píxeles.
#' @param fuente Quién da los datos de la capa.
#' @param archivo Dónde se guarda el SVG; NULL, no se guarda.
#' @param web Dónde se guarda el mapa para la web, en JSON; NULL, no se guarda.
#' @return El SVG, como texto, invisible.
localizador <- function(lugar, lon, lat, capa = NULL, fecha = NULL, contorno = NULL, credito = NULL, otros = NULL, km = 120,
                        ancho = 640, fuente = "Institute for the Study of War y AEI's Critical Threats Project", archivo = NULL,
                        web = NULL) {
  son_grados <- is.numeric(lon) && is.numeric(lat) && length(lon) == 1 && length(lat) == 1 && is.finite(lon) && is.finite(lat)
  if (!son_grados || abs(lat) > 90 || abs(lon) > 180) stop("Las coordenadas no son grados: lon = ", lon, ", lat = ", lat, ".", call. = FALSE)
  if (is.na(lugar) || trimws(lugar) == "") stop("Falta el nombre del lugar: es lo que el mapa rotula.", call. = FALSE)
  if (!is.null(capa) && is.null(fecha)) stop("Di de qué día es la capa: fecha = \"aaaa-mm-dd\".", call. = FALSE)
  if (!is.null(contorno) && is.null(credito)) {
    stop("Di de quién es el contorno: credito = \"ign\", \"natural_earth\" o su texto. Su licencia lo pide.", call. = FALSE)
  }
  vista <- hacer_vista(lon, lat, km, ancho)
  sitios <- rbind(
    data.frame(nombre = lugar, lon = lon, lat = lat, lado = "derecha", principal = TRUE),
    if (!is.null(otros)) data.frame(otros[c("nombre", "lon", "lat", "lado")], principal = FALSE)
  )
  texto_pie <- pie(capa, fecha, fuente, if (!is.null(contorno)) credito)
  lineas <- partir(texto_pie, (ancho - 2 * vista$margen) / vista$cuerpo)
  alto_pie <- ceiling(length(lineas) * vista$cuerpo * 1.3 + vista$margen)
  svg <- paste0(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ', ancho, " ", vista$alto + alto_pie, '" role="img" aria-label="',
    escapar(paste0("Mapa de localización de ", lugar)), '" font-family="', ESTILO$tipo, '">\n',
    '<g id="fondo"><rect width="', ancho, '" height="', vista$alto, '" fill="', if (es_tierra(contorno)) ESTILO$agua else ESTILO$tierra,
    '"/></g>\n',
    grupo("tierra", if (es_tierra(contorno)) contorno, vista, paste0('fill="', ESTILO$tierra, '"')),
    grupo("zona", capa, vista, paste0('fill="', ESTILO$zona, '" fill-opacity="0.25" stroke="', ESTILO$zona, '"')),
    grupo("contorno", contorno, vista, paste0('fill="none" stroke="', ESTILO$raya, '"')),
    rotulos(sitios, vista), escala(vista),
    '<g id="pie" font-size="', vista$cuerpo, '" fill="', ESTILO$tinta, '"><rect y="', vista$alto, '" width="', ancho, '" height="', alto_pie,
    '" fill="', ESTILO$halo, '"/>',
    paste0('<text x="', vista$margen, '" y="', round(vista$alto + seq_along(lineas) * vista$cuerpo * 1.3, 1), '">', escapar(lineas), "</text>",
           collapse = ""),
    "</g>\n</svg>\n"
  )
  if (!is.null(archivo)) writeLines(svg, archivo, useBytes = TRUE)
  if (!is.null(web)) {
    writeLines(localizador_web(vista, sitios, capa), web, useBytes = TRUE)
    message("En el registro, tipo Localizador: pega ", web, ". Pie: ", texto_pie)
  }
  invisible(svg)
}

# Toma los colores de un estilo guardado en mapBoxConfig: su dirección, o el archivo estilo.json.
usar_estilo <- function(direccion) {
  pintura <- Filter(Negate(is.null), lapply(jsonlite::fromJSON(direccion, simplifyVector = FALSE)$layers, function(capa) {
    valores <- unlist(capa$paint[c("background-color", "fill-color", "line-color", "text-color", "text-halo-color")])
    if (is.null(valores)) NULL else list(id = capa$id, valores = valores)
  }))
  de <- function(id, propiedad) {
    for (capa in pintura) if (startsWith(capa$id, id) && propiedad %in% names(capa$valores)) return(capa$valores[[propiedad]])
    NULL
  }
  leidos <- list(agua = de("below", "background-color"), tierra = de("land", "fill-color"), raya = de("countries", "line-color"),
                 tinta = de("country-names", "text-color"), halo = de("country-names", "text-halo-color"))
  leidos <- Filter(Negate(is.null), leidos)
  if (length(leidos) == 0) stop("Ahí no hay un estilo de la casa: ", direccion, call. = FALSE)
  ESTILO[names(leidos)] <<- leidos
  invisible(ESTILO)
}

# Proyección equidistante centrada en el lugar: un kilómetro mide lo mismo en todo el mapa.
hacer_vista <- function(lon, lat, km, ancho) {
  crs <- paste0("+proj=aeqd +lat_0=", lat, " +lon_0=", lon, " +datum=WGS84 +units=m")
  cuerpo <- ceiling(LEGIBLE * ancho / TELEFONO * 10) / 10
  list(crs = crs, ancho = ancho, alto = round(ancho * 0.75), pixeles_km = ancho / km, km = km, cuerpo = max(cuerpo, LEGIBLE),
       margen = round(ancho / 40))
}

a_pixeles <- function(puntos, vista) {
  cbind(vista$ancho / 2 + puntos[, 1] / 1000 * vista$pixeles_km, vista$alto / 2 - puntos[, 2] / 1000 * vista$pixeles_km)
}

es_tierra <- function(contorno) {
  !is.null(contorno) && all(sf::st_geometry_type(contorno) %in% c("POLYGON", "MULTIPOLYGON"))
}

# El encuadre, con unos metros de más: el filete de la zona no dibuja el borde del mapa.
marco <- function(vista, pixeles = 3) {
  medio_x <- (vista$ancho / 2 + pixeles) / vista$pixeles_km * 1000
  medio_y <- (vista$alto / 2 + pixeles) / vista$pixeles_km * 1000
  sf::st_as_sfc(sf::st_bbox(c(xmin = -medio_x, ymin = -medio_y, xmax = medio_x, ymax = medio_y), crs = vista$crs))
}

dentro_de <- function(capa, vista, pixeles = 3) {
  formas <- suppressWarnings(sf::st_intersection(sf::st_make_valid(sf::st_transform(sf::st_geometry(capa), vista$crs)), marco(vista, pixeles)))
  # Lo que además toca el borde en una línea o en un punto sale revuelto: queda lo que es de su clase.
  for (i in which(sf::st_is(formas, "GEOMETRYCOLLECTION") & !sf::st_is_empty(formas))) {
    clase <- if (sf::st_dimension(formas[i]) == 2) "POLYGON" else "LINESTRING"
    formas[i] <- sf::st_combine(sf::st_collection_extract(formas[i], clase))
  }
  formas
}

grupo <- function(id, capa, vista, estilo) {
  if (is.null(capa)) return("")
  trazos <- vapply(dentro_de(capa, vista), function(forma) trazo(forma, vista), character(1))
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

# Anchura de un texto, en cuerpos: a ojo y por exceso, para que lo que cabe aquí quepa con cualquier letra.
anchura <- function(texto, negrita = FALSE) {
  nchar(texto) * ifelse(negrita, 0.6, 0.56)
}

# Parte un texto en líneas que caben.
partir <- function(texto, cuerpos) {
  lineas <- ""
  for (palabra in strsplit(texto, " ", fixed = TRUE)[[1]]) {
    actual <- lineas[length(lineas)]
    junta <- if (actual == "") palabra else paste(actual, palabra)
    if (actual == "" || anchura(junta) <= cuerpos) lineas[length(lineas)] <- junta else lineas <- c(lineas, palabra)
  }
  lineas
}

rotulos <- function(sitios, vista) {
  lugares <- sf::st_transform(sf::st_as_sf(sitios, coords = c("lon", "lat"), crs = 4326), vista$crs)
  xy <- round(a_pixeles(sf::st_coordinates(lugares), vista), 1)
  fuera <- xy[, 1] < 0 | xy[, 1] > vista$ancho | xy[, 2] < 0 | xy[, 2] > vista$alto
  if (any(fuera)) warning("Quedan fuera del mapa: ", paste(sitios$nombre[fuera], collapse = ", "), ".", call. = FALSE)
  # El que no cabe por su lado va por el otro; el que no cabe por ninguno se dice.
  cuanto <- anchura(sitios$nombre, sitios$principal) * vista$cuerpo + vista$cuerpo
  cabe <- cbind(izquierda = xy[, 1] - cuanto >= 0, derecha = xy[, 1] + cuanto <= vista$ancho)
  izquierda <- ifelse(sitios$lado == "izquierda", cabe[, "izquierda"] | !cabe[, "derecha"], cabe[, "izquierda"] & !cabe[, "derecha"])
  corto <- !fuera & !cabe[, "izquierda"] & !cabe[, "derecha"]
  if (any(corto)) warning("No caben en el mapa: ", paste(sitios$nombre[corto], collapse = ", "), ".", call. = FALSE)
  hueco <- round(vista$cuerpo * 0.6, 1)
  alto <- pmin(pmax(xy[, 2] + vista$cuerpo * 0.35, vista$cuerpo), vista$alto - 4)
  sitio <- paste0('x="', xy[, 1] + ifelse(izquierda, -hueco, hueco), '" y="', round(alto, 1), '" text-anchor="',
                  ifelse(izquierda, "end", "start"), '" font-weight="', ifelse(sitios$principal, 700, 400), '">',
                  escapar(sitios$nombre), "</text>")
  radio <- round(vista$cuerpo * ifelse(sitios$principal, 0.32, 0.22), 1)
  puntos <- paste0('<circle cx="', xy[, 1], '" cy="', xy[, 2], '" r="', radio, '"', ifelse(sitios$principal, paste0(' fill="', ESTILO$zona, '"'), ""), "/>")
  # El halo es otra capa, debajo: Illustrator no entiende `paint-order` y pintaría el trazo encima de la letra.
  paste0('<g id="halos" fill="none" stroke="', ESTILO$halo, '" stroke-width="', round(vista$cuerpo / 5, 1), '" stroke-linejoin="round" font-size="',
         vista$cuerpo, '">', paste0("<text ", sitio[!fuera], collapse = ""), "</g>\n",
         '<g id="rotulos" fill="', ESTILO$tinta, '" font-size="', vista$cuerpo, '">',
         paste0(puntos[!fuera], "<text ", sitio[!fuera], collapse = ""), "</g>\n")
}

# La barra mide un número redondo de kilómetros, cerca de una quinta parte del mapa.
escala <- function(vista) {
  redondos <- c(1, 2, 5, 10, 20, 50, 100, 200, 500)
  largo <- redondos[which.min(abs(redondos - vista$km / 5))]
  y <- vista$alto - vista$margen
  paste0('<g id="escala" stroke="', ESTILO$tinta, '"><path d="M', vista$margen, " ", y, "H", round(vista$margen + largo * vista$pixeles_km, 1),
         '" stroke-width="2"/><text x="', vista$margen, '" y="', round(y - vista$cuerpo * 0.4, 1), '" font-size="', vista$cuerpo,
         '" stroke="none" fill="', ESTILO$tinta, '">', largo, " km</text></g>\n")
}

pie <- function(capa, fecha, fuente, credito) {
  contorno <- if (!is.null(credito)) paste0("Contorno: ", if (credito %in% names(CREDITOS)) CREDITOS[[credito]] else credito, ".")
  if (is.null(capa)) return(paste(c("Fuente: elaboración propia.", contorno), collapse = " "))
  meses <- c("enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
             "diciembre")
  dia <- as.Date(fecha)
  cuando <- paste(as.integer(format(dia, "%d")), "de", meses[as.integer(format(dia, "%m"))], "de", format(dia, "%Y"))
  paste(c(paste0("Zonas evaluadas a ", cuando, ". Fuente: ", fuente, "."), contorno), collapse = " ")
}

# El mismo mapa como lo guarda el tipo «Localizador» del registro. El contorno no va: la web lo dibuja con el atlas de la casa.
localizador_web <- function(vista, sitios, capa) {
  area <- sf::st_bbox(sf::st_transform(marco(vista, 0), 4326))
  uno <- jsonlite::unbox
  marcas <- lapply(seq_len(nrow(sitios)), function(i) list(
    id = uno(paste0("m", i)), point = list(lon = uno(round(sitios$lon[i], 5)), lat = uno(round(sitios$lat[i], 5))),
    label = uno(sitios$nombre[i]), kind = uno("point"), priority = uno(if (sitios$principal[i]) 100L else 50L)
  ))
  mezcla <- function(de, a, parte) {
    # R redondea las mitades al par; la casa, hacia arriba.
    canales <- floor(grDevices::col2rgb(de) + (grDevices::col2rgb(a) - grDevices::col2rgb(de)) * parte + 0.5)
    tolower(grDevices::rgb(canales[1], canales[2], canales[3], maxColorValue = 255))
  }
  con <- ESTILO
  colores <- list(land = con$tierra, neighbour = mezcla(con$tierra, con$raya, 0.14), water = con$agua, border = con$raya, disputed = con$raya,
                  inner = mezcla(con$raya, con$tierra, 0.5), highlight = mezcla(con$tierra, con$zona, 0.18), label = con$tinta,
                  waterLabel = mezcla(con$agua, con$tinta, 0.7), halo = con$halo, mark = con$zona, shape = con$zona)
  mapa <- list(
    type = uno("locator"),
    area = list(kind = uno("box"), west = uno(round(area[["xmin"]], 4)), south = uno(round(area[["ymin"]], 4)),
                east = uno(round(area[["xmax"]], 4)), north = uno(round(area[["ymax"]], 4))),
    marks = marcas, shapes = formas_web(capa, vista), colours = lapply(colores, uno), ratio = uno("4:3"), phoneRatio = uno("4:3")
  )
  jsonlite::toJSON(mapa, digits = 5, pretty = TRUE)
}

# Las áreas en grados, con los puntos que caben: se simplifican más hasta que entran.
formas_web <- function(capa, vista) {
  if (is.null(capa)) return(list())
  formas <- dentro_de(capa, vista)
  formas <- formas[!sf::st_is_empty(formas) & sf::st_dimension(formas) == 2]
  if (length(formas) == 0) return(list())
  metros <- 0
  simples <- formas
  while (nrow(sf::st_coordinates(simples)) > MAXIMO_PUNTOS) {
    metros <- if (metros == 0) 50 else metros * 2
    simples <- sf::st_simplify(formas, dTolerance = metros)
    simples <- simples[!sf::st_is_empty(simples)]
  }
  if (metros > 0) message("Para la web, las áreas se simplifican a ", metros, " metros.")
  areas <- sf::st_cast(suppressWarnings(sf::st_collection_extract(sf::st_transform(simples, 4326), "POLYGON")), "POLYGON")
  if (length(areas) > MAXIMO_AREAS) {
    message("Para la web quedan las ", MAXIMO_AREAS, " áreas mayores de ", length(areas), ".")
    areas <- areas[order(as.numeric(sf::st_area(areas)), decreasing = TRUE)[seq_len(MAXIMO_AREAS)]]
  }
  lapply(seq_along(areas), function(i) list(
    id = jsonlite::unbox(paste0("a", i)), kind = jsonlite::unbox("area"), look = jsonlite::unbox("main"),
    parts = lapply(areas[[i]], function(anillo) as.vector(t(round(anillo[, 1:2], 5))))
  ))
}

escapar <- function(texto) {
  texto <- gsub("&", "&amp;", texto, fixed = TRUE)
  texto <- gsub("<", "&lt;", texto, fixed = TRUE)
  gsub('"', "&quot;", texto, fixed = TRUE)
}
