import { formatMoment } from "@nv/spanish";
import { Button, FactList } from "@nv/ui";
import { ConfirmDialog, FailureNotice } from "@nv/web";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { Loading } from "../frame/Loading.tsx";
import { Factors, Identities } from "./person.ts";
import { personCalls, refreshPeople } from "./person-calls.ts";

/** Services as people know them; the code of another one stands for itself. */
const PROVIDERS: Readonly<Record<string, string>> = {
  google: "Google",
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  saml: "Directorio de la empresa",
};

/** Sign-in methods of a person: services, second factor, passkeys. */
export function PersonAccess({ id }: { readonly id: string }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [isResetting, setIsResetting] = useState(false);
  const factors = useQuery({
    queryKey: ["person", id, "factors"],
    queryFn: ({ signal }) => caller.identity(`/admin/users/${id}/factors`, Factors, { signal }),
  });
  const identities = useQuery({
    queryKey: ["person", id, "identities"],
    queryFn: ({ signal }) => caller.identity(`/admin/users/${id}/identities`, Identities, { signal }),
  });

  const error = factors.error ?? identities.error;
  if (error !== null) {
    const retry = () => void Promise.all([factors.refetch(), identities.refetch()]);
    return <FailureNotice error={error} onRetry={retry} />;
  }
  if (factors.data === undefined || identities.data === undefined) return <Loading />;
  const { totp, recovery_codes_left, passkeys } = factors.data.body;
  const services = identities.data.body.identities;

  const facts = [
    {
      name: "Otros servicios",
      value:
        services.length === 0
          ? "Ninguno"
          : services.map(({ provider, last_sign_in_at }) => (
              <span key={provider}>
                {PROVIDERS[provider] ?? provider}, usado {formatMoment(last_sign_in_at)}
              </span>
            )),
    },
    {
      name: "Segundo paso",
      value:
        totp === null
          ? "No tiene"
          : `Desde ${formatMoment(totp.activated_at)}; le quedan ${recovery_codes_left} códigos de recuperación`,
    },
    {
      name: "Llaves de acceso",
      value: passkeys.length === 0 ? "Ninguna" : passkeys.map(({ id: key, name }) => <span key={key}>{name}</span>),
    },
  ];
  return (
    <>
      <FactList className="facts nv-terms" facts={facts} />
      {(totp !== null || passkeys.length > 0) && (
        <Button onClick={() => setIsResetting(true)}>Quitar el segundo paso y las llaves</Button>
      )}
      {isResetting && (
        <ConfirmDialog
          title="Quitar el segundo paso y las llaves"
          onClose={() => setIsResetting(false)}
          action="Quitar"
          onConfirm={async () => {
            await personCalls(caller).resetFactors(id);
            await refreshPeople(queries);
          }}
        >
          <p>
            Hazlo solo si conoces a la persona y te lo pide ella: a partir de ahora le bastará la contraseña. Sus
            sesiones terminan y recibe un correo. No se puede deshacer; tendrá que configurarlo de nuevo.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
