import { previewLinksApi } from "@nv/contracts/schemas";
import { clientOf } from "@nv/web";

/** The calls about links to drafts. All throw `CallFailure`. */
export const previewLinksCalls = clientOf(previewLinksApi);
