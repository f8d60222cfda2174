import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useAdmin } from "../api/admin-context.ts";
import { toCallError } from "../api/call-error.ts";
import { Loading } from "../frame/Loading.tsx";
import { FailureNotice } from "../frame/Notice.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";

const People = z.object({ users: z.array(z.object({ id: z.string(), email: z.string() })) });

/** The people who have an account. */
export function PeopleScreen() {
  const { caller } = useAdmin();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["people"],
    queryFn: ({ signal }) => caller.identity("/admin/users", People, { signal }),
  });
  return (
    <ScreenFrame title="Personas">
      {isPending && <Loading />}
      {error !== null && <FailureNotice error={toCallError(error)} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <table>
          <thead>
            <tr>
              <th scope="col">Correo</th>
            </tr>
          </thead>
          <tbody>
            {data.body.users.map(({ id, email }) => (
              <tr key={id}>
                <td>{email}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ScreenFrame>
  );
}
