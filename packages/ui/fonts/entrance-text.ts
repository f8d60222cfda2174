/** Texts that the visitor's home and the gate page draw in each face. Their fonts hold these glyphs alone; others come from the site's own files. */
export const ENTRANCE_TEXT = {
  title: "Cómo se dibuja Esta página es solo para el equipo",
  titleAccent: "una noticia",
  brand: "Equipo Narrativas Visuales",
  /** Regular sans: ledes, captions, footer, figures of the picture. */
  text:
    "Guías, formatos y herramientas del equipo que cuenta con mapas, gráficos y pantallas que se mueven. " +
    "Entra con tu correo del equipo. Un mismo dato, cinco formatos 0123456789 · mapa barras " +
    "Documentación Canal de vídeo Red social Microblog Blog Código © Inicia sesión para ver esta página\u00a0",
  /** Semi-bold sans: buttons and the overline. */
  strong: "Iniciar sesión Registrarse Entrar DOCUMENTACIÓN Y FORMATOS",
} as const;
