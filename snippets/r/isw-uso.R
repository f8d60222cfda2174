source("isw.R")

hoy <- descargar_capa("control")
guardar_copia(hoy, "control") # se guarda en copias/control-aaaa-mm-dd.geojson

ayer <- leer_copia("control", Sys.Date() - 1)
cambio <- comparar(ayer, hoy)
cambio$frase
if (cambio$alarma) message("Cambia un ", cifra(abs(cambio$porcentaje)), " % en un día: míralo antes de publicarlo.")

# Para Illustrator o para un mapa web
sf::st_write(simplificar(hoy, metros = 200), "control-ligero.geojson", delete_dsn = TRUE, quiet = TRUE)
