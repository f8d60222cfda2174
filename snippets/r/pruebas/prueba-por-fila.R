source("../por-fila.R")

tabla <- data.frame(id = 1:20, texto = c(rep("año", 18), "malo", "malo"))
contar <- function(fila) {
  if (fila$texto == "malo") stop("no se entiende «", fila$texto, "»")
  list(doble = fila$id * 2, eco = fila$texto)
}
resultado <- por_fila(tabla, contar)
expect_equal(nrow(resultado), 20, info = "salen tantas filas como entran")
expect_equal(resultado$id, 1:20, info = "en el mismo orden")
expect_equal(sum(is.na(resultado$error)), 18)
expect_equal(resultado$error[19], "no se entiende «malo»", info = "el fallo se guarda con su texto y sus acentos")
expect_equal(resultado$doble[18:20], c(36, NA, NA))
expect_equal(resultado$eco[1], "año")

vacia <- por_fila(tabla[0, ], contar)
expect_equal(nrow(vacia), 0, info = "una tabla sin filas da una tabla sin filas")
expect_true("error" %in% names(vacia))

dos <- por_fila(data.frame(x = 1:2), function(fila) data.frame(y = seq_len(fila$x)))
expect_equal(dos$y, c(1L, NA))
expect_true(grepl("devolvió 2 filas en la fila 2", dos$error[2]))

expect_true(grepl("columnas con nombre", por_fila(data.frame(x = 1), function(fila) 3)$error))
expect_true(all(!is.na(por_fila(data.frame(x = 1:3), function(fila) stop("siempre"))$error)), info = "que fallen todas no para")

conNA <- por_fila(data.frame(x = c(1, NA)), function(fila) list(y = fila$x + 1))
expect_equal(conNA$y, c(2, NA), info = "un NA es un valor, no un fallo")
expect_true(all(is.na(conNA$error)))

fechas <- por_fila(data.frame(x = 1:2), function(fila) list(dia = as.Date("2026-01-01") + fila$x))
expect_inherits(fechas$dia, "Date", info = "las fechas siguen siendo fechas")
con_hueco <- por_fila(data.frame(x = 1:2), function(fila) if (fila$x == 1) stop("sin dato") else list(dia = as.Date("2026-01-01")))
expect_equal(con_hueco$dia, as.Date(c(NA, "2026-01-01")), info = "también si la primera fila falla")

expect_error(por_fila(1:3, contar), "data.frame")
expect_error(por_fila(tabla, "contar"), "función")
expect_error(por_fila(data.frame(error = 1), contar), "columna «error»")

# Con `guardar`, lo hecho no se repite y lo que falló sí.
apunte <- tempfile(fileext = ".rds")
veces <- 0
falla <- TRUE
frágil <- function(fila) {
  veces <<- veces + 1
  if (falla && fila$x == 2) stop("servicio caído")
  list(y = fila$x)
}
primera <- por_fila(data.frame(x = 1:3), frágil, guardar = apunte)
expect_equal(veces, 3)
falla <- FALSE
segunda <- por_fila(data.frame(x = 1:3), frágil, guardar = apunte)
expect_equal(veces, 4, info = "al repetir solo se llama a la que falló")
expect_equal(segunda$y, c(1, 2, 3))
otra <- por_fila(data.frame(x = c(9, 1)), frágil, guardar = apunte)
expect_equal(otra$y, c(9, 1), info = "con otra tabla no se mezclan los valores guardados")

apunte <- tempfile(fileext = ".rds")
paises <- por_fila(data.frame(iso = c(NA, "NA", "ES")), function(fila) list(hay = !is.na(fila$iso)), guardar = apunte)
expect_equal(paises$hay, c(FALSE, TRUE, TRUE), info = "el hueco no es Namibia")
expect_equal(por_fila(paises["iso"], function(fila) stop("no"), guardar = apunte)$hay, c(FALSE, TRUE, TRUE))

tiempo <- system.time(por_fila(data.frame(x = 1:3), function(fila) list(y = 1), pausa = 0.1))[["elapsed"]]
expect_true(tiempo >= 0.2, info = "la pausa va entre filas")

expect_message(por_fila(data.frame(x = 1:4), function(fila) list(y = 1), cada = 2), "2 de 4")
