import { type Double, type DoubleAnswer, type DoubleRequest, ok } from "../double.ts";

/** Key that the double takes. */
export const AI_KEY = "clave-de-muestra";

/** Sentence that the model adds and nobody told it. */
const INVENTION = "Afecta al 41 % de la población.";

const refusal = (status: number, message: string): DoubleAnswer => ({
  status,
  body: { error: { message, type: "invalid_request_error", code: null } },
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Reads what the last message asks; empty when there is none. */
function questionIn(body: string): string {
  const given: unknown = JSON.parse(body === "" ? "{}" : body);
  const messages = isRecord(given) && Array.isArray(given.messages) ? given.messages : [];
  const last: unknown = messages.at(-1);
  return isRecord(last) && typeof last.content === "string" ? last.content : "";
}

/** The facts whose names begin so, as a model would repeat them. */
function factsOf(question: string, beginning: string): readonly string[] {
  return question.split("\n").filter((line) => line.startsWith(beginning));
}

function answerTo(question: string, scenario: string): string {
  if (scenario === "empty") return "";
  const [kind = ""] = factsOf(question, "Clase de gráfico").map((line) => line.replace("Clase de gráfico: ", ""));
  const [most = ""] = factsOf(question, "Valor más alto");
  const honest = `${kind}. ${most}.`;
  return scenario === "honest" ? honest : `${honest} ${INVENTION}`;
}

function completion({ headers, body, scenario }: DoubleRequest): DoubleAnswer {
  if (headers.authorization !== `Bearer ${AI_KEY}`) return refusal(401, "Incorrect API key provided");
  const question = questionIn(body);
  if (question === "") return refusal(400, "messages is required");
  const message = { role: "assistant", content: answerTo(question, scenario) };
  return ok({
    id: "chatcmpl-ejemplo",
    object: "chat.completion",
    model: "modelo-de-ejemplo",
    choices: [{ index: 0, message, finish_reason: "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

/**
 * A model at an address of OpenAI's kind, which repeats what it was given and adds a figure that nobody gave it.
 *
 * Scenarios: `honest` (it adds nothing), `empty` (it says nothing).
 */
export const ai: Double = (request) =>
  request.method === "POST" && request.path === "/v1/chat/completions" ? completion(request) : null;
