import type { FoundPlace } from "@nv/contracts/schemas";
import { Field } from "@nv/ui";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { PlaceNotice } from "./PlaceNotice.tsx";
import { PlaceOption } from "./PlaceOption.tsx";
import { type FindPlaces, type Point, useFoundPlaces } from "./use-found-places.ts";
import { useOptionList } from "./use-option-list.ts";

const HINT =
  "Un nombre, una calle, unas coordenadas, un código del INE o la dirección de un mapa (Google, OpenStreetMap, Apple, Bing, Waze).";

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

/** Finds a place: results while one types, with the keyboard alone, and what is doubtful as a question. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { label, hint = HINT, error = "", near, onChoose, find } = props;
  const id = useId();
  const [text, setText] = useState("");
  const { box, isOpen, setIsOpen, active, begin, step } = useOptionList();
  const words = text.trim();
  /** Enter came before the answer: the first of it is taken. */
  const isHasty = useRef(false);

  const { isCurrent, found } = useFoundPlaces({
    ...{ words, near, find },
    onFound({ places: [first], notice }) {
      begin();
      if (isHasty.current && first !== undefined && notice === "") choose(first);
      isHasty.current = false;
    },
  });
  const { places, problem, addressesNotice } = found;
  const isShown = isOpen && places.length > 0;

  function choose(place: FoundPlace) {
    setText("");
    setIsOpen(false);
    onChoose(place, words);
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const place = places[active];
    if (event.key === "ArrowDown") step(1, places.length);
    else if (event.key === "ArrowUp") step(-1, places.length);
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
        <div ref={box} id={`${id}-list`} className="nv-place__list" role="listbox" aria-label={label} hidden={!isShown}>
          {places.map((place, index) => (
            <PlaceOption
              key={`${place.kind} ${place.code} ${place.name} ${place.within}`}
              id={`${id}-${index}`}
              place={place}
              isActive={index === active}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      <p className="nv-field__hint">{hint}</p>
      <p className="nv-visually-hidden" role="status">
        {words === "" ? "" : status}
      </p>
      <PlaceNotice found={found} onChoose={choose} />
      {addressesNotice !== "" && <p className="nv-field__hint">{addressesNotice}</p>}
    </div>
  );
}
