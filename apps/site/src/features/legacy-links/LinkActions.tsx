import type { LegacyLinkSummary } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import type { ReactNode } from "react";
import type { Ordering } from "../../records/use-action";
import type { LinkJobs } from "./LinkJob";
import { legacyLinksCalls } from "./legacy-links-calls";

interface Props {
  readonly link: LegacyLinkSummary;
  readonly ordering: Ordering<LegacyLinkSummary>;
  readonly jobs: LinkJobs;
  /** Asks before it goes. */
  readonly onAsk: (question: "retire" | "delete") => void;
}

/** Actions on an old link: those of one that was taken back, or those of one that goes on, the main one last. */
export function LinkActions({ link, ordering: { isBusy, run }, jobs, onAsk }: Props): ReactNode {
  const isOut = link.pageUrl !== null && !link.hasUnpublishedChanges;
  if (link.status === "retired")
    return (
      <Button
        rank="main"
        disabled={isBusy}
        onClick={() =>
          run(legacyLinksCalls.act(link.id, "restore", link.version), "Está otra vez en la lista, sin publicar.")
        }
      >
        Recuperar
      </Button>
    );
  return (
    <>
      <Button
        disabled={jobs.isBusy}
        onClick={() => jobs.run("Comprobación", legacyLinksCalls.check({ ids: [link.id] }))}
      >
        Comprobar ahora
      </Button>
      <Button disabled={isBusy} onClick={() => onAsk(link.wasPublished ? "retire" : "delete")}>
        {link.wasPublished ? "Retirar" : "Borrar"}
      </Button>
      {!isOut && (
        <Button
          rank="main"
          disabled={jobs.isBusy}
          onClick={() =>
            jobs.run("Publicación", legacyLinksCalls.publish({ items: [{ id: link.id, version: link.version }] }))
          }
        >
          {link.pageUrl === null ? "Publicar su página" : "Publicar cambios"}
        </Button>
      )}
    </>
  );
}
