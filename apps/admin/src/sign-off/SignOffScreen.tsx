import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { SignOffForm } from "./SignOffForm.tsx";
import { SIGN_OFF_KEY, signOffCalls } from "./sign-off-calls.ts";
import "./sign-off.css";

/** Choice of what takes two people to be published. */
export function SignOffScreen() {
  const { caller } = useAdmin();
  const answer = useQuery({ queryKey: SIGN_OFF_KEY, queryFn: ({ signal }) => signOffCalls.rules(caller, signal) });
  return (
    <ScreenFrame title="Visto bueno">
      <p className="sign-off-lede">
        Lo que esté encendido se publica entre dos: quien lo escribe y otra persona que da el visto bueno. Un cambio
        después lo quita. Despublicar y retirar no lo piden: un error no espera a nadie. Lo que se pone al día solo,
        como una serie que mira su fuente, sigue haciéndolo con lo que ya se firmó.
      </p>
      <AnswerState query={answer} comfort="Lo que ves puede no estar al día." />
      {answer.data !== undefined && <SignOffForm rules={answer.data.body} />}
    </ScreenFrame>
  );
}
