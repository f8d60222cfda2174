// Prepara los nombres de las capas para ai2html: sin tildes ni espacios y sin repetir; respeta :svg, :png y :video.
// Illustrator CS6 o posterior.
//@target illustrator

var NV_CAPAS = {
  OPCIONES: ["svg", "svg,inline", "png", "video"],

  // Devuelve el nombre arreglado y, si la opción no existe, un aviso.
  arreglar: function (nombre) {
    var trozos = nombre.split(":");
    var con = "áàäâéèëêíìïîóòöôúùüûñçÁÀÄÂÉÈËÊÍÌÏÎÓÒÖÔÚÙÜÛÑÇ";
    var sin = "aaaaeeeeiiiioooouuuuncAAAAEEEEIIIIOOOOUUUUNC";
    var base = "";
    for (var i = 0; i < trozos[0].length; i++) {
      var lugar = con.indexOf(trozos[0].charAt(i));
      base += lugar === -1 ? trozos[0].charAt(i) : sin.charAt(lugar);
    }
    base = base.toLowerCase().replace(/[^a-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "") || "capa";
    if (trozos.length === 1) return { nombre: base, aviso: "" };
    var opcion = trozos[1].toLowerCase().replace(/\s/g, "");
    for (var j = 0; j < NV_CAPAS.OPCIONES.length; j++) {
      if (opcion === NV_CAPAS.OPCIONES[j]) return { nombre: base + ":" + opcion, aviso: "" };
    }
    return { nombre: base, aviso: "«" + trozos[1] + "» no es una opción de ai2html (" + nombre + ")" };
  },

  // Nombres nuevos para una lista de nombres, sin repetir.
  todas: function (nombres) {
    var vistos = {};
    var resultado = { nombres: [], avisos: [] };
    for (var i = 0; i < nombres.length; i++) {
      var uno = NV_CAPAS.arreglar(nombres[i]);
      var partes = uno.nombre.split(":");
      vistos[partes[0]] = (vistos[partes[0]] || 0) + 1;
      if (vistos[partes[0]] > 1) partes[0] += "-" + vistos[partes[0]];
      resultado.nombres.push(partes.join(":"));
      if (uno.aviso !== "") resultado.avisos.push(uno.aviso);
    }
    return resultado;
  },

  ejecutar: function () {
    if (app.documents.length === 0) return alert("No hay ningún documento abierto.");
    var capas = app.activeDocument.layers;
    var nombres = [];
    for (var i = 0; i < capas.length; i++) nombres.push(capas[i].name);
    var arreglados = NV_CAPAS.todas(nombres);
    var cambiadas = 0;
    for (var j = 0; j < capas.length; j++) {
      if (capas[j].name !== arreglados.nombres[j]) {
        capas[j].name = arreglados.nombres[j];
        cambiadas++;
      }
    }
    alert("Capas cambiadas: " + cambiadas + "." + (arreglados.avisos.length > 0 ? "\n" + arreglados.avisos.join("\n") : ""));
  }
};

if (typeof app !== "undefined") NV_CAPAS.ejecutar();
