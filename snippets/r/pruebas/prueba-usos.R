# Los ejemplos de las páginas, tal como se copian.
copia <- tempfile()
dir.create(copia)
file.copy(list.files("..", "[.]R$", full.names = TRUE), copia)
aqui <- setwd(copia)

source("por-fila-uso.R", local = TRUE)
expect_equal(round(resultado$tasa[1], 2), 5)
expect_equal(resultado$error[2:3], c("cero habitantes", "faltan los casos"))

Sys.setenv(INE_BASE = paste0(Sys.getenv("FAKES"), "/ine/normal"))
source("ipc-uso.R", local = TRUE)
expect_true(all(salarios$euros_2025 > salarios$euros))

Sys.setenv(CARTOCIUDAD_BASE = paste0(Sys.getenv("FAKES"), "/cartociudad/normal"), GEO_PAUSA = "0")
source("geocodificar-uso.R", local = TRUE)
expect_equal(nrow(read.csv("sitios.csv")), 2)

Sys.setenv(ARCGIS_BASE = paste0(Sys.getenv("FAKES"), "/arcgis/normal"))
source("localizador-uso.R", local = TRUE)
expect_true(file.exists("localizador.svg") && file.exists("localizador.json"))
guardar_copia(control, "control", Sys.Date() - 1)
source("isw-uso.R", local = TRUE)
expect_equal(cambio$km2_ganados, 0)
expect_true(file.exists("control-ligero.geojson"))

Sys.setenv(CATASTRO_BASE = paste0(Sys.getenv("FAKES"), "/catastro/normal"))
source("catastro-uso.R", local = TRUE)
expect_equal(nrow(sf::st_read("edificios.geojson", quiet = TRUE)), 8)
setwd(aqui)
