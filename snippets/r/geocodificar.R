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
#'   servicio), fuente y aviso (vacío si no hay nada que revisar). "portal" solo si coinciden la calle, su tipo y el número. No
#'   se pierde ninguna fila.
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
    # El número del principio cambia cuando cambia lo que se da por bueno: lo apuntado antes no vale.
    clave <- tolower(paste("2", direccion, municipio, codigo, contacto != "", sep = "|"))
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
    fila <- elegir(candidatos_cartociudad(direccion, municipio), direccion, municipio, codigo, "CartoCiudad")
    if (fila$calidad == "nada" && contacto != "") {
      fila <- elegir(candidatos_nominatim(direccion, municipio, contacto), direccion, municipio, codigo, "Nominatim")
    }
    fila
  }, error = function(fallo) c(sin_sitio(conditionMessage(fallo)), es_fallo = TRUE))
}

# Se queda con el mejor candidato de ese municipio. Si el primero es de otro, lo dice: es el fallo que más cuesta ver en un mapa.
elegir <- function(candidatos, direccion, municipio, codigo, fuente) {
  if (nrow(candidatos) == 0) return(sin_sitio("no se ha encontrado"))
  # 0, 0 es el golfo de Guinea: lo que ponen cuando no saben dónde es.
  situados <- candidatos[tiene_sitio(candidatos), , drop = FALSE]
  if (nrow(situados) == 0) return(sin_sitio("el servicio la conoce y no dice dónde está"))
  # Nominatim no da el código: allí se compara el nombre.
  es_suyo <- ifelse(codigo != "" & !is.na(situados$codigo), situados$codigo == codigo, es_el_mismo(situados$municipio, municipio))
  propios <- situados[es_suyo, , drop = FALSE]
  if (nrow(propios) == 0) {
    ajeno <- situados[1, ]
    return(con_sitio(ajeno, fuente, paste0("está en otro municipio: ", ajeno$municipio)))
  }
  propios <- comparar(propios, direccion)
  mejor <- propios[order(match(propios$calidad, c("portal", "calle", "otro")))[1], ]
  rivales <- propios[propios$calidad == mejor$calidad, , drop = FALSE]
  lejos <- max(metros(mejor$lat, mejor$lon, rivales$lat, rivales$lon))
  aviso <- mejor$reparo
  if (lejos > METROS_AMBIGUA) aviso <- paste0("ambigua: hay otra igual a ", round(lejos), " m")
  con_sitio(mejor, fuente, aviso)
}

# El servicio da lo más parecido que tiene: otro número de la calle, u otra calle. Eso no es el portal que se pidió.
comparar <- function(candidatos, direccion) {
  pedida <- partes_de(direccion)
  for (i in seq_len(nrow(candidatos))) {
    uno <- candidatos[i, ]
    reparo <- ""
    calidad <- uno$calidad
    if (uno$calidad != "portal") reparo <- "no es el número exacto"
    if (uno$calidad == "portal" && pedida$numero == "") {
      reparo <- "la dirección no lleva número"
      calidad <- "calle"
    } else if (uno$calidad == "portal" && !identical(pedida$numero, uno$numero)) {
      reparo <- paste0("es otro número: ", if (uno$numero == "") "no lo dice" else uno$numero)
      calidad <- "calle"
    } else if (uno$calidad == "portal" && !is.na(uno$estado)) {
      reparo <- uno$estado
      calidad <- "calle"
    }
    if (pedida$tipo != "" && uno$tipo != "" && pedida$tipo != uno$tipo) {
      reparo <- paste0("es otro tipo de vía: ", uno$encontrado)
      calidad <- "otro"
    }
    # Un pueblo o un paraje no tienen calle que comparar.
    if (uno$calidad != "otro" && !setequal(pedida$calle, strsplit(uno$calle, " ")[[1]])) {
      reparo <- paste0("puede ser otra calle: ", uno$encontrado)
      calidad <- "otro"
    }
    candidatos$calidad[i] <- calidad
    candidatos$reparo[i] <- reparo
  }
  candidatos
}

