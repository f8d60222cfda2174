# Pasa una cantidad de dinero de un mes a otro con el IPC del INE.
#
#   source("ipc.R")
#   deflactar(100, de = "2010-03", a = "2026-09")
#
# Necesita los paquetes httr y jsonlite: install.packages(c("httr", "jsonlite"))
#
# Los códigos de las series cambian cuando el INE cambia de base. Los de aquí son los de la base 2025, en vigor desde enero de
# 2026. Si el INE vuelve a cambiarla, las funciones se paran y lo dicen: entonces se cambian estas tres líneas, y nada más.
IPC_SERIE <- Sys.getenv("IPC_SERIE", "IPC290751") # Nacional. Índice general. Índice.
IPC_BASE <- Sys.getenv("IPC_BASE", "2025")
IPC_PRIMER_MES <- "2002-01" # antes no hay datos en la API; los hay, desde 1961, en la tabla larga de la web del INE

# Cuántos meses puede faltar por publicar antes de sospechar que la serie ha dejado de actualizarse.
IPC_MESES_DE_MARGEN <- 3

INE <- Sys.getenv("INE_BASE", "https://servicios.ine.es/wstempus/js/ES")
INE_PAUSA <- as.numeric(Sys.getenv("INE_PAUSA", "1")) # segundos antes de insistir cuando no contesta

#' @param importe Una cantidad o varias, en euros. Los NA se quedan en NA.
#' @param de,a Meses, "aaaa-mm"; o años, "aaaa", y entonces se usa la media de sus doce meses.
#' @param hoy Día en que se hace la cuenta.
#' @return data.frame: importe, de, a, factor, resultado, provisional (TRUE si algún mes usado puede cambiar) y cita.
deflactar <- function(importe, de, a, hoy = Sys.Date()) {
  if (!is.numeric(importe)) stop("`importe` tiene que ser un número: usa punto decimal, 1234.5.", call. = FALSE)
  serie <- leer_ipc(hoy)
  desde <- valor_ipc(serie, de)
  hasta <- valor_ipc(serie, a)
  factor <- hasta$indice / desde$indice
  data.frame(
    importe = importe,
    de = rep(de, length(importe)),
    a = rep(a, length(importe)),
    factor = rep(factor, length(importe)),
    resultado = importe * factor,
    provisional = rep(desde$provisional || hasta$provisional, length(importe)),
    cita = rep(paste0("Fuente: INE, IPC, índice general nacional, base ", IPC_BASE, ". ", de, " a ", a, "."), length(importe))
  )
}

#' Cuánto han subido los precios entre dos meses o dos años, en porcentaje.
subida_precios <- function(de, a, hoy = Sys.Date()) 100 * (deflactar(1, de, a, hoy)$factor - 1)

#' La serie entera: un data.frame con mes ("aaaa-mm"), indice y provisional.
#' Se pide una vez al día; el resto del día se lee de la carpeta temporal de esta sesión.
leer_ipc <- function(hoy = Sys.Date()) {
  copia <- file.path(tempdir(), paste0("ipc-", IPC_SERIE, "-", hoy, ".rds"))
  if (file.exists(copia)) return(readRDS(copia))

  comprobar_base()
  datos <- pedir_ine(paste0("DATOS_SERIE/", IPC_SERIE), list(nult = 400, tip = "A"))$Data
  if (length(datos) == 0) stop("El INE ha respondido sin datos para la serie ", IPC_SERIE, ".", call. = FALSE)
  if (!all(grepl("^M(0[1-9]|1[0-2])$", datos$T3_Periodo))) {
    stop("La serie ", IPC_SERIE, " no es mensual. Revisa el código.", call. = FALSE)
  }
  serie <- data.frame(
    mes = sprintf("%04d-%s", as.integer(datos$Anyo), substr(datos$T3_Periodo, 2, 3)),
    indice = as.numeric(datos$Valor),
    provisional = datos$T3_TipoDato != "Definitivo"
  )
  serie <- serie[order(serie$mes), ]
  comprobar_que_sigue_viva(serie, hoy)
  saveRDS(serie, copia)
  serie
}

