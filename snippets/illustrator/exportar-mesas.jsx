// Exporta cada mesa de trabajo a PNG, a tamaño normal y al doble: nombre.png y nombre@2x.png.
// Illustrator CS6 o posterior.
//@target illustrator

var NV_EXPORTAR = {
  ESCALAS: [
    { porcentaje: 100, sufijo: "" },
    { porcentaje: 200, sufijo: "@2x" }
  ],

  // Nombre de archivo sin tildes, espacios ni lo que ai2html pone tras los dos puntos. La ñ pasa a n.
  nombreDeArchivo: function (nombre) {
    var con = "áàäâéèëêíìïîóòöôúùüûñçÁÀÄÂÉÈËÊÍÌÏÎÓÒÖÔÚÙÜÛÑÇ";
    var sin = "aaaaeeeeiiiioooouuuuncAAAAEEEEIIIIOOOOUUUUNC";
    var limpio = "";
    var base = nombre.split(":")[0];
    for (var i = 0; i < base.length; i++) {
      var lugar = con.indexOf(base.charAt(i));
      limpio += lugar === -1 ? base.charAt(i) : sin.charAt(lugar);
    }
    limpio = limpio.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
    return limpio === "" ? "mesa" : limpio;
  },

  // Un nombre por mesa: si dos coinciden, la segunda lleva -2.
  nombres: function (mesas) {
    var vistos = {};
    var resultado = [];
    for (var i = 0; i < mesas.length; i++) {
      var nombre = NV_EXPORTAR.nombreDeArchivo(mesas[i].name);
      vistos[nombre] = (vistos[nombre] || 0) + 1;
      resultado.push(vistos[nombre] === 1 ? nombre : nombre + "-" + vistos[nombre]);
    }
    return resultado;
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var carpeta = Folder.selectDialog("Elige dónde guardar las imágenes");
    if (carpeta === null) return;
    var documento = app.activeDocument;
    var nombres = NV_EXPORTAR.nombres(documento.artboards);
    var guardados = 0;
    for (var i = 0; i < documento.artboards.length; i++) {
      documento.artboards.setActiveArtboardIndex(i);
      for (var j = 0; j < NV_EXPORTAR.ESCALAS.length; j++) {
        var escala = NV_EXPORTAR.ESCALAS[j];
        var opciones = new ExportOptionsPNG24();
        opciones.artBoardClipping = true;
        opciones.antiAliasing = true;
        opciones.transparency = false;
        opciones.horizontalScale = escala.porcentaje;
        opciones.verticalScale = escala.porcentaje;
        documento.exportFile(new File(carpeta.fsName + "/" + nombres[i] + escala.sufijo + ".png"), ExportType.PNG24, opciones);
        guardados++;
      }
    }
    alert("Imágenes guardadas: " + guardados + ".");
  }
};

if (typeof app !== "undefined") NV_EXPORTAR.ejecutar();
