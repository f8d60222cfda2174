import { formatNumber } from "@nv/spanish";
import { Button } from "../Button/Button.tsx";

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Number of rows in all. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const figure = (value: number) => formatNumber(value, { decimals: 0 });

/** Position in a long list, and the way on. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min((page - 1) * perPage + 1, total);
  const to = Math.min(page * perPage, total);
  return (
    <nav className="nv-pager" aria-label="Páginas">
      <p role="status">{total === 0 ? "" : `${figure(from)}–${figure(to)} de ${figure(total)}`}</p>
      {last > 1 && (
        <div className="nv-row">
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Anterior
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            Siguiente
          </Button>
        </div>
      )}
    </nav>
  );
}
