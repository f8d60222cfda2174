/** Order in which lists show the formats; one that is not named comes last. */
export const ORDER = [
  ...["Texto", "ImgTransition", "ImgHorizontal", "ViewArtwork", "VideoFrame", "VideoTransition", "CanvasFrame"],
  ...["Ai2Transition", "Ai2Horizontal", "CSS3dScrolling", "WebglScrolling"],
  ...["Pieza", "Apertura", "Foto", "Fotos", "VideoSonido", "Audio", "Cita", "Recuadro", "Cronologia", "Preguntas"],
  ...["Indice", "Relacionados", "Metodologia"],
];
