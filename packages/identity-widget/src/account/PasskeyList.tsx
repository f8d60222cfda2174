import {
  addPasskey,
  canUsePasskeys,
  listPasskeys,
  PASSKEY_IMPOSSIBLE,
  type Passkey,
  removePasskey,
  renamePasskey,
  type User,
} from "@nv/identity-client";
import { type FormEvent, type ReactNode, useCallback, useState } from "react";
import { CancelButton } from "./CancelButton.tsx";
import { Section } from "./Section.tsx";
import { TextField } from "./TextField.tsx";
import { useAct } from "./use-act.ts";
import { useAsked } from "./use-asked.ts";

/** Props that the sections about credentials share. */
export interface CredentialSectionProps {
  readonly user: User;
  readonly say: (key: string) => string;
  readonly explain: (error: unknown) => string;
  /** Runs a change that may want a recent proof. */
  readonly guard: <Result>(change: () => Promise<Result>) => Promise<Result>;
  /** The form of the proof, while this section asks for it. */
  readonly proof: ReactNode;
  /** Other sessions of the person may have ended. */
  readonly onSessionsEnded: () => void;
}

/** Which passkey is being renamed or removed. */
type Open = { readonly id: string; readonly to: "rename" | "remove" } | null;

/** The person's passkeys: added without a question, renamed, removed after a question. */
export function PasskeyList({ user, say, explain, guard, proof, onSessionsEnded }: CredentialSectionProps) {
  const [open, setOpen] = useState<Open>(null);
  const { isBusy, said, act, fail } = useAct(explain);
  const ask = useCallback(() => listPasskeys(user), [user]);
  const { content: passkeys, load } = useAsked(ask, fail);

  /** The service names it after the device, and the person may name it again. */
  const add = () =>
    act(async () => {
      await guard(() => addPasskey(user, ""));
      await load();
      return say("passkey_added");
    });

  const rename = (id: string, name: string) =>
    act(async () => {
      await renamePasskey(user, id, name);
      setOpen(null);
      await load();
      return say("name_saved");
    });

  const remove = (id: string) =>
    act(async () => {
      await guard(() => removePasskey(user, id));
      setOpen(null);
      await load();
      onSessionsEnded();
      return say("passkey_removed");
    });

  return (
    <Section id="passkeys" title={say("passkeys")} said={said} stage={`${open?.id} ${open?.to} ${passkeys?.length}`}>
      <p className="infoText">{say("passkeys_hint")}</p>
      {passkeys?.length === 0 && <p className="infoText">{say("no_passkeys")}</p>}
      <ul className="sessionList">
        {passkeys?.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            say={say}
            rename={rename}
            remove={remove}
            setOpen={setOpen}
            openTo={open?.id === passkey.id ? open.to : null}
          />
        ))}
      </ul>
      {canUsePasskeys() ? (
        <button type="button" className="btn btnQuiet" onClick={add}>
          {say(isBusy && open === null ? "adding_passkey" : "add_passkey")}
        </button>
      ) : (
        <p className="infoText">{say(PASSKEY_IMPOSSIBLE)}</p>
      )}
      {proof}
    </Section>
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly openTo: "rename" | "remove" | null;
  readonly say: (key: string) => string;
  readonly setOpen: (open: Open) => void;
  readonly rename: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
}

function PasskeyItem({ passkey, openTo, say, setOpen, rename, remove }: PasskeyItemProps) {
  const { id, name, synced, created_at, last_used_at, host } = passkey;
  const day = (when: string) => new Intl.DateTimeFormat(say("lang"), { dateStyle: "medium" }).format(new Date(when));

  function onRename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    rename(id, String(new FormData(event.currentTarget).get("name") ?? "").trim());
  }

  return (
    <li className="sessionItem">
      <p className="infoText">
        <strong>{name}</strong>
        <span className="itemFact">{`${say("created")} ${day(created_at)}`}</span>
        <span className="itemFact">
          {last_used_at ? `${say("last_used")} ${day(last_used_at)}` : say("never_used")}
        </span>
        {synced && <span className="itemFact">{say("passkey_synced")}</span>}
        {host !== undefined && <span className="itemFact">{say("passkey_elsewhere").replace("{host}", host)}</span>}
      </p>
      {openTo === null && (
        <div className="itemActions">
          {(["rename", "remove"] as const).map((to) => (
            <button key={to} type="button" className="btnLink" onClick={() => setOpen({ id, to })}>
              {say(to)}
              <span className="visuallyHidden"> {name}</span>
            </button>
          ))}
        </div>
      )}
      {openTo === "rename" && (
        <form className="form itemForm" noValidate onSubmit={onRename}>
          <TextField
            id={`rename-${id}`}
            name="name"
            type="text"
            label={say("passkey_name")}
            autoComplete="off"
            initialValue={name}
          />
          <button type="submit" className="btn btnQuiet">
            {say("save_name")}
          </button>
          <CancelButton say={say} onClick={() => setOpen(null)} />
        </form>
      )}
      {openTo === "remove" && (
        <div className="itemForm">
          <p className="infoText">{say("remove_passkey_question")}</p>
          <button type="button" className="btn btnQuiet" onClick={() => remove(id)}>
            {say("confirm_remove")}
          </button>
          <CancelButton say={say} onClick={() => setOpen(null)} />
        </div>
      )}
    </li>
  );
}
