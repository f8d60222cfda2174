source("ipc.R")

# Cien euros de marzo de 2010, en euros de septiembre de 2026
deflactar(100, de = "2010-03", a = "2026-09")

# Solo el porcentaje
subida_precios("2010-03", "2026-09")

# Una columna, cada año con la media de sus precios. De muestra.
salarios <- data.frame(anio = c("2015", "2020"), euros = c(20000, 22000))
en_2025 <- function(euros, anio) deflactar(euros, anio, "2025")$resultado
salarios$euros_2025 <- mapply(en_2025, salarios$euros, salarios$anio)
