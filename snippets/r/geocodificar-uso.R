source("geocodificar.R")

# El código del INE, como texto, es opcional: afina la comprobación.
direcciones <- data.frame(
  direccion = c("Calle Mayor, 1", "Plaza de la Muestra, 3"),
  municipio = c("Alcalá de Henares", "Alcalá de Henares"),
  codigo = c("28005", "28005")
)

sitios <- geocodificar(direcciones)
sitios[sitios$aviso != "", ] # las que hay que mirar a mano
write.csv(sitios, "sitios.csv", row.names = FALSE,
          fileEncoding = "UTF-8")
