import { translate } from "@docusaurus/Translate";
import NotFoundContent from "@theme/NotFound/Content";
import type { ReactNode } from "react";
import { FramedPage } from "./FramedPage";

/** Says of an address that the server does not know what is said of every other one. */
export function MissingPage(): ReactNode {
  return (
    <FramedPage title={translate({ id: "theme.NotFound.title", message: "Page Not Found" })}>
      <NotFoundContent />
    </FramedPage>
  );
}
