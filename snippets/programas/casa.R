# Entra en la casa con una clave. Necesita los paquetes httr y jsonlite: install.packages(c("httr", "jsonlite"))
#
#   Sys.setenv(CASA = "https://narrativas.example.org", CLAVE = "nvk_…")   # o en ~/.Renviron, que no se comparte
#   source("casa.R")
#   traer_serie("ID", "observaciones.csv")
#   traer_archivo("mapa.png")
#   publicar_grafico("ID")

#' Pide algo a la casa; si dice que no, se para con su frase.
#' @param cuerpo Lista que va como JSON, o bytes.
pedir <- function(metodo, ruta, cuerpo = NULL, ...) {
  es_lista <- is.list(cuerpo)
  cabeceras <- c(Authorization = paste("Bearer", Sys.getenv("CLAVE")), ...)
  if (es_lista) cabeceras <- c(cabeceras, "Content-Type" = "application/json")
  datos <- if (es_lista) jsonlite::toJSON(cuerpo, auto_unbox = TRUE) else cuerpo
  respuesta <- httr::VERB(metodo, paste0(Sys.getenv("CASA"), ruta), httr::add_headers(.headers = cabeceras), body = datos)
  texto <- httr::content(respuesta, as = "text", encoding = "UTF-8")
  leido <- if (nzchar(texto)) jsonlite::fromJSON(texto, simplifyVector = FALSE) else NULL
  if (httr::status_code(respuesta) >= 400) stop(leido$message, call. = FALSE)
  list(cuerpo = leido, cabeceras = httr::headers(respuesta))
}

#' Trae las observaciones de un CSV a una serie; lo que no está en él se queda.
traer_serie <- function(identificador, ruta) {
  version <- pedir("GET", paste0("/api/series/", identificador))$cuerpo$version
  texto <- paste(readLines(ruta, encoding = "UTF-8", warn = FALSE), collapse = "\n")
  hecho <- pedir("POST", paste0("/api/series/", identificador, "/observations"), list(version = version, text = texto))$cuerpo
  paste0(hecho$state, ": ", hecho$sentence)
}

#' Trae un archivo.
#' @return Su identificador.
traer_archivo <- function(ruta) {
  bytes <- readBin(ruta, "raw", file.size(ruta))
  nombre <- jsonlite::base64_enc(charToRaw(basename(ruta)))
  empezada <- pedir(
    "POST", "/api/files/uploads", NULL,
    "Tus-Resumable" = "1.0.0",
    "Upload-Length" = as.character(length(bytes)),
    "Upload-Metadata" = paste("filename", gsub("\n", "", nombre))
  )
  subida <- basename(empezada$cabeceras$location)
  pedir(
    "PATCH", paste0("/api/files/uploads/", subida), bytes,
    "Tus-Resumable" = "1.0.0", "Upload-Offset" = "0", "Content-Type" = "application/offset+octet-stream"
  )
  esperar_tarea(pedir("POST", "/api/files", list(uploadId = subida))$cuerpo$jobId)$fileId
}

#' Espera a que acabe una tarea.
#' @return Lo que ha hecho.
esperar_tarea <- function(identificador) {
  repeat {
    tarea <- pedir("GET", paste0("/api/jobs/", identificador))$cuerpo
    if (tarea$state == "done") return(tarea$result)
    if (tarea$state %in% c("failed", "cancelled")) stop(tarea$message, call. = FALSE)
    Sys.sleep(1)
  }
}

#' Publica un gráfico.
#' @return La dirección que ven los lectores.
publicar_grafico <- function(identificador) {
  version <- pedir("GET", paste0("/api/graphics/", identificador))$cuerpo$version
  pedir("POST", paste0("/api/graphics/", identificador, "/publish"), list(version = version))$cuerpo$publicUrl
}
