source("../isw.R")
source("../localizador.R")
ARCGIS <<- paste0(Sys.getenv("FAKES"), "/arcgis/normal")
control <- descargar_capa("control")

svg <- localizador("Peñamuestra & Cía", lon = 37.5, lat = 48.3, capa = control, fecha = "2026-11-20")
# Tres líneas de pie: el texto más largo no cabe en dos.
expect_true(grepl('viewBox="0 0 640 580"', svg))
for (capa in c("fondo", "zona", "halos", "rotulos", "escala", "pie")) expect_true(grepl(paste0('id="', capa, '"'), svg), info = capa)
expect_true(grepl(">Peñamuestra &amp; Cía<", svg, fixed = TRUE), info = "acentos enteros y & escapado")
# El pie va en varias líneas: se lee junto.
pie_de <- function(svg) {
  partes <- regmatches(sub('.*<g id="pie"', "", svg), gregexpr("(?<=\">)[^<]+(?=</text>)", sub('.*<g id="pie"', "", svg), perl = TRUE))[[1]]
  paste(partes, collapse = " ")
}
expect_true(grepl("Zonas evaluadas a 20 de noviembre de 2026. Fuente: ", pie_de(svg), fixed = TRUE))
expect_true(grepl('cx="320" cy="240"', svg), info = "el lugar, en el centro")
expect_true(grepl('id="halos".*id="rotulos"', svg), info = "los halos van debajo de los textos")
expect_false(grepl("paint-order", svg), info = "Illustrator no entiende paint-order y taparía la letra")
expect_true(grepl(">20 km<", svg), info = "la escala es un número redondo")
expect_false(grepl("NaN|NA[^A-Z]", svg))

# Diez kilómetros al este son 53,3 píxeles a la derecha: 640 píxeles son 120 kilómetros.
diez_km <- 10 / (111.32 * cos(48.3 * pi / 180))
otros <- data.frame(nombre = "Este", lon = 37.5 + diez_km, lat = 48.3, lado = "izquierda")
con_otros <- localizador("Centro", 37.5, 48.3, otros = otros)
x <- as.numeric(sub('.*<circle cx="([0-9.]+)"[^>]*r="4.7".*', "\\1", con_otros))
expect_equal(x, 320 + 53.3, tolerance = 0.005)
expect_true(grepl('text-anchor="end"', con_otros))
expect_false(grepl('id="zona"', con_otros), info = "sin capa no hay zona")
expect_true(grepl("Fuente: elaboración propia.", con_otros))

lejos <- data.frame(nombre = "Muy lejos", lon = 0, lat = 0, lado = "derecha")
expect_warning(localizador("Centro", 37.5, 48.3, otros = lejos), "Quedan fuera del mapa: Muy lejos")
sin_zona <- localizador("Lejos", 10, 10, capa = control, fecha = "2026-11-20")
expect_true(grepl('<g id="zona"></g>', sin_zona, fixed = TRUE), info = "una zona que no se ve deja su capa vacía")
frontera <- sf::st_sf(geometry = sf::st_sfc(sf::st_linestring(rbind(c(37, 48), c(38, 49))), crs = 4326))
expect_true(grepl('<g id="contorno"[^>]*><path d="M[0-9. L-]+"/></g>', localizador("Centro", 37.5, 48.3, contorno = frontera, credito = "natural_earth")))

# De una tierra con una parte dentro y otra que solo toca el borde del mapa se dibuja la de dentro, y es la que va a la web.
vista <- hacer_vista(37.5, 48.3, 120, 640)
caja <- function(x, y, lado) list(rbind(c(x, y), c(x + lado, y), c(x + lado, y + lado), c(x, y + lado), c(x, y)))
partes <- list(caja(0, 0, 20000), caja(sf::st_bbox(marco(vista))[["xmax"]], 0, 20000))
junto <- sf::st_sf(geometry = sf::st_sfc(sf::st_multipolygon(partes), crs = vista$crs))
web <- tempfile()
con_borde <- localizador("Centro", 37.5, 48.3, contorno = junto, credito = "ign", capa = junto, fecha = "2026-11-20", web = web)
expect_true(grepl('<g id="tierra"[^>]*><path d="M[0-9. L-]+Z"/></g>', con_borde))
expect_equal(length(jsonlite::fromJSON(web, simplifyVector = FALSE)$shapes), 1)