TIPOS_DE_VIA <- list(
  calle = c("calle", "c", "cl", "carrer", "rua", "kalea"), avenida = c("avenida", "avda", "av", "ave", "avinguda", "avgda", "etorbidea"),
  plaza = c("plaza", "pza", "pz", "pl", "plza", "plaça", "praza", "enparantza"), paseo = c("paseo", "pº", "po", "ps", "passeig", "pg", "pasealekua"),
  camino = c("camino", "cno", "cmno", "cami", "camiño", "bidea"), carretera = c("carretera", "ctra", "crta", "cr", "estrada", "errepidea"),
  ronda = c("ronda", "rda"), travesia = c("travesia", "trva", "trv", "travessera", "travessia"), glorieta = c("glorieta", "gta"),
  rambla = c("rambla", "rbla"), pasaje = c("pasaje", "psje", "pje", "passatge"), callejon = c("callejon", "cjon"),
  cuesta = c("cuesta", "cta"), urbanizacion = c("urbanizacion", "urb"), poligono = c("poligono", "pol"), via = c("via")
)
ABREVIADAS <- c(dr = "doctor", dra = "doctora", sta = "santa", sto = "santo", gral = "general", ntra = "nuestra", sra = "señora",
                fco = "francisco", prof = "profesor", ing = "ingeniero", hnos = "hermanos", cap = "capitan", cdad = "ciudad")
SIN_PESO <- c("de", "del", "la", "el", "los", "las", "les", "els", "d", "l", "do", "da", "dos", "das", "y", "i", "e")

# «C/ Dr. Muestra, 4» es de tipo calle, se llama doctor muestra y es el 4. El número va tras la calle o tras la primera coma.
partes_de <- function(direccion) {
  trozos <- trimws(strsplit(paste0(direccion, " "), ",", fixed = TRUE)[[1]])
  # El número cierra la calle («Mayor 3»), pero no es ella: «Calle 12 de Octubre».
  cierre <- regmatches(trozos[1], regexec("^(.*[^0-9 ]) *([0-9]+) ?[a-zA-Z]?(?:bis)?$", trozos[1], perl = TRUE))[[1]]
  numero <- ""
  via <- trozos[1]
  if (length(cierre) == 3) {
    via <- sub(" +(n[.º°]*|num[.]?|número)$", "", cierre[2])
    numero <- cierre[3]
  } else if (length(trozos) > 1) {
    tras <- regmatches(trozos[2], regexec("^(?:n[.º°]*|num[.]?|número)? *([0-9]+)", trozos[2], perl = TRUE))[[1]]
    if (length(tras) == 2) numero <- tras[2]
  }
  palabras <- strsplit(sencillo(via, "0-9º"), " ", fixed = TRUE)[[1]]
  palabras <- palabras[palabras != ""]
  tipo <- if (length(palabras) > 1) tipo_de(palabras[1]) else ""
  if (tipo != "") palabras <- palabras[-1]
  list(tipo = tipo, calle = palabras_de(palabras), numero = sub("^0+", "", numero))
}
tipo_de <- function(palabra) {
  es <- vapply(TIPOS_DE_VIA, function(formas) palabra %in% formas, logical(1))
  if (any(es)) names(TIPOS_DE_VIA)[es][1] else ""
}
palabras_de <- function(palabras) {
  cortas <- palabras %in% names(ABREVIADAS)
  palabras[cortas] <- ABREVIADAS[palabras[cortas]]
  unname(palabras[!palabras %in% SIN_PESO])
}

tiene_sitio <- function(candidatos) {
  !is.na(candidatos$lat) & !is.na(candidatos$lon) & !(candidatos$lat == 0 & candidatos$lon == 0)
}

# Lo que se compara de cada candidato, venga como venga: el tipo y el número en sus columnas o dentro del texto.
con_partes <- function(candidatos, vias, tipos, numeros) {
  if (nrow(candidatos) == 0) return(candidatos)
  partes <- lapply(ifelse(is.na(vias), "", vias), partes_de)
  propio <- vapply(partes, function(parte) parte$tipo, character(1))
  dicho <- vapply(tipos, function(tipo) if (is.na(tipo)) "" else tipo_de(sencillo(tipo, "º")), character(1), USE.NAMES = FALSE)
  candidatos$tipo <- ifelse(dicho == "", propio, dicho)
  candidatos$calle <- vapply(partes, function(parte) paste(parte$calle, collapse = " "), character(1))
  escrito <- vapply(partes, function(parte) parte$numero, character(1))
  candidatos$numero <- ifelse(is.na(numeros) | numeros %in% c("", "0"), escrito, sub("[^0-9].*$", "", numeros))
  candidatos$reparo <- ""
  candidatos
}

