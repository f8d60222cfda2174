# Pone coordenadas a una tabla de direcciones y dice cuáles hay que mirar a mano.
#
#   source("geocodificar.R")
#   geocodificar(data.frame(direccion = "Calle Mayor, 1", municipio = "Alcalá de Henares"))
#
# Necesita los paquetes httr y jsonlite: install.packages(c("httr", "jsonlite"))
#
# Pregunta primero a CartoCiudad (Instituto Geográfico Nacional: gratis, sin clave, solo España). Si no encuentra la dirección
# y se ha escrito un correo de contacto, pregunta a Nominatim (OpenStreetMap), que admite una petición por segundo.
CARTOCIUDAD <- Sys.getenv("CARTOCIUDAD_BASE", "https://www.cartociudad.es/geocoder/api/geocoder")
NOMINATIM <- Sys.getenv("NOMINATIM_BASE", "https://nominatim.openstreetmap.org")

# Segundos entre dos peticiones al mismo servicio. Nominatim no admite menos de 1; no lo bajes.
PAUSA_GEO <- as.numeric(Sys.getenv("GEO_PAUSA", "1"))

# Dos candidatos del mismo municipio a más de estos metros: la dirección es ambigua.
METROS_AMBIGUA <- 500

COLUMNAS_GEO <- c("lat", "lon", "calidad", "encontrado", "fuente", "aviso")

#' @param tabla data.frame con las columnas `direccion` y `municipio` (su nombre). Con una columna `codigo` (el del INE, cinco
#'   cifras, como texto), la comprobación del municipio no depende de cómo se escriba el nombre.
#' @param contacto Correo que se dice a Nominatim, como piden sus normas. Vacío: solo se pregunta a CartoCiudad.
#' @param copia Archivo .rds con lo ya preguntado, para no repetirlo. NULL: no se guarda.
#' @return La tabla con lat y lon (grados, WGS 84), calidad ("portal", "calle", "otro" o "nada"), encontrado (el texto del
#'   servicio), fuente y aviso (vacío si no hay nada que revisar). No se pierde ninguna fila.
geocodificar <- function(tabla, contacto = "", copia = "geocodificar.rds") {
  faltan <- setdiff(c("direccion", "municipio"), names(tabla))
  if (length(faltan) > 0) stop("Faltan columnas: ", paste(faltan, collapse = ", "), ".", call. = FALSE)
  sabidas <- if (!is.null(copia) && file.exists(copia)) readRDS(copia) else list()
  filas <- lapply(seq_len(nrow(tabla)), function(i) {
    direccion <- limpiar(tabla$direccion[i])
    municipio <- limpiar(tabla$municipio[i])
    codigo <- if (is.null(tabla$codigo)) "" else limpiar(tabla$codigo[i])
    if (direccion == "" || municipio == "") return(sin_sitio("falta la dirección o el municipio"))
    # Cinco cifras en la pregunta son, para el servicio, un código postal.
    if (grepl("^[0-9]{5}$", municipio)) {
      return(sin_sitio("escribe el nombre del municipio; su código va en la columna codigo"))
    }
    clave <- tolower(paste(direccion, municipio, codigo, contacto != "", sep = "|"))
    if (is.null(sabidas[[clave]])) {
      fila <- buscar_direccion(direccion, municipio, codigo, contacto)
      # Un fallo del servicio no es una respuesta: no se apunta y se volverá a intentar.
      if (!isTRUE(fila$es_fallo)) {
        sabidas[[clave]] <<- fila
        if (!is.null(copia)) saveRDS(sabidas, copia)
      }
      return(fila)
    }
    sabidas[[clave]]
  })
  for (columna in COLUMNAS_GEO) {
    tipo <- if (columna %in% c("lat", "lon")) numeric(1) else character(1)
    tabla[[columna]] <- vapply(filas, function(fila) fila[[columna]], tipo)
  }
  tabla
}

buscar_direccion <- function(direccion, municipio, codigo, contacto) {
  tryCatch({
    fila <- elegir(candidatos_cartociudad(direccion, municipio), municipio, codigo, "CartoCiudad")
    if (fila$calidad == "nada" && contacto != "") {
      fila <- elegir(candidatos_nominatim(direccion, municipio, contacto), municipio, codigo, "Nominatim")
    }
    fila
  }, error = function(fallo) c(sin_sitio(conditionMessage(fallo)), es_fallo = TRUE))
}

# Se queda con el mejor candidato de ese municipio. Si el primero es de otro, lo dice: es el fallo que más cuesta ver en un mapa.
elegir <- function(candidatos, municipio, codigo, fuente) {
  if (nrow(candidatos) == 0) return(sin_sitio("no se ha encontrado"))
  # Nominatim no da el código: allí se compara el nombre.
  es_suyo <- ifelse(codigo != "" & !is.na(candidatos$codigo), candidatos$codigo == codigo, es_el_mismo(candidatos$municipio, municipio))
  propios <- candidatos[es_suyo, , drop = FALSE]
  if (nrow(propios) == 0) {
    ajeno <- candidatos[1, ]
    return(con_sitio(ajeno, fuente, paste0("está en otro municipio: ", ajeno$municipio)))
  }
  mejor <- propios[order(match(propios$calidad, c("portal", "calle", "otro")))[1], ]
  rivales <- propios[propios$calidad == mejor$calidad, , drop = FALSE]
  lejos <- max(metros(mejor$lat, mejor$lon, rivales$lat, rivales$lon))
  aviso <- ""
  if (mejor$calidad != "portal") aviso <- "no es el número exacto"
  if (lejos > METROS_AMBIGUA) aviso <- paste0("ambigua: hay otra igual a ", round(lejos), " m")
  con_sitio(mejor, fuente, aviso)
}

