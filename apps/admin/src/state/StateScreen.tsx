import { ADMIN_API_PATH } from "@nv/contracts";
import { StateView } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { Link } from "../router/Link.tsx";
import { stateWarnings } from "./core/state-warnings.ts";
import { StateFacts } from "./StateFacts.tsx";
import { WARNING_TEXTS } from "./state-texts.ts";
import "./state.css";

function Verdict({ state }: { readonly state: StateView }) {
  const warnings = stateWarnings(state);
  if (warnings.length === 0) {
    return (
      <p className="verdict">
        <span className="condition" data-state="good">
          Todo funciona.
        </span>
      </p>
    );
  }
  return (
    <section aria-label="Lo que conviene mirar">
      <ul className="warnings">
        {warnings.map((warning) => {
          const { text, link } = WARNING_TEXTS[warning];
          return (
            <li key={warning}>
              {text} {link !== undefined && <Link href={link.href}>{link.label}</Link>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** State of the server: what should be looked at first, and then every fact. */
export function StateScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: ["state"],
    queryFn: ({ signal }) => caller.server(`${ADMIN_API_PATH}/state`, StateView, { signal }),
  });
  const { data, isFetching, refetch } = answer;
  return (
    <ScreenFrame
      title="Estado"
      actions={
        <Button aria-disabled={isFetching} onClick={() => void refetch()}>
          Actualizar
        </Button>
      }
    >
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {data !== undefined && (
        <>
          <Verdict state={data.body} />
          <StateFacts state={data.body} />
          <p className="nv-caption" role="status">
            Leído el {formatMoment(data.body.nowMs)}.
          </p>
        </>
      )}
    </ScreenFrame>
  );
}
