import { PLACES_API_PATH } from "@nv/contracts";
import { type FoundPlace, type FoundPlaceKind, PlacesFound } from "@nv/contracts/schemas";
import { Button, Field } from "@nv/ui";
import { callServer, toCallFailure } from "@nv/web";
import { addressOf } from "@nv/web/address";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";

/** A place on the Earth, decimal degrees. */
interface Point {
  readonly lon: number;
  readonly lat: number;
}

/** Finds places for what somebody wrote. What fails rejects as calls do. */
export type FindPlaces = (words: string, near: Point | undefined, signal: AbortSignal) => Promise<PlacesFound>;

/** Stillness after the last key before it is looked for, milliseconds. */
const CALM_MS = 250;

/** Names of the kinds of place, shown beside the name of a place. */
const KINDS: Readonly<Record<FoundPlaceKind, string>> = {
  country: "País",
  territory: "Territorio",
  community: "Comunidad",
  province: "Provincia",
  municipality: "Municipio",
  locality: "Localidad",
  town: "Población",
  region: "Región",
  island: "Isla",
  sea: "Mar",
  strait: "Estrecho",
  cape: "Cabo",
  mountain: "Montaña",
  river: "Río",
  lake: "Lago",
  coast: "Costa",
  address: "Dirección",
  street: "Calle",
  point: "Punto",
};

const HINT =
  "Un nombre, una calle, unas coordenadas, un código del INE o la dirección de un mapa (Google, OpenStreetMap, Apple, Bing, Waze).";

const NOTHING: PlacesFound = { places: [], notice: "", instead: null, problem: "", addressesNotice: "" };

const findOnServer: FindPlaces = (words, near, signal) => {
  const place = near === undefined ? "" : `${near.lon},${near.lat}`;
  return callServer(PlacesFound, addressOf(PLACES_API_PATH, { q: words, near: place }), { signal });
};

export interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Error of the field, from the component around it; errors in what is written are reported by the field itself. */
  readonly error?: string;
  /** Point where the person is looking: of streets with the same name, the one there comes first. */
  readonly near?: Point | undefined;
  /** Called with the place that was chosen and the words that found it; the field is empty again then. */
  readonly onChoose: (place: FoundPlace, words: string) => void;
  /** Asks somebody else than the server. */
  readonly find?: FindPlaces;
}

/** Places found, with the words that were searched for. */
interface Answer {
  readonly words: string;
  readonly found: PlacesFound;
}

/** Finds a place: results while one types, with the keyboard alone, and what is doubtful as a question. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { label, hint = HINT, error = "", near, onChoose, find = findOnServer } = props;
  const id = useId();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<Answer>({ words: "", found: NOTHING });
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const words = text.trim();
  /** Enter came before the answer: the first of it is taken. */
  const isHasty = useRef(false);

  const ask = useEffectEvent((signal: AbortSignal) => find(words, near, signal));
  const take = useEffectEvent((found: PlacesFound) => {
    setAnswer({ words, found });
    setActive(0);
    const [first] = found.places;
    if (isHasty.current && first !== undefined && found.notice === "") choose(first);
    isHasty.current = false;
  });
  useEffect(() => {
    if (words === "") return setAnswer({ words: "", found: NOTHING });
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      ask(controller.signal).then(take, (cause: unknown) => {
        if (!controller.signal.aborted) take({ ...NOTHING, problem: toCallFailure(cause).message });
      });
    }, CALM_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [words]);

  const isCurrent = answer.words === words;
  const { places, notice, instead, problem, addressesNotice } = isCurrent ? answer.found : NOTHING;
  const isShown = isOpen && places.length > 0;

  function choose(place: FoundPlace) {
    setText("");
    setIsOpen(false);
    onChoose(place, words);
  }
  function exchange(point: Point) {
    const [place] = places;
    if (place !== undefined) choose({ ...place, point, name: `${point.lat}, ${point.lon}` });
  }
  function step(by: number) {
    setIsOpen(true);
    if (places.length === 0) return;
    const next = (active + by + places.length) % places.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const place = places[active];
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter") {
      if (place !== undefined) choose(place);
      else isHasty.current = words !== "" && !isCurrent;
    } else if (event.key === "Escape" && isShown) {
      setIsOpen(false);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  const status = !isCurrent ? "Buscando…" : places.length === 1 ? "Un lugar" : `${places.length} lugares`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what leaves the field and its list leaves both
    <div
      className="nv-place"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOpen(false);
      }}
    >
      <div className="nv-place__field">
        <Field
          label={label}
          error={error || problem}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setIsOpen(true);
          }}
          onKeyDown={press}
        />
        <div
          ref={list}
          id={`${id}-list`}
          className="nv-place__list"
          role="listbox"
          aria-label={label}
          hidden={!isShown}
        >
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the keyboard
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            <div
              key={`${place.kind} ${place.code} ${place.name} ${place.within}`}
              id={`${id}-${index}`}
              className="nv-place__one"
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <span className="nv-place__name">{place.name}</span>{" "}
              <span className="nv-place__kind">
                {KINDS[place.kind]}
                {place.within !== "" && ` · ${place.within}`}
              </span>
            </div>
          ))}
        </div>
      </div>
      <p className="nv-field__hint">{hint}</p>
      <p className="nv-visually-hidden" role="status">
        {words === "" ? "" : status}
      </p>
      {notice !== "" && (
        <div className="nv-place__notice" role="status">
          <p>{notice}</p>
          {instead !== null && (
            <Button onClick={() => exchange(instead)}>
              {instead.lon === places[0]?.point.lat ? "Intercambiar" : "Usar el otro"}
            </Button>
          )}
        </div>
      )}
      {addressesNotice !== "" && <p className="nv-field__hint">{addressesNotice}</p>}
    </div>
  );
}
