import { FileSummary } from "@nv/contracts/schemas";
import type { Topic } from "@nv/web";

/** Somebody brought, changed or deleted a file of the library, or something was made of it. */
export const FILES_TOPIC: Topic<Pick<FileSummary, "id">> = { name: "files", schema: FileSummary.pick({ id: true }) };
