import { z } from "zod";
import { createServiceClient } from "../service-client.ts";
import type { ServiceName } from "../service-problem.ts";

/** Settings of the connection to a model: any address of OpenAI's kind. */
export interface ModelSettings {
  /** `live`: the service; `fake`: a server of one's own that answers like it; `off`: nobody is asked. */
  readonly mode: "live" | "fake" | "off";
  /** Address that `/v1/chat/completions` is below, without a final slash. */
  readonly base: string;
  readonly key: string | undefined;
  readonly model: string;
}

/** Message to a model. */
export interface ModelMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A model that answers in words. */
export interface Model {
  readonly isOff: boolean;
  /** Name that it is asked under; empty for none. */
  readonly name: string;
  /** @throws {ServiceProblem} When it cannot answer, is off, or answers nothing. */
  answer(messages: readonly ModelMessage[]): Promise<string>;
}

/** Name and variable of the model in messages about failures. */
export const MODEL: ServiceName = { name: "El modelo de lenguaje", variable: "AI_KEY" };

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().min(1) }) })).min(1),
});

/** Opens the way to a model. */
export function createModel({ mode, base, key, model }: ModelSettings): Model {
  const headers = key === undefined ? null : { authorization: `Bearer ${key}` };
  const way = mode === "fake" ? "local" : mode;
  const { askJson } = createServiceClient({ ...MODEL, mode: way, base, headers });
  return {
    isOff: mode === "off",
    name: model,
    async answer(messages) {
      const body = JSON.stringify({ model, messages, temperature: 0 });
      const order = { method: "POST", body, type: "application/json" } as const;
      const { choices } = await askJson("/v1/chat/completions", Completion, order);
      return choices[0]?.message.content ?? "";
    },
  };
}
