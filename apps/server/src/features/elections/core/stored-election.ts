import { ElectionBefore, ElectionFields, keptParts } from "@nv/contracts/schemas";
import type { z } from "zod";

/** Of an election to which nobody brought a result. */
export const NOTHING_BEFORE: ElectionBefore = { hash: "", label: "", areas: 0 };

/** Content of an election at one version: the fields that a person wrote, and the result of last time that it had. */
export const StoredElection = keptParts(ElectionFields).extend({ before: ElectionBefore });
export type StoredElection = z.infer<typeof StoredElection>;

/** The same, as readers may get it. */
export const PublishableElection = ElectionFields.safeExtend({ before: ElectionBefore });