candidatos_cartociudad <- function(direccion, municipio) {
  datos <- pedir_geo("CartoCiudad", CARTOCIUDAD, "/candidates", list(q = paste(direccion, municipio, sep = ", "), limit = 5))
  if (length(datos) == 0) return(sin_candidatos())
  data.frame(
    lat = as.numeric(datos$lat), lon = as.numeric(datos$lng),
    calidad = ifelse(datos$type == "portal", "portal", ifelse(datos$type == "callejero", "calle", "otro")),
    encontrado = columna(datos, "address"), municipio = columna(datos, "muni"), codigo = columna(datos, "muniCode")
  )
}

candidatos_nominatim <- function(direccion, municipio, contacto) {
  datos <- pedir_geo("Nominatim", NOMINATIM, "/search", contacto = contacto, list(
    q = paste(direccion, municipio, sep = ", "), format = "jsonv2", addressdetails = 1, limit = 5, countrycodes = "es",
    email = contacto
  ))
  if (length(datos) == 0) return(sin_candidatos())
  sitio <- datos$address
  data.frame(
    lat = as.numeric(datos$lat), lon = as.numeric(datos$lon),
    calidad = ifelse(!is.na(columna(sitio, "house_number")), "portal", ifelse(!is.na(columna(sitio, "road")), "calle", "otro")),
    encontrado = datos$display_name,
    municipio = primera(columna(sitio, "city"), columna(sitio, "town"), columna(sitio, "village"), columna(sitio, "municipality")),
    codigo = NA_character_
  )
}

# Cada servicio, con su pausa, tres intentos y un mensaje que se entienda.
ultima_peticion <- new.env()
pedir_geo <- function(nombre, base, ruta, parametros, contacto = "") {
  espera <- PAUSA_GEO - (as.numeric(Sys.time()) - mget(nombre, ultima_peticion, ifnotfound = 0)[[1]])
  if (espera > 0) Sys.sleep(espera)
  agente <- paste("Narrativas visuales, geocodificar.R", contacto)
  respuesta <- tryCatch(
    httr::RETRY("GET", paste0(base, ruta), query = parametros, httr::user_agent(agente), httr::timeout(15), times = 3,
                pause_base = PAUSA_GEO, pause_min = PAUSA_GEO, quiet = TRUE, terminate_on = c(400, 401, 403, 404)),
    error = function(fallo) stop(nombre, " no responde: ", conditionMessage(fallo), call. = FALSE)
  )
  assign(nombre, as.numeric(Sys.time()), envir = ultima_peticion)
  estado <- httr::status_code(respuesta)
  if (estado == 429) stop(nombre, " pide ir más despacio (429): espera unos minutos y repite", call. = FALSE)
  if (estado != 200) stop(nombre, " ha respondido con el error ", estado, call. = FALSE)
  texto <- httr::content(respuesta, as = "text", encoding = "UTF-8")
  tryCatch(jsonlite::fromJSON(texto), error = function(fallo) stop(nombre, " ha respondido algo que no es JSON", call. = FALSE))
}

limpiar <- function(texto) if (is.na(texto)) "" else trimws(gsub("[[:space:]]+", " ", texto))

# «Alcalá de Henares», «ALCALA DE HENARES» y «Alcalá de Henares (Madrid)» son el mismo; «Alicante», uno de los dos nombres de
# «Alacant/Alicante». La ñ no es una n.
es_el_mismo <- function(varios, otro) {
  nombres <- function(texto) sencillo(strsplit(texto, "/", fixed = TRUE)[[1]])
  vapply(varios, function(uno) !is.na(uno) && any(nombres(uno) %in% nombres(otro)), logical(1), USE.NAMES = FALSE)
}
sencillo <- function(nombre) {
  nombre <- chartr("áàéèíïóòúü", "aaeeiioouu", tolower(sub("[(].*$", "", nombre)))
  trimws(gsub("[^a-zñç]+", " ", nombre))
}

metros <- function(lat1, lon1, lat2, lon2) {
  rad <- pi / 180
  h <- sin((lat2 - lat1) * rad / 2)^2 + cos(lat1 * rad) * cos(lat2 * rad) * sin((lon2 - lon1) * rad / 2)^2
  2 * 6371000 * asin(pmin(1, sqrt(h)))
}

columna <- function(datos, nombre) if (is.null(datos[[nombre]])) rep(NA_character_, NROW(datos)) else as.character(datos[[nombre]])
primera <- function(...) Reduce(function(uno, otro) ifelse(is.na(uno), otro, uno), list(...))
sin_candidatos <- function() {
  data.frame(lat = numeric(0), lon = numeric(0), calidad = character(0), encontrado = character(0), municipio = character(0),
             codigo = character(0))
}
sin_sitio <- function(aviso) {
  list(lat = NA_real_, lon = NA_real_, calidad = "nada", encontrado = NA_character_, fuente = NA_character_, aviso = aviso)
}
con_sitio <- function(candidato, fuente, aviso) {
  list(lat = candidato$lat, lon = candidato$lon, calidad = candidato$calidad, encontrado = candidato$encontrado,
       fuente = fuente, aviso = aviso)
}
