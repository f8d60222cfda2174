import { z } from "zod";
import { defineFeature } from "../../platform/feature.ts";
import { outboxRoutes } from "./outbox.routes.ts";
import { listOutbox } from "./outbox.service.ts";

/** The mails that a real mail server would have sent; nothing of it is there in production mode. */
export const outbox = defineFeature({
  name: "outbox",
  about: "mails that were not sent because there is no SMTP server",
  variables: { NODE_ENV: z.string().optional() },
  open({ platform, identity, staticRoots }, { NODE_ENV }) {
    if (NODE_ENV === "production") return {};
    const { readSession, hasAdministrator } = identity;
    const { outbox: folder } = platform.folders;
    const mails = { page: staticRoots.outboxPage, readSession, hasAdministrator, listOutbox: () => listOutbox(folder) };
    return {
      routes: async (app) => {
        await app.register(outboxRoutes, mails);
      },
    };
  },
});
