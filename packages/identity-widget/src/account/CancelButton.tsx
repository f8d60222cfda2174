/** Props of {@link CancelButton}. */
interface CancelButtonProps {
  readonly say: (key: string) => string;
  readonly onClick: () => void;
}

/** The way back from a question. */
export function CancelButton({ say, onClick }: CancelButtonProps) {
  return (
    <button type="button" className="btnLink" onClick={onClick}>
      {say("cancel")}
    </button>
  );
}
