source("geocodificar.R")

direcciones <- data.frame(
  direccion = c("Calle Mayor, 1", "Plaza de la Muestra, 3"), # la segunda es inventada
  municipio = c("Alcalá de Henares", "28005") # el nombre, o su código INE como texto
)

sitios <- geocodificar(direcciones)
sitios[sitios$aviso != "", ] # las que hay que mirar a mano
write.csv(sitios, "sitios.csv", row.names = FALSE, fileEncoding = "UTF-8")
