// Añade al documento las muestras de color de la casa y, si hay figuras seleccionadas, las pinta en orden con los colores de datos.
// Illustrator CS6 o posterior, documento en RGB.
//@target illustrator

var NV_PALETA = {
  // Los mismos códigos que la guía de estilos: lo comprueba una prueba del repositorio.
  DATOS: [
    { nombre: "rojo", codigo: "#c8321f" },
    { nombre: "azul", codigo: "#1f5a82" },
    { nombre: "ocre", codigo: "#b9790f" },
    { nombre: "verde", codigo: "#357c4b" },
    { nombre: "violeta", codigo: "#6d3ba9" },
    { nombre: "piedra", codigo: "#8a8275" },
    { nombre: "tinta", codigo: "#2e2a26" }
  ],

  aRGB: function (codigo) {
    var partes = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(codigo);
    if (partes === null) return null;
    return [parseInt(partes[1], 16), parseInt(partes[2], 16), parseInt(partes[3], 16)];
  },

  color: function (codigo) {
    var valores = NV_PALETA.aRGB(codigo);
    var color = new RGBColor();
    color.red = valores[0];
    color.green = valores[1];
    color.blue = valores[2];
    return color;
  },

  yaEsta: function (muestras, nombre) {
    for (var i = 0; i < muestras.length; i++) if (muestras[i].name === nombre) return true;
    return false;
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var documento = app.activeDocument;
    if (documento.documentColorSpace !== DocumentColorSpace.RGB) {
      return alert("El documento está en CMYK. Cámbialo: Archivo > Modo de color del documento > Color RGB.");
    }
    var nuevas = 0;
    for (var i = 0; i < NV_PALETA.DATOS.length; i++) {
      var uno = NV_PALETA.DATOS[i];
      if (NV_PALETA.yaEsta(documento.swatches, "NV " + uno.nombre)) continue;
      var muestra = documento.swatches.add();
      muestra.name = "NV " + uno.nombre;
      muestra.color = NV_PALETA.color(uno.codigo);
      nuevas++;
    }
    var pintadas = 0;
    for (var j = 0; j < documento.selection.length; j++) {
      if (documento.selection[j].typename !== "PathItem") continue;
      documento.selection[j].filled = true;
      documento.selection[j].fillColor = NV_PALETA.color(NV_PALETA.DATOS[pintadas % NV_PALETA.DATOS.length].codigo);
      pintadas++;
    }
    var aviso = "Muestras nuevas: " + nuevas + ". Figuras pintadas: " + pintadas + ".";
    if (pintadas > NV_PALETA.DATOS.length) aviso += "\nHay más figuras que colores: los últimos se repiten.";
    alert(aviso);
  }
};

if (typeof app !== "undefined") NV_PALETA.ejecutar();