# La base va en la «clasificación» de la serie: «Base 2025 (IPC, IPCA)».
comprobar_base <- function() {
  ficha <- pedir_ine(paste0("SERIE/", IPC_SERIE), list(det = 2))
  clasificacion <- paste(unlist(ficha$Clasificacion), collapse = " ")
  if (!grepl(paste("Base", IPC_BASE), clasificacion, ignore.case = TRUE)) {
    stop("La serie ", IPC_SERIE, " no dice «Base ", IPC_BASE, "» sino «", clasificacion, "». ",
         "El INE ha cambiado de base o el código es de otra serie: actualiza IPC_SERIE e IPC_BASE.", call. = FALSE)
  }
}

comprobar_que_sigue_viva <- function(serie, hoy) {
  ultimo <- as.Date(paste0(max(serie$mes), "-01"))
  atraso <- 12 * (as.integer(format(hoy, "%Y")) - as.integer(format(ultimo, "%Y"))) +
    as.integer(format(hoy, "%m")) - as.integer(format(ultimo, "%m"))
  if (atraso > IPC_MESES_DE_MARGEN) {
    stop("La serie ", IPC_SERIE, " se quedó en ", max(serie$mes), ", hace ", atraso, " meses: ya no se actualiza. ",
         "Busca su sustituta en la web del INE.", call. = FALSE)
  }
}

# El índice de un mes, o la media de un año completo.
valor_ipc <- function(serie, periodo) {
  es_mes <- grepl("^[0-9]{4}-(0[1-9]|1[0-2])$", periodo)
  if (length(periodo) != 1 || !(es_mes || grepl("^[0-9]{4}$", periodo))) {
    stop("Escribe el periodo como \"2010-03\" o \"2010\"; has escrito \"", paste(periodo, collapse = ", "), "\".", call. = FALSE)
  }
  if (substr(periodo, 1, 4) < substr(IPC_PRIMER_MES, 1, 4)) stop("La serie de la API empieza en 2002.", call. = FALSE)
  filas <- serie[if (es_mes) serie$mes == periodo else substr(serie$mes, 1, 4) == periodo, ]
  if (nrow(filas) == 0) stop("El INE aún no publica ", periodo, ". El último mes es ", max(serie$mes), ".", call. = FALSE)
  if (!es_mes && nrow(filas) < 12) {
    stop("De ", periodo, " solo hay ", nrow(filas), " meses: la media del año aún no existe. Usa un mes.", call. = FALSE)
  }
  if (anyNA(filas$indice)) stop("Falta el dato de ", periodo, " en la serie ", IPC_SERIE, ".", call. = FALSE)
  list(indice = mean(filas$indice), provisional = any(filas$provisional))
}

pedir_ine <- function(ruta, parametros) {
  respuesta <- httr::RETRY("GET", paste0(INE, "/", ruta), query = parametros, times = 3, pause_base = INE_PAUSA,
                           pause_min = INE_PAUSA, quiet = TRUE, terminate_on = c(400, 401, 403, 404), httr::timeout(20))
  if (httr::status_code(respuesta) != 200) {
    stop("El INE ha respondido con el error ", httr::status_code(respuesta), " a ", ruta, ". Prueba dentro de un rato.",
         call. = FALSE)
  }
  texto <- httr::content(respuesta, as = "text", encoding = "UTF-8")
  datos <- tryCatch(jsonlite::fromJSON(texto), error = function(fallo) {
    stop("La respuesta del INE no es JSON: ", substr(texto, 1, 80), call. = FALSE)
  })
  # Un código que no existe no da error de HTTP: contesta 200 con una frase.
  if (is.list(datos) && !is.null(datos$status)) stop("El INE dice: ", datos$status, call. = FALSE)
  datos
}
