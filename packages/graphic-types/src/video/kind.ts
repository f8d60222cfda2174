/** A video that is played. */
export const videoKind = {
  name: "video",
  label: "Vídeo",
  madeOf: "un vídeo con subtítulos, y su versión vertical",
  useWhen: "haya que verlo y oírlo, con sus subtítulos",
} as const;
