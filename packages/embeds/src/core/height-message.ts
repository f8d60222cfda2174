/** Heights outside these are mistakes or mischief, CSS pixels. */
export const HEIGHT_LIMITS_PX = { min: 40, max: 20_000 } as const;

/** `pymxPYMx<id>xPYMxheightxPYMx<px>` */
const PYM = /^pymxPYMx.*xPYMxheightxPYMx(\d+(?:\.\d+)?)$/;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function fieldsOf(text: string): Fields | null {
  if (text[0] !== "{") return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null; // Somebody else's message: not ours to understand.
  }
}

/** The figure that a message of a known shape holds; `undefined` for every other message. */
function heightField(fields: Fields): unknown {
  const datawrapper = fields["datawrapper-height"];
  if (isFields(datawrapper)) return Object.values(datawrapper)[0];
  const isOurs = fields.source === "nv" && fields.v === 1 && fields.type === "height";
  const isAmp = fields.sentinel === "amp" && fields.type === "embed-size";
  // Flourish says more than Medium's shape, but nothing that changes the height.
  return isOurs || isAmp || fields.context === "iframe.resize" ? fields.height : undefined;
}

/**
 * Reads the height that a framed page asks for, in the words of any of the services that newspapers embed: our own
 * pages, Datawrapper, Flourish, AMP, Medium's shape and pym.
 *
 * @param data - `data` of a message event; anything.
 * @returns CSS pixels inside {@link HEIGHT_LIMITS_PX}, whole; `null` when the message asks for no height.
 * @see docs/contracts/publishing.md#messages
 */
export function heightOf(data: unknown): number | null {
  const pym = typeof data === "string" ? PYM.exec(data)?.[1] : undefined;
  const fields = typeof data === "string" ? fieldsOf(data) : data;
  const figure = Number(pym ?? (isFields(fields) ? heightField(fields) : undefined) ?? Number.NaN);
  if (!(figure > 0)) return null;
  return Math.ceil(Math.min(HEIGHT_LIMITS_PX.max, Math.max(HEIGHT_LIMITS_PX.min, figure)));
}
