// Hace algo cuando el lector pulsa una barra de un gráfico de Datawrapper de la página.
// Cambia el identificador y lo que hay dentro de `alPulsar`. El gráfico tiene que tener activada la etiqueta emergente.
(() => {
  const GRAFICO = "AbC12";

  function alPulsar(datos) {
    document.getElementById("detalle").textContent = JSON.stringify(datos);
  }

  window.addEventListener("message", ({ data: aviso }) => {
    if (aviso?.source !== "datawrapper" || aviso.chartId !== GRAFICO) return;
    if (aviso.type === "bar.click") alPulsar(aviso.data);
  });
})();
