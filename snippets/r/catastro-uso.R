source("catastro.R")

# Una manzana y su entorno: 400 metros de lado alrededor de un punto
edificios <- catastro_zona(lon = -3.7038, lat = 40.4168, lado = 400)
table(edificios$plantas)

sf::st_write(edificios, "edificios.geojson", delete_dsn = TRUE,
             quiet = TRUE)
