source("isw.R")
source("localizador.R")

control <- descargar_capa("control")

# Lugares inventados: pon los de la noticia.
otros <- data.frame(nombre = "Peñamuestra", lon = 37.9, lat = 48.5,
                    lado = "izquierda")
# La fecha es la de los datos, que puede ser la de ayer.
localizador("Villamuestra", lon = 37.5, lat = 48.3, otros = otros,
            capa = control, fecha = Sys.Date(),
            archivo = "localizador.svg", web = "localizador.json")