candidatos_cartociudad <- function(direccion, municipio) {
  datos <- pedir_geo("CartoCiudad", CARTOCIUDAD, "/candidates", list(q = paste(direccion, municipio, sep = ", "), limit = 5))
  if (length(datos) == 0) return(sin_candidatos())
  tipos <- columna(datos, "tip_via")
  puertas <- columna(datos, "portalNumber")
  es_portal <- datos$type == "portal"
  # El nombre suelto («GLORIA»), con su tipo y su número, para que se entienda.
  va_aparte <- !is.na(puertas) & !grepl("[0-9]", datos$address)
  entero <- ifelse(va_aparte, trimws(paste(ifelse(is.na(tipos), "", tipos), datos$address, ifelse(es_portal, puertas, ""))), datos$address)
  estados <- columna(datos, "state")
  candidatos <- data.frame(
    lat = numero(datos$lat), lon = numero(datos$lng),
    calidad = ifelse(es_portal, "portal", ifelse(datos$type == "callejero", "calle", "otro")),
    encontrado = entero, municipio = columna(datos, "muni"), codigo = columna(datos, "muniCode"),
    # 0 y 1 son lo que se pidió; de 2 en adelante, lo más cercano que tienen.
    estado = ifelse(!is.na(estados) & !estados %in% c("0", "1"), primera(columna(datos, "stateMsg"), paste("estado", estados)), NA)
  )
  con_partes(situar(candidatos, datos), datos$address, tipos, puertas)
}

# A veces /candidates conoce la dirección y no da sus coordenadas: las tiene /find. Se pregunta por las tres primeras.
situar <- function(candidatos, datos) {
  if (any(tiene_sitio(candidatos))) return(candidatos)
  for (i in head(seq_len(nrow(candidatos)), 3)) {
    uno <- pedir_geo("CartoCiudad", CARTOCIUDAD, "/find", list(q = datos$address[i], id = columna(datos, "id")[i], type = datos$type[i]))
    if (is.null(uno$lat) || is.null(uno$lng)) next
    candidatos$lat[i] <- numero(uno$lat)
    candidatos$lon[i] <- numero(uno$lng)
  }
  candidatos
}

candidatos_nominatim <- function(direccion, municipio, contacto) {
  datos <- pedir_geo("Nominatim", NOMINATIM, "/search", contacto = contacto, list(
    q = paste(direccion, municipio, sep = ", "), format = "jsonv2", addressdetails = 1, limit = 5, countrycodes = "es",
    email = contacto
  ))
  if (length(datos) == 0) return(sin_candidatos())
  sitio <- datos$address
  candidatos <- data.frame(
    lat = numero(datos$lat), lon = numero(datos$lon),
    calidad = ifelse(!is.na(columna(sitio, "house_number")), "portal", ifelse(!is.na(columna(sitio, "road")), "calle", "otro")),
    encontrado = datos$display_name,
    municipio = primera(columna(sitio, "city"), columna(sitio, "town"), columna(sitio, "village"), columna(sitio, "municipality")),
    codigo = NA_character_, estado = NA_character_
  )
  con_partes(candidatos, columna(sitio, "road"), rep(NA_character_, nrow(candidatos)), columna(sitio, "house_number"))
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
sencillo <- function(nombre, ademas = "") {
  nombre <- chartr("áàéèíïóòúü", "aaeeiioouu", tolower(sub("[(].*$", "", nombre)))
  trimws(gsub(paste0("[^a-zñç", ademas, "]+"), " ", nombre))
}

metros <- function(lat1, lon1, lat2, lon2) {
  rad <- pi / 180
  h <- sin((lat2 - lat1) * rad / 2)^2 + cos(lat1 * rad) * cos(lat2 * rad) * sin((lon2 - lon1) * rad / 2)^2
  2 * 6371000 * asin(pmin(1, sqrt(h)))
}

columna <- function(datos, nombre) if (is.null(datos[[nombre]])) rep(NA_character_, NROW(datos)) else as.character(datos[[nombre]])
# Una columna de null llega como lista o como lógica: sin número, es NA.
numero <- function(valores) suppressWarnings(as.numeric(as.character(valores)))
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
