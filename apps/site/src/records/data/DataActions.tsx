import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import type { RecordAction } from "../record-calls";
import type { PublishOrder } from "../saving/RecordEditor";

const NAMES = { unpublish: "Despublicar", retire: "Retirar" } as const;
type Asked = keyof typeof NAMES;

/** Messages for the person who changes what readers get. */
export interface DataWords {
  /** Once each order is done. */
  readonly done: Readonly<Record<RecordAction, string>>;
  /** Before readers are left without it. */
  readonly asked: Readonly<Record<Asked, string>>;
}

interface Props {
  readonly of: {
    readonly title: string;
    readonly status: string;
    /** Revision that readers get; `null` for none. */
    readonly revision: string | null;
  };
  /** Order to publish what is written. */
  readonly order: PublishOrder;
  readonly words: DataWords;
  readonly isBusy: boolean;
  /** Whether it may be published again without a change of its own: what it is made of has changes. */
  readonly hasNews?: boolean;
  /** Whether something else is to be done first. */
  readonly isSecond?: boolean;
  /** Carries out any of the others. @param done - What is said once it is done. */
  readonly onOrder: (action: RecordAction, done: string) => void;
}

function publishName({ of: { revision }, order: { isOut } }: Pick<Props, "of" | "order">): string {
  if (revision === null) return "Publicar";
  return isOut ? "Publicar otra vez" : "Publicar cambios";
}

/** The orders that change what readers get of data that are published. */
export function DataActions(props: Props): ReactNode {
  const { of, words, order, isBusy, hasNews = false, isSecond = false, onOrder } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { title, revision, status } = of;
  const carryOut = (action: RecordAction) => onOrder(action, words.done[action]);
  if (status === "retired")
    return (
      <div className="nv-row">
        <Button rank="main" disabled={isBusy} onClick={() => carryOut("restore")}>
          Recuperar
        </Button>
      </div>
    );
  return (
    <>
      <div className="nv-row">
        {revision !== null && (
          <Button disabled={isBusy} onClick={() => setAsked("unpublish")}>
            {NAMES.unpublish}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => setAsked("retire")}>
          {NAMES.retire}
        </Button>
        {(revision === null || !order.isOut || hasNews) && (
          <Button rank={isSecond ? "plain" : "main"} disabled={isBusy || order.isBusy} onClick={order.publish}>
            {order.isBusy ? "Un momento…" : publishName(props)}
          </Button>
        )}
      </div>
      {asked !== null && (
        <ConfirmDialog
          title={`${NAMES[asked]} «${title}»`}
          action={NAMES[asked]}
          onConfirm={() => carryOut(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{words.asked[asked]}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
