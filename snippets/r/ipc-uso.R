source("ipc.R")

# Cien euros de marzo de 2010, en euros de septiembre de 2026
deflactar(100, de = "2010-03", a = "2026-09")

# Una columna entera, cada año con la media de sus precios
salarios <- data.frame(anio = c("2015", "2020"), euros = c(20000, 22000)) # muestra, inventada
salarios$euros_2025 <- mapply(function(euros, anio) deflactar(euros, anio, "2025")$resultado, salarios$euros, salarios$anio)

# Solo el porcentaje
subida_precios("2010-03", "2026-09")