expect_error(localizador("Mal", lon = 48.3, lat = 375), "no son grados")
# De una tabla leída con comas decimales, o de una fila sin dato.
expect_error(localizador("Mal", lon = "37,5", lat = "48,3"), "no son grados")
expect_error(localizador("Mal", lon = NA, lat = 48.3), "no son grados")
expect_error(localizador(" ", lon = 37.5, lat = 48.3), "Falta el nombre")
expect_error(localizador("Mal", 37.5, 48.3, capa = control), "Di de qué día")
expect_error(localizador("Mal", 37.5, 48.3, contorno = frontera), "Di de quién es el contorno")
con_credito <- function(credito) pie_de(localizador("Centro", 37.5, 48.3, contorno = frontera, credito = credito))
expect_true(grepl("Contorno: © Instituto Geográfico Nacional, CC BY 4.0.", con_credito("ign"), fixed = TRUE), info = "el IGN lo pide")
expect_true(grepl("Contorno: Natural Earth.", con_credito("natural_earth"), fixed = TRUE))
expect_true(grepl("Contorno: © Otro &amp; Cía.", con_credito("© Otro & Cía"), fixed = TRUE))

# En un teléfono de 360 píxeles ningún texto baja de 12, sea cual sea el ancho del dibujo.
cuerpos <- function(svg) as.numeric(regmatches(svg, gregexpr('(?<=font-size=")[0-9.]+', svg, perl = TRUE))[[1]])
for (ancho in c(360, 640, 1200)) {
  medida <- cuerpos(localizador("Centro", 37.5, 48.3, capa = control, fecha = "2026-11-20", ancho = ancho))
  expect_true(all(medida * 360 / ancho >= 12), info = ancho)
  expect_equal(length(medida), 4, info = "halos, rótulos, escala y pie")
}

# Todo texto cabe en su caja: las líneas del pie, y los rótulos junto al borde, que cambian de lado.
lineas <- partir(pie(control, "2026-11-20", "Institute for the Study of War y AEI's Critical Threats Project", "ign"), 28)
expect_true(all(anchura(lineas) <= 28) && length(lineas) > 3)
expect_equal(paste(lineas, collapse = " "), pie(control, "2026-11-20", "Institute for the Study of War y AEI's Critical Threats Project", "ign"))
borde <- data.frame(nombre = "Peñamuestra de Abajo", lon = 37.5 + 5 * diez_km, lat = 48.3, lado = "derecha")
al_borde <- localizador("Centro", 37.5, 48.3, otros = borde)
expect_true(grepl('text-anchor="end" font-weight="400">Peñamuestra de Abajo<', al_borde), info = "no cabe a la derecha: va a la izquierda")
ancho_de_mas <- data.frame(nombre = strrep("Peñamuestra ", 8), lon = 37.5, lat = 48.4, lado = "derecha")
expect_warning(localizador("Centro", 37.5, 48.3, otros = ancho_de_mas), "No caben en el mapa")

# Tierra y agua, con los colores de la casa; los de un estilo guardado, si se pide.
tierra <- sf::st_sf(geometry = sf::st_as_sfc(sf::st_bbox(c(xmin = 37, ymin = 48, xmax = 39, ymax = 49), crs = 4326)))
con_tierra <- localizador("Centro", 37.5, 48.3, contorno = tierra, credito = "natural_earth")
expect_true(grepl('fill="#c8dbe8"/></g>\n<g id="tierra" fill="#f4efe4">', con_tierra))
de_antes <- ESTILO
guardado <- tempfile(fileext = ".json")
writeLines('{"layers":[{"id":"below","paint":{"background-color":"#0a7fc2"}},{"id":"land","paint":{"fill-color":"#ffffff"}},{"id":"country-names-1","paint":{"text-color":"#000000","text-halo-color":"#eeeeee"}}]}', guardado)
usar_estilo(guardado)
expect_true(grepl('fill="#0a7fc2"/></g>\n<g id="tierra" fill="#ffffff">', localizador("Centro", 37.5, 48.3, contorno = tierra, credito = "ign")))
ESTILO <<- de_antes
writeLines('{"layers":[]}', guardado)
expect_error(usar_estilo(guardado), "no hay un estilo de la casa")

