/** Key of the catalogue for a service that could not be reached. */
export const NETWORK_FAILURE = "network_failure";

/**
 * Reads the text of a failure, as the catalogue may know it: the service's description, else its message.
 *
 * Browsers word a failed connection each in their own way, always as a `TypeError`; they all become {@link NETWORK_FAILURE}.
 * An answer that is not JSON comes from something between the page and the service: its status is the key.
 */
export function errorTextOf(error: unknown): string {
  if (error instanceof TypeError) return NETWORK_FAILURE;
  if (!(error instanceof Error)) return String(error);
  if ("json" in error && typeof error.json === "object" && error.json !== null) {
    const { json } = error;
    if ("error_description" in json && typeof json.error_description === "string") return json.error_description;
    return error.message;
  }
  if ("data" in error && "status" in error && typeof error.status === "number" && error.status >= 500) {
    return "service_unavailable";
  }
  return error.message;
}
