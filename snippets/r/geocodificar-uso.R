source("geocodificar.R")

# El municipio, con su nombre o con su código INE como texto.
direcciones <- data.frame(
  direccion = c("Calle Mayor, 1", "Plaza de la Muestra, 3"),
  municipio = c("Alcalá de Henares", "28005")
)

sitios <- geocodificar(direcciones)
sitios[sitios$aviso != "", ] # las que hay que mirar a mano
write.csv(sitios, "sitios.csv", row.names = FALSE,
          fileEncoding = "UTF-8")
