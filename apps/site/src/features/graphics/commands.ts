import { goingTo } from "../../frame/commands/core/command";
import { writeAddress } from "../../pieces/core/registry-address";

/** Adds a type that is made here. @param making - Its name in the address: the types themselves weigh more than the whole search. */
const making = (name: string) => writeAddress({ part: "new", making: name });

/** Commands of the registry. */
export const GRAPHIC_COMMANDS = [
  goingTo(
    writeAddress({ part: "new" }),
    "Añadir un gráfico",
    "De Datawrapper, de Flourish o de otra dirección",
    "nuevo gráfico",
    "registrar gráfico",
    "crear gráfico",
  ),
  goingTo(
    making("grafico-de-una-tabla"),
    "Nuevo gráfico de una tabla",
    "Quince clases, de las líneas al hemiciclo",
    "crear gráfico de una tabla",
    "nuevas barras",
    "nuevas líneas",
    "nuevas áreas",
    "nueva dispersión",
    "nuevo hemiciclo",
    "nuevo calendario",
  ),
  goingTo(making("tabla"), "Nueva tabla", "Con buscador, orden y páginas", "crear tabla", "nuevo ranking"),
  goingTo(
    making("mapa-de-areas"),
    "Nuevo mapa de áreas",
    "Municipios, provincias o países, coloreados por una tabla",
    "crear mapa de áreas",
    "nueva coropleta",
    "nuevo mapa de datos",
  ),
  goingTo(
    making("mapa-de-simbolos"),
    "Nuevo mapa de símbolos",
    "Un círculo por lugar, tan grande como su dato",
    "crear mapa de símbolos",
    "nuevo mapa de burbujas",
    "nuevo mapa de círculos",
  ),
  goingTo(
    making("tarjeta-para-redes"),
    "Nueva tarjeta para redes",
    "En las seis proporciones a la vez",
    "crear tarjeta",
    "nueva card",
  ),
  goingTo(making("video"), "Nuevo vídeo", "Con subtítulos y su versión vertical", "crear vídeo", "subir vídeo"),
  goingTo(making("apertura-de-video"), "Nueva apertura de vídeo", "Un bucle mudo con el titular", "crear apertura"),
  goingTo(making("imagen"), "Nueva imagen", "Una foto o un dibujo", "crear imagen", "nueva foto"),
  goingTo(making("ai2html"), "Nueva pieza de ai2html", "La carpeta de Illustrator", "nuevo ai2html", "subir ai2html"),
  goingTo(making("selector"), "Nuevo selector", "Un gráfico a elegir entre varios", "crear selector"),
  goingTo(making("envoltorio"), "Nuevo envoltorio", "Varios gráficos juntos", "crear envoltorio"),
  goingTo(making("segun-el-ancho"), "Nuevo gráfico según el ancho", "Uno para el móvil y otro para el escritorio"),
  goingTo(writeAddress({ part: "import" }), "Traer gráficos desde CSV", "Muchos de una vez", "importar gráficos"),
  goingTo("/embed_data?ejemplos=", "Cargar ejemplos", "Uno inventado de cada tipo, como borradores", "traer ejemplos"),
];
