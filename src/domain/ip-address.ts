/** Specification §5: "IP address input, four boxes (one per octet)". Each box holds digits or nothing. */
export type Octets = [string, string, string, string];

/** What is wrong with an address: nothing typed at all, or not a valid dotted address. */
export type IpAddressProblem = "empty" | "invalid";

/** Four blank boxes. */
export const noOctets: Octets = ["", "", "", ""];

const LARGEST_OCTET = 255;

/**
 * Specification §5: "Each octet is trimmed and parsed as an integer; negative becomes 0, above 255 becomes 255,
 * non-numeric becomes blank." Parsed like parseInt: "12a" is 12.
 */
export function parseOctet(text: string): string {
  const number = Number.parseInt(text.trim(), 10);
  if (Number.isNaN(number)) return "";
  return String(Math.min(Math.max(number, 0), LARGEST_OCTET));
}

/**
 * What a box shows while it is typed into, key by key: "-5" comes as "-" and then "-5". A minus sign stays until digits follow,
 * or it would be lost and "-5" would be 5.
 */
export function typedOctet(text: string): string {
  return text.trim() === "-" ? "-" : parseOctet(text);
}

/** Whether a text is typed on after a minus sign, so that it is negative: "-", or what the box made of it, with more digits. */
export function isNegative(text: string, shown: string, wasNegative: boolean): boolean {
  return text.trim().startsWith("-") || (wasNegative && shown !== "" && text.startsWith(shown));
}

/** The boxes of a value: "10.0.0.1" fills all four, "10.0.." two, anything that is no text none; each octet as `read` makes it. */
export function splitOctets(value: unknown, read = parseOctet): Octets {
  if (typeof value !== "string") return noOctets;
  const [first = "", second = "", third = "", fourth = ""] = value.split(".").map((octet) => read(octet));
  return [first, second, third, fourth];
}

/** The dotted value of four boxes; undefined when entirely empty, and with blanks in it ("10.0..") while incomplete. */
export function joinOctets(octets: Octets): string | undefined {
  return octets.every((octet) => octet === "") ? undefined : octets.join(".");
}

/** Specification §5: "Entirely empty: message 'please enter the IP address'. Not a valid dotted address: 'IP address input error'." */
export function validateIpAddress(value: string | undefined): IpAddressProblem | undefined {
  if (value === undefined || /^[\s.]*$/.test(value)) return "empty";
  const octets = value.split(".");
  return octets.length === 4 && octets.every((octet) => octet !== "" && parseOctet(octet) === octet)
    ? undefined
    : "invalid";
}

/** A whole address somewhere in a text, with what people copy along: protocol, port, path, spaces around the dots. */
const wholeAddress = /(?:^|[^\d.])(\d{1,3})\s*[.。．]\s*(\d{1,3})\s*[.。．]\s*(\d{1,3})\s*[.。．]\s*(\d{1,3})(?![\d.])/;

/**
 * The octets of a pasted text that holds a whole address: "https://10.0.0.1:8443/x" gives 10, 0, 0, 1; undefined for any
 * other text. Octets are clamped as if typed.
 */
export function pastedOctets(text: string): Octets | undefined {
  const match = wholeAddress.exec(text);
  return match ? (match.slice(1).map(parseOctet) as Octets) : undefined;
}

/**
 * Specification §5: "For a WAF product the input shows an http:// or https:// prefix according to a certificate choice of
 * no or yes." Nothing chosen yet: no prefix.
 */
export function protocolPrefix(certificate: unknown): "http://" | "https://" | undefined {
  if (certificate === undefined || certificate === null || certificate === "") return undefined;
  const no =
    certificate === false ||
    certificate === 0 ||
    certificate === "0" ||
    certificate === "no" ||
    certificate === "false";
  return no ? "http://" : "https://";
}

/** Where the focus goes from a box. */
export type FocusMove = "next" | "previous" | undefined;

/** What a key does in a box with this text and caret: `start` and `end` are the selection's bounds. */
export interface BoxKey {
  key: string;
  text: string;
  start: number;
  end: number;
}

/**
 * Specification §5: "Focus moves to the next box [...] on right arrow, enter, space or dot; left arrow and backspace in an
 * empty box move back." The arrows move the caret while it stands inside the digits; where there is no caret, because they are
 * selected up to their end, the right arrow moves on.
 */
export function focusMove({ key, text, start, end }: BoxKey): FocusMove {
  const atEnd = end === text.length;
  const atStart = start === end && start === 0;
  if (key === "Enter" || key === " " || key === "." || key === "。") return "next";
  if (key === "ArrowRight") return atEnd ? "next" : undefined;
  if (key === "ArrowLeft") return atStart ? "previous" : undefined;
  return key === "Backspace" && text === "" ? "previous" : undefined;
}

/** Specification §5: "Focus moves to the next box after three digits". */
export function isFull(octet: string): boolean {
  return octet.length >= 3;
}
