/** Failure of an upload, in words for who sends the picture. */
export interface UploadFault {
  readonly message: string;
  /** Remedy, beyond trying again. */
  readonly remedy: "none" | "reduce";
  /** Whether Photo Center has certainly not taken it. */
  readonly isRefused: boolean;
}

/**
 * Translates an answer of Photo Center into a failure for who sends a picture.
 *
 * @param status - Of the answer; `null` when there was none.
 * @param sentence - What is said of it otherwise.
 */
export function uploadFault(status: number | null, sentence: string): UploadFault {
  switch (status) {
    case 413:
      return {
        message: "Photo Center dice que pesa demasiado. Redúcela y envíala otra vez.",
        remedy: "reduce",
        isRefused: true,
      };
    case 415:
      return {
        message: "Photo Center no admite este archivo. Expórtalo otra vez como JPEG o PNG y tráelo de nuevo.",
        remedy: "none",
        isRefused: true,
      };
    case 400:
      return {
        message: "Photo Center no entiende lo que se dice de ella. Acorta los textos o quita signos raros, y repite.",
        remedy: "none",
        isRefused: true,
      };
    case 429:
    case 401:
    case 403:
    case 404:
      return { message: sentence, remedy: "none", isRefused: true };
    default:
      return { message: sentence, remedy: "none", isRefused: false };
  }
}
