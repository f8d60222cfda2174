import type { MailList } from "@nv/contracts/schemas";
import { SearchField } from "@nv/ui";
import { Link } from "../router/Link.tsx";
import { replaceAddress } from "../router/location.ts";
import type { MAIL_STATES } from "./core/mail-words.ts";
import { type MailsPlace, mailsAddress } from "./core/mails-address.ts";

const FILTERS = [
  { state: null, label: "Todos" },
  { state: "waiting", label: "En espera" },
  { state: "failed", label: "Fallidos" },
  { state: "sent", label: "Enviados" },
  { state: "cancelled", label: "Cancelados" },
] as const;

export interface MailFiltersProps {
  readonly place: MailsPlace;
  readonly counts: MailList["counts"] | undefined;
  readonly transport: MailList["transport"] | undefined;
}

function countOf(counts: MailList["counts"], state: keyof typeof MAIL_STATES | null): number {
  if (state !== null) return counts[state] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Which mails the list shows: by state, with how many there are of each, and by address. */
export function MailFilters({ place, counts, transport }: MailFiltersProps) {
  return (
    <div className="mail-filters nv-split">
      <nav className="ways" aria-label="Correos por estado">
        {FILTERS.map(({ state, label }) => (
          <Link
            key={label}
            href={mailsAddress({ ...place, state, page: 1 })}
            aria-current={place.state === state ? "true" : undefined}
          >
            {state === "sent" && transport === "outbox" ? "En la bandeja" : label}
            {counts !== undefined && <span className="count"> {countOf(counts, state)}</span>}
          </Link>
        ))}
      </nav>
      <SearchField
        label="Buscar por dirección"
        autoComplete="off"
        spellCheck={false}
        value={place.search}
        onDebounced={(search) => replaceAddress(mailsAddress({ ...place, search, page: 1 }))}
      />
    </div>
  );
}
