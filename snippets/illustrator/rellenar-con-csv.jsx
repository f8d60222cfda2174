// Rellena con un CSV: hace una copia de lo seleccionado por cada fila y cambia {{columna}} por su valor.
// Con columnas «x» e «y», cada copia va a ese punto (en puntos, desde la esquina superior izquierda de la mesa de trabajo).
// Sin ellas, se apilan hacia abajo. Illustrator CS6 o posterior.
//@target illustrator

var NV_CSV = {
  // Punto y coma, tabulador o coma: el que más se repita en la cabecera. Admite comillas y saltos de línea dentro.
  leer: function (texto) {
    texto = texto.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
    var cabecera = texto.split("\n")[0];
    var separador = ",";
    var candidatos = [";", "\t"];
    for (var c = 0; c < candidatos.length; c++) {
      if (cabecera.split(candidatos[c]).length > cabecera.split(separador).length) separador = candidatos[c];
    }
    var filas = [];
    var fila = [];
    var celda = "";
    var entreComillas = false;
    for (var i = 0; i <= texto.length; i++) {
      var letra = texto.charAt(i);
      if (entreComillas && letra !== "") {
        if (letra === '"' && texto.charAt(i + 1) === '"') {
          celda += '"';
          i++;
        } else if (letra === '"') entreComillas = false;
        else celda += letra;
      } else if (letra === '"' && celda === "") entreComillas = true;
      else if (letra === separador || letra === "\n" || letra === "") {
        fila.push(celda);
        celda = "";
        if (letra !== separador) {
          if (fila.length > 1 || fila[0] !== "") filas.push(fila);
          fila = [];
        }
      } else celda += letra;
    }
    return NV_CSV.conNombres(filas);
  },

  conNombres: function (filas) {
    var resultado = { columnas: filas.length > 0 ? filas[0] : [], filas: [] };
    for (var i = 1; i < filas.length; i++) {
      var registro = {};
      for (var j = 0; j < resultado.columnas.length; j++) {
        var nombre = resultado.columnas[j].replace(/^\s+|\s+$/g, "");
        registro[nombre] = filas[i][j] === undefined ? "" : filas[i][j];
      }
      resultado.filas.push(registro);
    }
    return resultado;
  },

  // Cambia {{columna}} por su valor y apunta en `faltan` las que no están.
  rellenar: function (texto, registro, faltan) {
    return texto.replace(/\{\{\s*([^}]+?)\s*\}\}/g, function (marca, nombre) {
      if (registro.hasOwnProperty(nombre)) return registro[nombre];
      faltan[nombre] = true;
      return marca;
    });
  },

  // Todos los textos de un objeto, también los que están dentro de grupos.
  textosDe: function (objeto) {
    if (objeto.typename === "TextFrame") return [objeto];
    var textos = [];
    if (objeto.typename === "GroupItem") {
      for (var i = 0; i < objeto.pageItems.length; i++) textos = textos.concat(NV_CSV.textosDe(objeto.pageItems[i]));
    }
    return textos;
  },

  aNumero: function (texto) {
    return Number(String(texto).replace(",", "."));
  },

  // Coloca una copia. Illustrator cuenta la vertical hacia arriba; el CSV, hacia abajo.
  colocar: function (copia, registro, indice, mesa) {
    var caja = copia.geometricBounds; // izquierda, arriba, derecha, abajo
    var x = NV_CSV.aNumero(registro.x);
    var y = NV_CSV.aNumero(registro.y);
    var haySitio = registro.x !== undefined && registro.y !== undefined && !isNaN(x) && !isNaN(y);
    if (haySitio) copia.translate(mesa[0] + x - caja[0], mesa[1] - y - caja[1]);
    else copia.translate(0, -(caja[1] - caja[3]) * 1.2 * (indice + 1));
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var documento = app.activeDocument;
    if (documento.selection.length !== 1) return alert("Selecciona un solo texto o un solo grupo con {{columnas}} y repite.");
    var archivo = File.openDialog("Elige el CSV, guardado en UTF-8", "*.csv;*.tsv;*.txt");
    if (archivo === null) return;
    archivo.encoding = "UTF-8";
    archivo.open("r");
    var datos = NV_CSV.leer(archivo.read());
    archivo.close();
    if (datos.filas.length === 0) return alert("El CSV no tiene filas bajo la cabecera.");
    var modelo = documento.selection[0];
    var mesa = documento.artboards[documento.artboards.getActiveArtboardIndex()].artboardRect;
    var faltan = {};
    for (var i = 0; i < datos.filas.length; i++) {
      var copia = modelo.duplicate();
      var textos = NV_CSV.textosDe(copia);
      for (var j = 0; j < textos.length; j++) {
        textos[j].contents = NV_CSV.rellenar(textos[j].contents, datos.filas[i], faltan);
      }
      NV_CSV.colocar(copia, datos.filas[i], i, mesa);
    }
    var nombres = [];
    for (var nombre in faltan) nombres.push(nombre);
    var aviso = "Copias hechas: " + datos.filas.length + ".";
    if (nombres.length > 0) aviso += "\nEl CSV no tiene: " + nombres.join(", ") + ". Tiene: " + datos.columnas.join(", ") + ".";
    alert(aviso);
  }
};

if (typeof app !== "undefined") NV_CSV.ejecutar();
