import { AccountPage } from "@nv/identity-widget/react";
import { Suspense } from "react";

/** Account of who is signed in, drawn where the page has it. */
export default function Page() {
  return (
    <Suspense fallback={<p>Cargando la cuenta…</p>}>
      <AccountPage />
    </Suspense>
  );
}
