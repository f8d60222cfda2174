// Añade mesas de trabajo con los anchos que pide la web y los nombres que entiende ai2html: movil:300, tableta:600, ancho:960.
// Illustrator CS6 o posterior.
//@target illustrator

var NV_MESAS = {
  PROPUESTA: "movil:300, tableta:600, ancho:960",
  ALTO: 500,
  HUECO: 60,

  // «movil:300, ancho:960» a [{nombre, ancho}]. Devuelve un texto con lo que está mal si algo lo está.
  leer: function (texto) {
    var mesas = [];
    var vistos = {};
    var trozos = texto.split(",");
    for (var i = 0; i < trozos.length; i++) {
      var partes = /^\s*([a-z0-9-]+)\s*:\s*(\d+)\s*$/i.exec(trozos[i]);
      if (partes === null) return "No se entiende «" + trozos[i].replace(/^\s+|\s+$/g, "") + "». Escribe nombre:ancho, sin tildes.";
      var ancho = Number(partes[2]);
      if (ancho < 200 || ancho > 2000) return "El ancho de «" + partes[1] + "» tiene que ir de 200 a 2000.";
      if (vistos[ancho]) return "Dos mesas miden " + ancho + ": ai2html solo enseñaría una.";
      vistos[ancho] = true;
      mesas.push({ nombre: partes[1] + ":" + ancho, ancho: ancho });
    }
    return mesas;
  },

  // Rectángulos en fila a la derecha de lo que ya hay: [izquierda, arriba, derecha, abajo], con la vertical hacia arriba.
  colocar: function (mesas, izquierda, arriba) {
    var rectangulos = [];
    for (var i = 0; i < mesas.length; i++) {
      rectangulos.push([izquierda, arriba, izquierda + mesas[i].ancho, arriba - NV_MESAS.ALTO]);
      izquierda += mesas[i].ancho + NV_MESAS.HUECO;
    }
    return rectangulos;
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var respuesta = prompt("Mesas de trabajo (nombre:ancho, separadas por comas)", NV_MESAS.PROPUESTA);
    if (respuesta === null) return;
    var mesas = NV_MESAS.leer(respuesta);
    if (typeof mesas === "string") return alert(mesas);
    var documento = app.activeDocument;
    var derecha = -Infinity;
    var arriba = 0;
    for (var i = 0; i < documento.artboards.length; i++) {
      var caja = documento.artboards[i].artboardRect;
      if (caja[2] > derecha) {
        derecha = caja[2];
        arriba = caja[1];
      }
    }
    var rectangulos = NV_MESAS.colocar(mesas, derecha + NV_MESAS.HUECO, arriba);
    for (var j = 0; j < mesas.length; j++) documento.artboards.add(rectangulos[j]).name = mesas[j].nombre;
    alert("Mesas añadidas: " + mesas.length + ".");
  }
};

if (typeof app !== "undefined") NV_MESAS.ejecutar();
