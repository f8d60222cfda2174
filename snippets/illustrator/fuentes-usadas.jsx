// Dice qué fuentes usa el documento, cuántos caracteres de cada una y cuáles no son de la casa; y los textos demasiado pequeños.
// Al acabar enseña sus nombres PostScript, los que pide la configuración de ai2html, para copiarlos.
// Illustrator CS6 o posterior.
//@target illustrator

var NV_FUENTES = {
  // Familias de la casa. Cambia la lista si cambia la tipografía.
  CASA: ["Newsreader", "Public Sans", "IBM Plex Mono"],
  MINIMO: 12, // cuerpo mínimo en pantalla, en puntos del documento

  esDeLaCasa: function (familia) {
    for (var i = 0; i < NV_FUENTES.CASA.length; i++) if (familia === NV_FUENTES.CASA[i]) return true;
    return false;
  },

  // Recorre los textos por tramos de igual aspecto.
  contar: function (textos) {
    var cuenta = {};
    var pequenos = [];
    for (var i = 0; i < textos.length; i++) {
      var tramos = textos[i].textRanges;
      var yaDicho = false;
      for (var j = 0; j < tramos.length; j++) {
        var aspecto = tramos[j].characterAttributes;
        var nombre = aspecto.textFont.family + " " + aspecto.textFont.style;
        if (!cuenta.hasOwnProperty(nombre)) cuenta[nombre] = { familia: aspecto.textFont.family, postscript: aspecto.textFont.name, caracteres: 0 };
        cuenta[nombre].caracteres += tramos[j].contents.length;
        if (aspecto.size < NV_FUENTES.MINIMO && !yaDicho) {
          pequenos.push(textos[i].contents.substring(0, 30));
          yaDicho = true;
        }
      }
    }
    return { cuenta: cuenta, pequenos: pequenos };
  },

  informe: function (resultado) {
    var lineas = [];
    for (var nombre in resultado.cuenta) {
      var una = resultado.cuenta[nombre];
      lineas.push((NV_FUENTES.esDeLaCasa(una.familia) ? "   " : "NO  ") + nombre + ": " + una.caracteres + " caracteres");
    }
    lineas.sort();
    var texto = lineas.length === 0 ? "El documento no tiene textos." : lineas.join("\n");
    if (resultado.pequenos.length > 0) {
      texto += "\n\nTextos de menos de " + NV_FUENTES.MINIMO + " puntos: " + resultado.pequenos.length + "\n" +
        resultado.pequenos.slice(0, 8).join("\n");
    }
    return texto;
  },

  postscript: function (cuenta) {
    var nombres = [];
    for (var nombre in cuenta) nombres.push(cuenta[nombre].postscript);
    return nombres.join(", ");
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var resultado = NV_FUENTES.contar(app.activeDocument.textFrames);
    alert(NV_FUENTES.informe(resultado));
    // Un aviso no deja copiar; un campo, sí.
    var nombres = NV_FUENTES.postscript(resultado.cuenta);
    if (nombres !== "") prompt("Nombres para la configuración de ai2html: cópialos", nombres);
  }
};

if (typeof app !== "undefined") NV_FUENTES.ejecutar();
