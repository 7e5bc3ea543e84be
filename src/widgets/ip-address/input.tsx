import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useRef } from "react";
import {
  focusMove,
  isFull,
  isNegative,
  joinOctets,
  type Octets,
  pastedOctets,
  protocolPrefix,
  splitOctets,
  typedOctet,
} from "../../domain/ip-address";
import type { InputProps } from "../contract";
import { groupProps, onGroupBlur, textOf } from "../control";
import { useDraft } from "../draft";
import "./input.css";

const places = [0, 1, 2, 3] as const;
type Place = (typeof places)[number];
const LAST: Place = 3;

/** An IP address in four boxes, one per octet, with the moves and prefixes of specification §5. */
export function IpAddressInput(props: InputProps): ReactElement {
  const { text, field, onChange } = props;
  const draft = useDraft(textOf(props.value), (dotted) => onChange(joinOctets(splitOctets(dotted))));
  const octets = splitOctets(draft.text, typedOctet);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  // The box that the third digit of the box before has just led to: a dot typed next is the one between the two.
  const ledTo = useRef<Place>(undefined);
  // The box into which a negative number is being typed.
  const negative = useRef<Place>(undefined);
  const prefix = field.certificateField ? protocolPrefix(props.values[field.certificateField]) : undefined;

  const put = (next: Octets): void => draft.type(joinOctets(next) ?? "");
  const putOne = (place: Place, octet: string): void =>
    put(octets.map((other, index) => (index === place ? octet : other)) as Octets);
  const focus = (place: number, caret: "all" | "end"): void => {
    const box = boxes.current[place];
    box?.focus();
    box?.setSelectionRange(caret === "all" ? 0 : box.value.length, box.value.length);
  };

  const onType = (place: Place, typed: string): void => {
    // Keyboards of phones tell no keys, so the separator arrives as text.
    const separated = /^\s*\d+\s*[\s.。．]$/.test(typed);
    const below = isNegative(typed, octets[place], negative.current === place);
    negative.current = below ? place : undefined;
    const octet = typedOctet(below ? `-${typed.replace("-", "")}` : typed);
    putOne(place, octet);
    ledTo.current = undefined;
    if (place === LAST || !(separated || isFull(octet))) return;
    focus(place + 1, "all");
    if (!separated) ledTo.current = (place + 1) as Place;
  };

  const onKeyDown = (place: Place, event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const { key } = event;
    const move = focusMove({ key, text: value, start: selectionStart ?? 0, end: selectionEnd ?? 0 });
    if (!move || (key === "Enter" && place === LAST)) return;
    const separatesOnly = (key === "." || key === " ") && ledTo.current === place;
    ledTo.current = undefined;
    const to = place + (move === "next" ? 1 : -1);
    const typesNothing = key === "Enter" || key === " " || key === "." || key === "。";
    if (typesNothing || places.includes(to as Place)) event.preventDefault();
    if (!separatesOnly) focus(to, move === "next" ? "all" : "end");
  };

  const onPaste = (event: ClipboardEvent): void => {
    const pasted = pastedOctets(event.clipboardData.getData("text"));
    if (!pasted || props.readOnly) return;
    event.preventDefault();
    put(pasted);
    focus(LAST, "end");
  };

  const leave = (): void => {
    draft.settle();
    props.onBlur();
  };

  return (
    <div {...groupProps(props)} role="group" className="input-ip" onBlur={onGroupBlur(leave)}>
      {prefix && <span className="input-ip-prefix">{prefix}</span>}
      {places.map((place) => (
        <span key={place} className="input-ip-box">
          {place > 0 && (
            <span className="input-ip-dot" aria-hidden="true">
              .
            </span>
          )}
          <input
            ref={(element) => {
              boxes.current[place] = element;
            }}
            className="bp6-input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label={text("ip.octet", { number: place + 1 })}
            aria-required={props.required || undefined}
            aria-invalid={props.invalid || undefined}
            disabled={props.disabled}
            readOnly={props.readOnly}
            value={octets[place]}
            onChange={(event) => onType(place, event.target.value)}
            onKeyDown={(event) => onKeyDown(place, event)}
            onPaste={onPaste}
            onBlur={() => {
              ledTo.current = undefined;
              negative.current = undefined;
              // A minus sign alone is no number.
              if (octets[place] === "-") putOne(place, "");
            }}
          />
        </span>
      ))}
    </div>
  );
}
