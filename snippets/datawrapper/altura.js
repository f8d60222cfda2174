// Da a cada gráfico de Datawrapper incrustado en la página la altura que pide, también si se carga después.
// Va una sola vez por página, delante o detrás de los gráficos.
(() => {
  const MINIMO = 40;
  const MAXIMO = 20000;

  window.addEventListener("message", (evento) => {
    const alturas = evento.data?.["datawrapper-height"] ?? {};
    for (const marco of document.querySelectorAll("iframe")) {
      // Cualquiera puede enviar un mensaje: solo vale el que viene de dentro de ese marco.
      if (marco.contentWindow !== evento.source) continue;
      for (const pedida of Object.values(alturas)) {
        const altura = Math.round(Number(pedida));
        if (altura >= MINIMO && altura <= MAXIMO) marco.style.height = `${altura}px`;
      }
    }
  });
})();
