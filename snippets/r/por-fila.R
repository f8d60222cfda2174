# Aplica una función a cada fila de una tabla y sigue aunque alguna falle.
#
#   source("por-fila.R")
#   por_fila(tabla, function(fila) data.frame(total = fila$a + fila$b))
#
# Devuelve la tabla con las columnas nuevas y una columna `error`: vacía (NA) si la fila salió bien, o con lo que pasó. Salen
# tantas filas como entran y en el mismo orden. Solo usa R: no hay que instalar nada.

#' @param tabla Un data.frame, también sin filas.
#' @param funcion Recibe una lista con los valores de la fila (`fila$columna`) y devuelve un data.frame o una lista de UNA fila.
#' @param pausa Segundos entre llamadas, para no pasarse del límite de un servicio.
#' @param cada Avisa por pantalla cada tantas filas; 0 para no avisar.
#' @param guardar Archivo .rds en el que se apunta lo ya hecho. Si existe, se reanuda por donde iba.
#' @return La tabla, las columnas nuevas y `error`.
por_fila <- function(tabla, funcion, pausa = 0, cada = 0, guardar = NULL) {
  if (!is.data.frame(tabla)) stop("`tabla` tiene que ser un data.frame, y es ", class(tabla)[1], ".", call. = FALSE)
  if (!is.function(funcion)) stop("`funcion` tiene que ser una función.", call. = FALSE)
  if ("error" %in% names(tabla)) stop("La tabla ya tiene una columna «error»: cámbiale el nombre.", call. = FALSE)

  hechas <- leer_hechas(guardar)
  # Lo guardado solo vale para la misma fila: si la tabla cambió de orden o de valores, se vuelve a calcular.
  huellas <- vapply(seq_len(nrow(tabla)), function(i) huella_fila(tabla[i, , drop = FALSE]), character(1))
  resultados <- vector("list", nrow(tabla))
  for (i in seq_len(nrow(tabla))) {
    previo <- hechas[[huellas[i]]]
    if (is.null(previo)) {
      if (i > 1 && pausa > 0) Sys.sleep(pausa)
      previo <- una_fila(tabla, i, funcion)
      # Las que fallaron no se apuntan: al repetir se intentan otra vez.
      if (is.na(previo$error)) {
        hechas[[huellas[i]]] <- previo
        if (!is.null(guardar)) saveRDS(hechas, guardar)
      }
    }
    resultados[[i]] <- previo
    if (cada > 0 && i %% cada == 0) message(i, " de ", nrow(tabla), " filas")
  }
  juntar(tabla, resultados)
}

una_fila <- function(tabla, i, funcion) {
  tryCatch({
    salida <- funcion(as.list(tabla[i, , drop = FALSE]))
    if (!is.list(salida) || is.null(names(salida))) stop("la función tiene que devolver columnas con nombre")
    filas <- unique(lengths(salida))
    if (length(filas) != 1 || filas != 1) {
      stop("la función devolvió ", paste(filas, collapse = " y "), " filas en la fila ", i, ": tiene que devolver una")
    }
    list(valores = as.list(salida), error = NA_character_)
  }, error = function(fallo) list(valores = list(), error = conditionMessage(fallo)))
}

juntar <- function(tabla, resultados) {
  nuevas <- unique(unlist(lapply(resultados, function(resultado) names(resultado$valores))))
  for (columna in nuevas) {
    valores <- lapply(resultados, function(resultado) {
      valor <- resultado$valores[[columna]]
      if (is.factor(valor)) as.character(valor) else valor
    })
    # El hueco es de la misma clase que los demás: con NA a secas, una fecha se volvería un número.
    hueco <- Find(Negate(is.null), valores)[NA_integer_]
    valores <- lapply(valores, function(valor) if (is.null(valor)) hueco else valor)
    tabla[[columna]] <- do.call(c, valores)
  }
  tabla$error <- vapply(resultados, function(resultado) resultado$error, character(1))
  tabla
}

leer_hechas <- function(guardar) {
  if (is.null(guardar) || !file.exists(guardar)) list() else readRDS(guardar)
}

# El hueco (NA) no es el texto «NA», que es el código de Namibia.
huella_fila <- function(fila) {
  texto <- vapply(fila, function(valor) if (anyNA(valor)) "" else paste0("=", format(valor, digits = 15)), character(1))
  paste0(names(fila), texto, collapse = "\u001f")
}
