import type { FieldName } from "../core/error-fields.ts";
import type { MessageKey } from "../i18n/en.ts";

/** A form that comes with the part that asks for what it sends. The dialog draws it as any of its own. */
export interface AskedForm {
  readonly id: "mail_code";
  readonly title: MessageKey;
  readonly hint: MessageKey;
  readonly fields: readonly { readonly name: FieldName; readonly autoComplete: string; readonly label: MessageKey }[];
  readonly submit: MessageKey;
  readonly saving: MessageKey;
  readonly link: { readonly text: MessageKey; readonly page: "login" };
  send(store: unknown, values: Readonly<Record<FieldName, string>>): Promise<void>;
}
