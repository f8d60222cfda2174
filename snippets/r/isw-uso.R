source("isw.R")

hoy <- descargar_capa("control")
guardar_copia(hoy, "control") # en copias/control-aaaa-mm-dd.geojson

ayer <- leer_copia("control", Sys.Date() - 1)
cambio <- comparar(ayer, hoy)
cambio$frase
if (cambio$alarma) message("Cambia más de lo normal: míralo antes")

# Para Illustrator o para un mapa web
ligera <- simplificar(hoy, metros = 200)
sf::st_write(ligera, "control-ligero.geojson", delete_dsn = TRUE,
             quiet = TRUE)
