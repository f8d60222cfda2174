import { Toggle } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly label: string;
  readonly value: boolean | undefined;
  readonly onChange: (keepsVersion: boolean) => void;
}

const HINT =
  "Los lectores ven la versión que había al publicar; cuando hay otra, la pieza se publica de nuevo. Sin ella ven siempre la que está publicada";

/** Choice of whether readers keep the version of the charts that there was when the piece went out. */
export function VersionField({ label, value = false, onChange }: Props): ReactNode {
  return <Toggle label={label} hint={HINT} isOn={value} onChange={onChange} />;
}
