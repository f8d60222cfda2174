# Sube una tabla de R a un gráfico de Datawrapper y lo vuelve a publicar.
#
#   source("datawrapper.R")
#   dw_subir("AbC12", tabla)
#   dw_publicar("AbC12")
#
# Necesita los paquetes httr y jsonlite, y la clave en la variable DATAWRAPPER_TOKEN (en el archivo .Renviron, no aquí).
DATAWRAPPER <- Sys.getenv("DATAWRAPPER_API_BASE", "https://api.datawrapper.de")

#' @param id Identificador del gráfico: los cinco caracteres de su dirección.
#' @param tabla data.frame. Los NA se suben vacíos y los decimales, con punto.
dw_subir <- function(id, tabla) {
  archivo <- tempfile(fileext = ".csv")
  on.exit(unlink(archivo))
  write.csv(tabla, archivo, row.names = FALSE, na = "", fileEncoding = "UTF-8")
  if (file.size(archivo) > 2 * 1024^2) stop("Los datos pasan de 2 MiB, el máximo de Datawrapper.", call. = FALSE)
  dw_pedir("PUT", paste0("/charts/", dw_id(id), "/data"), body = httr::upload_file(archivo, "text/csv"))
  invisible(id)
}

#' Publica el gráfico y devuelve su dirección.
dw_publicar <- function(id) {
  respuesta <- dw_pedir("POST", paste0("/charts/", dw_id(id), "/publish"))
  jsonlite::fromJSON(httr::content(respuesta, as = "text", encoding = "UTF-8"))$url
}

dw_pedir <- function(metodo, ruta, body = NULL) {
  clave <- Sys.getenv("DATAWRAPPER_TOKEN")
  if (clave == "") stop("Falta la clave: define DATAWRAPPER_TOKEN.", call. = FALSE)
  respuesta <- httr::RETRY(metodo, paste0(DATAWRAPPER, "/v3", ruta), body = body, times = 4, quiet = TRUE,
                           httr::add_headers(Authorization = paste("Bearer", clave)),
                           terminate_on = setdiff(400:499, 429), httr::timeout(30))
  estado <- httr::status_code(respuesta)
  if (estado < 300) return(respuesta)
  motivo <- switch(as.character(estado),
    "401" = "Datawrapper no acepta la clave (401): créala de nuevo.",
    "403" = "La clave no tiene permiso para eso (403): revisa sus permisos.",
    "404" = paste0("Datawrapper no encuentra ", ruta, " (404): el gráfico no existe o es de otro equipo."),
    paste0("Datawrapper ha respondido con el error ", estado, "."))
  stop(motivo, call. = FALSE)
}

dw_id <- function(id) {
  if (!grepl("^[0-9A-Za-z_-]{5}$", id)) stop("El identificador tiene 5 caracteres, y «", id, "» tiene ", nchar(id), ".", call. = FALSE)
  id
}
