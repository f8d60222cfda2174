source("por-fila.R")

# Datos de muestra, inventados.
municipios <- data.frame(
  nombre = c("Muestra del Río", "Villamuestra", "Peñamuestra"),
  habitantes = c(1200, 0, 850),
  casos = c(6, 2, NA)
)

tasa <- function(fila) {
  if (is.na(fila$casos)) stop("faltan los casos")
  if (fila$habitantes == 0) stop("cero habitantes")
  data.frame(tasa = 1000 * fila$casos / fila$habitantes)
}

resultado <- por_fila(municipios, tasa)
resultado[!is.na(resultado$error), ] # las que hay que mirar a mano
