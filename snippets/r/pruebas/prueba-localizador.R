source("../isw.R")
source("../localizador.R")
ARCGIS <<- paste0(Sys.getenv("FAKES"), "/arcgis/normal")
control <- descargar_capa("control")

svg <- localizador("Peñamuestra & Cía", lon = 37.5, lat = 48.3, capa = control, fecha = "2026-11-20")
expect_true(grepl('viewBox="0 0 640 520"', svg))
for (capa in c("fondo", "zona", "halos", "rotulos", "escala", "pie")) expect_true(grepl(paste0('id="', capa, '"'), svg), info = capa)
expect_true(grepl(">Peñamuestra &amp; Cía<", svg, fixed = TRUE), info = "acentos enteros y & escapado")
expect_true(grepl("Zonas evaluadas a 20 de noviembre de 2026. Fuente: ", svg, fixed = TRUE))
expect_true(grepl('cx="320" cy="240"', svg), info = "el lugar, en el centro")
expect_true(grepl('id="halos".*id="rotulos"', svg), info = "los halos van debajo de los textos")
expect_false(grepl("paint-order", svg), info = "Illustrator no entiende paint-order y taparía la letra")
expect_true(grepl(">20 km<", svg), info = "la escala es un número redondo")
expect_false(grepl("NaN|NA[^A-Z]", svg))

# Diez kilómetros al este son 53,3 píxeles a la derecha: 640 píxeles son 120 kilómetros.
diez_km <- 10 / (111.32 * cos(48.3 * pi / 180))
otros <- data.frame(nombre = "Este", lon = 37.5 + diez_km, lat = 48.3, lado = "izquierda")
con_otros <- localizador("Centro", 37.5, 48.3, otros = otros)
x <- as.numeric(sub('.*<circle cx="([0-9.]+)"[^>]*r="3".*', "\\1", con_otros))
expect_equal(x, 320 + 53.3, tolerance = 0.005)
expect_true(grepl('text-anchor="end"', con_otros))
expect_false(grepl('id="zona"', con_otros), info = "sin capa no hay zona")
expect_true(grepl("Fuente: elaboración propia.", con_otros))

lejos <- data.frame(nombre = "Muy lejos", lon = 0, lat = 0, lado = "derecha")
expect_warning(localizador("Centro", 37.5, 48.3, otros = lejos), "Quedan fuera del mapa: Muy lejos")
sin_zona <- localizador("Lejos", 10, 10, capa = control, fecha = "2026-11-20")
expect_true(grepl('<g id="zona"></g>', sin_zona, fixed = TRUE), info = "una zona que no se ve deja su capa vacía")
frontera <- sf::st_sf(geometry = sf::st_sfc(sf::st_linestring(rbind(c(37, 48), c(38, 49))), crs = 4326))
expect_true(grepl('<g id="contorno"[^>]*><path d="M[0-9. L-]+"/></g>', localizador("Centro", 37.5, 48.3, contorno = frontera)))

expect_error(localizador("Mal", lon = 48.3, lat = 375), "no son grados")
expect_error(localizador("Mal", 37.5, 48.3, capa = control), "Di de qué día")
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
                       fuente = "datos de muestra, inventados")
modelo <- "../muestra/localizador.svg"
if (Sys.getenv("REESCRIBIR") == "1") writeLines(muestra, modelo, sep = "", useBytes = TRUE)
expect_equal(muestra, paste0(paste(readLines(modelo, encoding = "UTF-8"), collapse = "\n"), "\n"), info = "el dibujo de la página")
