// Escribe a la española las cifras de los textos seleccionados: 1234567.8 pasa a 1.234.567,8.
// Selecciona los textos y ejecútalo: Archivo > Secuencias de comandos. Illustrator CS6 o posterior.
//@target illustrator

var NV_CIFRAS = {
  // Entiende 1234.5, 1,234.5 (inglés), 1.234,5 y 1234,5 (español). Devuelve null si no es una cifra o si no se sabe cuál es.
  // El espacio solo es de millares entre grupos de tres: «0 10 20 30» son cuatro números de un eje.
  leer: function (texto) {
    var limpio = String(texto).replace(/\u2212/g, "-").replace(/^\s+|\s+$/g, "");
    if (/[\s\u00a0\u202f]/.test(limpio)) {
      if (!/^-?\d{1,3}([ \u00a0\u202f]\d{3})+([.,]\d+)?$/.test(limpio)) return null;
      limpio = limpio.replace(/[ \u00a0\u202f]/g, "");
    }
    if (limpio.replace(/\D/g, "").length > 15) return null; // más cifras de las que un número guarda
    if (/^-?\d+([.,]\d{1,2}|[.,]\d{4,})?$/.test(limpio)) return Number(limpio.replace(",", "."));
    if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(limpio)) return Number(limpio.replace(/\./g, "").replace(",", "."));
    if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(limpio)) return Number(limpio.replace(/,/g, ""));
    if (/^-?\d{1,3}(\.\d{3}){2,}$/.test(limpio)) return Number(limpio.replace(/\./g, ""));
    if (/^-?\d{1,3}(,\d{3}){2,}$/.test(limpio)) return Number(limpio.replace(/,/g, ""));
    return null; // también 1.234 y 1,234: puede ser mil doscientos o uno con dos
  },

  // Lo que sin unidad detrás puede no ser una cantidad: un código (28013, 08019) o un teléfono (600 123 123).
  puedeSerCodigo: function (texto) {
    var limpio = String(texto).replace(/[ \u00a0\u202f]/g, "");
    return /^\d{5}$/.test(limpio) || /^0\d+$/.test(limpio) || /^[6-9]\d{8}$/.test(limpio);
  },

  // Coma decimal, punto de millares desde cinco cifras y signo menos de verdad.
  escribir: function (numero, decimales) {
    var partes = Math.abs(numero).toFixed(decimales).split(".");
    var entero = partes[0];
    if (entero.length > 4) entero = entero.replace(/\B(?=(\d{3})+$)/g, ".");
    var cero = Number(Math.abs(numero).toFixed(decimales)) === 0;
    return (numero < 0 && !cero ? "\u2212" : "") + entero + (partes[1] ? "," + partes[1] : "");
  },

  // Cuántos decimales trae la cifra tal como está escrita.
  decimales: function (texto) {
    var cola = /[.,](\d+)\s*$/.exec(String(texto));
    return cola === null || /^-?\d{1,3}([.,]\d{3}){2,}$/.test(String(texto)) ? 0 : cola[1].length;
  },

  // Devuelve el texto cambiado, o null si no se puede.
  cambiar: function (texto) {
    var trozos = /^(\s*[+]?)([-\u2212]?[\d.,\u00a0\u202f ]*\d)(\s*(%|€|euros)?\s*)$/.exec(texto);
    if (trozos === null) return null;
    if (!trozos[4] && NV_CIFRAS.puedeSerCodigo(trozos[2])) return null;
    var numero = NV_CIFRAS.leer(trozos[2]);
    return numero === null ? null : trozos[1] + NV_CIFRAS.escribir(numero, NV_CIFRAS.decimales(trozos[2])) + trozos[3];
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var seleccion = app.activeDocument.selection;
    var textos = [];
    for (var i = 0; i < seleccion.length; i++) if (seleccion[i].typename === "TextFrame") textos.push(seleccion[i]);
    if (textos.length === 0) return alert("Selecciona los textos con las cifras y repite.");
    var cambiados = 0;
    var dudosos = [];
    for (var j = 0; j < textos.length; j++) {
      var nuevo = NV_CIFRAS.cambiar(textos[j].contents);
      if (nuevo === null) dudosos.push(textos[j].contents);
      else if (nuevo !== textos[j].contents) {
        textos[j].contents = nuevo;
        cambiados++;
      }
    }
    var aviso = "Cifras cambiadas: " + cambiados + ".";
    if (dudosos.length > 0) aviso += "\nSin tocar, míralas a mano: " + dudosos.slice(0, 10).join(" · ");
    alert(aviso);
  }
};

if (typeof app !== "undefined") NV_CIFRAS.ejecutar();
