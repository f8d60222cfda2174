Sys.setenv(GEO_PAUSA = "0.05")
source("../geocodificar.R")
servicios <- function(carto, nominatim = "normal") {
  CARTOCIUDAD <<- paste0(Sys.getenv("FAKES"), "/cartociudad/", carto)
  NOMINATIM <<- paste0(Sys.getenv("FAKES"), "/nominatim/", nominatim)
}
peticiones <- function(ruta) jsonlite::fromJSON(paste0(Sys.getenv("FAKES"), "/_asked/", ruta))
una <- function(direccion, municipio = "Peñamuestra", ...) {
  geocodificar(data.frame(direccion = direccion, municipio = municipio), copia = NULL, ...)
}

servicios("normal")
buena <- una("  Calle   Mayor, 1 ")
expect_equal(c(buena$lat, buena$lon), c(40.1, -3.2))
expect_equal(c(buena$calidad, buena$fuente, buena$aviso), c("portal", "CartoCiudad", ""))
expect_equal(buena$encontrado, "CALLE MAYOR, 1, Peñamuestra", info = "la eñe llega entera")
expect_equal(una("Calle Mayor, 1", "PEÑAMUESTRA (Muestra)")$aviso, "", info = "mayúsculas, tildes y provincia no estorban")
con_codigo <- function(codigo) {
  geocodificar(data.frame(direccion = "Calle Mayor, 1", municipio = "Peñamuestra", codigo = codigo), copia = NULL)$aviso
}
expect_equal(con_codigo("99001"), "", info = "el código INE afina la comprobación")
expect_equal(con_codigo("99002"), "está en otro municipio: Peñamuestra", info = "manda sobre el nombre")
expect_equal(con_codigo(NA), "", info = "sin código, vale el nombre")
expect_equal(tail(peticiones("cartociudad/normal")$query$q, 1), "Calle Mayor, 1, Peñamuestra", info = "el código no se pregunta: parecería un código postal")
codigo_suelto <- una("Calle Mayor, 1", "28005")
expect_equal(c(codigo_suelto$calidad, codigo_suelto$aviso), c("nada", "escribe el nombre del municipio; su código va en la columna codigo"))
expect_true(grepl("otro municipio", una("Calle Mayor, 1", "Penamuestra")$aviso), info = "la ñ no es una n")

ajena <- una("Calle Real, 2")
expect_equal(ajena$lat, 41, info = "la dudosa no se pierde")
expect_equal(ajena$aviso, "está en otro municipio: Otramuestra")
expect_equal(una("Camino Viejo, 3")$aviso, "ambigua: hay otra igual a 11119 m")
calle <- una("Avenida de la Muestra", "Alicante")
expect_equal(c(calle$calidad, calle$aviso), c("calle", "no es el número exacto"))

nada <- una("Ronda del Ejemplo, 9")
expect_equal(c(nada$calidad, nada$aviso), c("nada", "no se ha encontrado"))
expect_true(is.na(nada$lat))
expect_equal(peticiones("nominatim/normal"), list(), info = "sin contacto no se pregunta a Nominatim")
segunda <- una("Ronda del Ejemplo, 9", contacto = "muestra@example.org")
expect_equal(c(segunda$fuente, segunda$calidad, segunda$aviso), c("Nominatim", "portal", ""))
expect_equal(segunda$lon, -3.25)
expect_true(grepl("muestra@example.org", peticiones("nominatim/normal")$userAgent))

vacia <- geocodificar(data.frame(direccion = character(0), municipio = character(0)), copia = NULL)
expect_equal(nrow(vacia), 0)
expect_true(all(c("lat", "aviso") %in% names(vacia)))
huecos <- geocodificar(data.frame(direccion = c(NA, "", "Calle Mayor, 1"), municipio = c("X", "X", NA)), copia = NULL)
expect_equal(unique(huecos$aviso), "falta la dirección o el municipio")
expect_equal(nrow(huecos), 3)
expect_error(geocodificar(data.frame(calle = "x")), "Faltan columnas: direccion, municipio")

# La pausa se respeta y lo sabido no se pregunta dos veces.
servicios("pausa")
apunte <- tempfile(fileext = ".rds")
cuatro <- data.frame(direccion = c("Calle Mayor, 1", "Calle Real, 2", "Calle Mayor, 1", "Camino Viejo, 3"), municipio = "Peñamuestra")
PAUSA_GEO <<- 0.25
primera <- geocodificar(cuatro, copia = apunte)
idas <- peticiones("cartociudad/pausa")
expect_equal(nrow(idas), 3, info = "la repetida no se pregunta")
expect_true(all(diff(idas$atMs) >= 245), info = "una petición por pausa")
expect_equal(geocodificar(cuatro, copia = apunte), primera)
expect_equal(nrow(peticiones("cartociudad/pausa")), 3, info = "todo sale de la copia")
PAUSA_GEO <<- 0.05

servicios("limit")
expect_equal(una("Calle Mayor, 1")$aviso, "", info = "dos «espera» y a la tercera contesta")
servicios("limit-always")
apunte <- tempfile(fileext = ".rds")
parada <- geocodificar(data.frame(direccion = "Calle Mayor, 1", municipio = "Peñamuestra"), copia = apunte)
expect_true(grepl("más despacio (429)", parada$aviso, fixed = TRUE))
servicios("normal")
expect_equal(geocodificar(parada[c("direccion", "municipio")], copia = apunte)$aviso, "", info = "un fallo no se apunta como respuesta")
servicios("down")
expect_equal(una("Calle Mayor, 1")$aviso, "CartoCiudad ha respondido con el error 503")
servicios("garbled")
expect_equal(una("Calle Mayor, 1")$aviso, "CartoCiudad ha respondido algo que no es JSON")
CARTOCIUDAD <<- "http://127.0.0.1:9"
expect_true(grepl("CartoCiudad no responde", una("Calle Mayor, 1")$aviso))
