/** Longest address that mail servers take, characters. RFC 5321, 4.5.3.1.3. */
const EMAIL_MAX_LENGTH = 254;

/**
 * Says what is wrong with an address that somebody typed; the service looks again.
 *
 * @returns The sentence to show, or nothing when it could be an address.
 */
export function emailProblem(typed: string): string {
  const email = typed.trim();
  if (email === "") return "Escribe un correo electrónico.";
  if (!email.includes("@")) return "Falta la arroba: el correo es como ana@diario.example.";
  const isAddress = /^[^\s@<>;,"]+@[^\s@<>;,".]+(\.[^\s@<>;,".]+)+$/.test(email) && email.length <= EMAIL_MAX_LENGTH;
  return isAddress ? "" : "Este correo electrónico no está bien escrito.";
}
