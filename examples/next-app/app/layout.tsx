import { IdentityProvider } from "@nv/identity-widget/react";
import type { ReactNode } from "react";

/** Frame of every page: a component of the server, which hands the session to those of the browser. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="es">
      <body>
        <IdentityProvider APIUrl="/.netlify/identity" locale="es">
          {children}
        </IdentityProvider>
      </body>
    </html>
  );
}