# La web: el mismo encuadre, los mismos sitios y las mismas áreas.
mapa_web <- tempfile(fileext = ".json")
expect_message(localizador("Centro", 37.5, 48.3, capa = control, fecha = "2026-11-20", otros = otros, web = mapa_web), "tipo Localizador")
leido <- jsonlite::fromJSON(mapa_web, simplifyVector = FALSE)
expect_equal(leido$type, "locator")
expect_true(leido$area$west < 37.5 && leido$area$east > 37.5 && leido$area$south < 48.3 && leido$area$north > 48.3)
expect_equal(vapply(leido$marks, function(marca) marca$label, ""), c("Centro", "Este"))
expect_equal(leido$colours$water, "#c8dbe8")
expect_true(length(leido$shapes) > 0 && all(lengths(leido$shapes[[1]]$parts) >= 8))
circulo <- sf::st_sf(geometry = sf::st_transform(sf::st_buffer(sf::st_transform(sf::st_sfc(sf::st_point(c(37.5, 48.3)), crs = 4326), 32637), 30000, nQuadSegs = 3000), 4326))
expect_message(localizador("Centro", 37.5, 48.3, capa = circulo, fecha = "2026-11-20", web = mapa_web), "se simplifican a 50 metros")
expect_true(length(unlist(jsonlite::fromJSON(mapa_web, simplifyVector = FALSE)$shapes[[1]]$parts)) <= 5000)
# Las que admite el localizador, y las mayores: cuadrados cada vez más anchos.
muchas <- sf::st_sf(geometry = do.call(c, lapply(1:70, function(i) {
  oeste <- 36.9 + (i %% 10) * 0.1
  sur <- 48 + (i %/% 10) * 0.05
  sf::st_as_sfc(sf::st_bbox(c(xmin = oeste, ymin = sur, xmax = oeste + 0.001 * i, ymax = sur + 0.01), crs = 4326))
})))
expect_message(localizador("Centro", 37.5, 48.3, capa = muchas, fecha = "2026-11-20", web = mapa_web), "60 áreas mayores de 70")
expect_equal(length(jsonlite::fromJSON(mapa_web, simplifyVector = FALSE)$shapes), 60)
localizador("Lejos", 10, 10, capa = control, fecha = "2026-11-20", web = mapa_web)
expect_equal(jsonlite::fromJSON(mapa_web)$shapes, list(), info = "sin zona a la vista, ninguna área")
archivo <- tempfile(fileext = ".svg")
localizador("Villamuestra", 37.5, 48.3, archivo = archivo)
expect_true(grepl("</svg>", paste(readLines(archivo, encoding = "UTF-8"), collapse = "")))

# El dibujo que enseña la página: lugares y zona inventados. Si cambia a propósito, se vuelve a escribir con REESCRIBIR=1.
sitios <- data.frame(nombre = c("Peñamuestra", "Muestra del Río"), lon = c(37.9, 37.0), lat = c(48.5, 48.15),
                     lado = c("izquierda", "derecha"))
rio <- sf::st_sf(geometry = sf::st_sfc(sf::st_linestring(rbind(c(36.4, 48.7), c(37.2, 48.45), c(37.3, 48.2), c(38.3, 47.9))), crs = 4326))
inventada <- sf::st_sf(geometry = sf::st_sfc(sf::st_polygon(list(rbind(
  c(37.62, 48.9), c(37.55, 48.6), c(37.7, 48.45), c(37.58, 48.3), c(37.75, 48.1), c(37.66, 47.7), c(39, 47.7), c(39, 48.9), c(37.62, 48.9)
))), crs = 4326))
muestra <- localizador("Villamuestra", lon = 37.5, lat = 48.3, capa = inventada, fecha = "2026-11-20", contorno = rio, otros = sitios,
                       credito = "de muestra, inventado", fuente = "datos de muestra, inventados", web = mapa_web)
modelo <- "../muestra/localizador.svg"
if (Sys.getenv("REESCRIBIR") == "1") writeLines(muestra, modelo, sep = "", useBytes = TRUE)
expect_equal(muestra, paste0(paste(readLines(modelo, encoding = "UTF-8"), collapse = "\n"), "\n"), info = "el dibujo de la página")
modelo_web <- "../muestra/localizador.json"
if (Sys.getenv("REESCRIBIR") == "1") file.copy(mapa_web, modelo_web, overwrite = TRUE)
expect_equal(jsonlite::fromJSON(mapa_web), jsonlite::fromJSON(modelo_web), info = "el mapa de la web, que el registro lee")
