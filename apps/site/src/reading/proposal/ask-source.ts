import { PAGE_SOURCE_PATH } from "@nv/contracts";
import type { PageSource } from "@nv/contracts/schemas";

/** The server checks its own answers; here it is enough to know that it is one. */
function isSource(body: unknown): body is PageSource {
  return typeof body === "object" && body !== null && "text" in body && "version" in body;
}

/** The text that a page is written in; `null` when it cannot be had. */
export async function askSource(path: string): Promise<PageSource | null> {
  try {
    const response = await fetch(`${PAGE_SOURCE_PATH}?${new URLSearchParams({ path })}`);
    const body: unknown = await response.json();
    return response.ok && isSource(body) ? body : null;
  } catch {
    // The network is down, or what answered is not our server.
    return null;
  }
}
