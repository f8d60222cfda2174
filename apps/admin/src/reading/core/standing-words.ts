import type { ProposalReading } from "@nv/contracts/schemas";

/** Standing of a proposal, of what the server tells. */
export type Standing = ProposalReading["standing"];

/**
 * Writes what an administrator has to know before answering a proposal.
 *
 * @param file - Of its page, relative to the repository.
 */
export function standingInWords(standing: Standing, file: string): string {
  switch (standing) {
    case "ready":
      return `«Aplicar» lo escribe en ${file}. Se verá cuando el sitio se construya otra vez, y falta confirmarlo en git.`;
    case "applied":
      return "El archivo de la página ya dice esto: solo queda darla por hecha.";
    case "changed":
      return "El archivo de la página ya no es el que se leía al proponerla, así que no se aplica desde aquí: aplica la diferencia a mano donde toque.";
    case "beyond-words":
      return "Cambia algo más que palabras: los datos de la página, un título, a dónde lleva algo, una imagen, código o lo que dibuja su programa. Eso puede parar la construcción, o ejecutarse en ella: mira la diferencia y aplícala a mano, con git.";
    case "elsewhere":
      return "Este servidor no puede escribir los archivos del sitio. Descarga el archivo ya cambiado, o copia la diferencia y aplícala en el repositorio con «git apply».";
    case "gone":
      return "La página ya no existe: no hay dónde aplicarla.";
    case "unknown":
      return "Es de antes de que se guardara el texto del que partía, y la página ha cambiado: solo queda su diferencia.";
  }
}

/** Whether the text that a proposal was made from is what readers have before them. */
export const isOfToday = (standing: Standing) => ["ready", "beyond-words", "elsewhere"].includes(standing);

/** Whether the whole file as it would be serves somebody who applies it by hand: over a newer one it would undo what changed since. */
export const isFileOfUse = (standing: Standing) => standing === "beyond-words" || standing === "elsewhere";
