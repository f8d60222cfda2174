source("isw.R")
source("localizador.R")

control <- descargar_capa("control")

localizador(
  "Villamuestra", # inventada: pon el lugar de la noticia
  lon = 37.5, lat = 48.3, capa = control, fecha = Sys.Date(), archivo = "localizador.svg",
  otros = data.frame(nombre = "Peñamuestra", lon = 37.9, lat = 48.5, lado = "izquierda")
)
