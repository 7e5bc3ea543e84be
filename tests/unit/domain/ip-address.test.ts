import { describe, expect, it } from "vitest";
import {
  focusMove,
  isFull,
  isNegative,
  joinOctets,
  parseOctet,
  pastedOctets,
  protocolPrefix,
  splitOctets,
  typedOctet,
  validateIpAddress,
} from "../../../src/domain/ip-address";

describe("§5: each octet is trimmed and parsed as an integer; negative becomes 0, above 255 becomes 255, non-numeric becomes blank", () => {
  it.each([
    { typed: " 10 ", becomes: "10", because: "trimmed" },
    { typed: "007", becomes: "7", because: "parsed as an integer" },
    { typed: "12a", becomes: "12", because: "parsed as an integer" },
    { typed: "3.9", becomes: "3", because: "parsed as an integer" },
    { typed: "1e3", becomes: "1", because: "parsed as an integer" },
    { typed: "-1", becomes: "0", because: "negative becomes 0" },
    { typed: "-300", becomes: "0", because: "negative becomes 0" },
    { typed: "0", becomes: "0", because: "0 stays" },
    { typed: "255", becomes: "255", because: "255 stays" },
    { typed: "256", becomes: "255", because: "above 255 becomes 255" },
    { typed: "99999999999999999999", becomes: "255", because: "above 255 becomes 255" },
    { typed: "a1", becomes: "", because: "non-numeric becomes blank" },
    { typed: "-", becomes: "", because: "non-numeric becomes blank" },
    { typed: "  ", becomes: "", because: "non-numeric becomes blank" },
    { typed: "", becomes: "", because: "non-numeric becomes blank" },
  ])("$typed becomes $becomes: $because", ({ typed, becomes }) => {
    expect(parseOctet(typed)).toBe(becomes);
  });
});

describe("§5: negative becomes 0, typed key by key", () => {
  it.each([
    { text: "-", shown: "", was: false, becomes: "-" },
    { text: "-5", shown: "-", was: true, becomes: "0" },
    { text: "03", shown: "0", was: true, becomes: "0" },
    { text: "03", shown: "0", was: false, becomes: "3" },
    { text: "7", shown: "0", was: true, becomes: "7" },
    { text: "5", shown: "", was: true, becomes: "5" },
  ])("$text after $shown (negative: $was) becomes $becomes", ({ text, shown, was, becomes }) => {
    expect(typedOctet(isNegative(text, shown, was) ? `-${text.replace("-", "")}` : text)).toBe(becomes);
  });
});

describe("§5: entirely empty: 'please enter the IP address'; not a valid dotted address: 'IP address input error'", () => {
  it.each([
    { value: undefined, problem: "empty" },
    { value: "", problem: "empty" },
    { value: "...", problem: "empty" },
    { value: "10...", problem: "invalid" },
    { value: "10.0.0.", problem: "invalid" },
    { value: "10.0.0", problem: "invalid" },
    { value: "10.0.0.1.2", problem: "invalid" },
    { value: "10.0.0.256", problem: "invalid" },
    { value: "10.0.0.01", problem: "invalid" },
    { value: "10.0.0.a", problem: "invalid" },
    { value: "10.0.0.1", problem: undefined },
    { value: "0.0.0.0", problem: undefined },
    { value: "255.255.255.255", problem: undefined },
  ])("$value is $problem", ({ value, problem }) => {
    expect(validateIpAddress(value)).toBe(problem);
  });
});

describe("§5: focus moves to the next box on right arrow, enter, space or dot; left arrow and backspace in an empty box move back", () => {
  it.each([
    { key: "ArrowRight", text: "", caret: 0, move: "next" },
    { key: "ArrowRight", text: "12", caret: 2, move: "next" },
    { key: "ArrowRight", text: "12", caret: 1, move: undefined },
    { key: "Enter", text: "12", caret: 1, move: "next" },
    { key: " ", text: "1", caret: 1, move: "next" },
    { key: ".", text: "1", caret: 1, move: "next" },
    { key: ".", text: "", caret: 0, move: "next" },
    { key: "ArrowLeft", text: "", caret: 0, move: "previous" },
    { key: "ArrowLeft", text: "12", caret: 0, move: "previous" },
    { key: "ArrowLeft", text: "12", caret: 2, move: undefined },
    { key: "Backspace", text: "", caret: 0, move: "previous" },
    { key: "Backspace", text: "1", caret: 1, move: undefined },
    { key: "Backspace", text: "1", caret: 0, move: undefined },
    { key: "5", text: "1", caret: 1, move: undefined },
    { key: "Tab", text: "", caret: 0, move: undefined },
  ])("$key in “$text” with the caret at $caret moves $move", ({ key, text, caret, move }) => {
    expect(focusMove({ key, text, start: caret, end: caret })).toBe(move);
  });

  it("moves on from digits that are selected up to their end, and else keeps the arrows inside the box", () => {
    expect(focusMove({ key: "ArrowRight", text: "12", start: 0, end: 2 })).toBe("next");
    expect(focusMove({ key: "ArrowRight", text: "12", start: 0, end: 1 })).toBeUndefined();
    expect(focusMove({ key: "ArrowLeft", text: "12", start: 0, end: 2 })).toBeUndefined();
  });

  it.each([
    { octet: "1", full: false },
    { octet: "12", full: false },
    { octet: "100", full: true },
  ])("after three digits: $octet is full: $full", ({ octet, full }) => {
    expect(isFull(octet)).toBe(full);
  });
});

describe("§5: an http:// or https:// prefix according to a certificate choice of no or yes", () => {
  it.each([
    { choice: "no", prefix: "http://" },
    { choice: "yes", prefix: "https://" },
    { choice: false, prefix: "http://" },
    { choice: true, prefix: "https://" },
    { choice: 0, prefix: "http://" },
    { choice: 1, prefix: "https://" },
    { choice: "0", prefix: "http://" },
    { choice: "1", prefix: "https://" },
    { choice: undefined, prefix: undefined },
    { choice: null, prefix: undefined },
    { choice: "", prefix: undefined },
  ])("$choice shows $prefix", ({ choice, prefix }) => {
    expect(protocolPrefix(choice)).toBe(prefix);
  });
});

describe("a pasted address fills all four boxes", () => {
  it.each([
    { text: "192.168.1.20", octets: ["192", "168", "1", "20"] },
    { text: "  192 . 168 . 1 . 20\n", octets: ["192", "168", "1", "20"] },
    { text: "192.168.1.20:8443", octets: ["192", "168", "1", "20"] },
    { text: "https://192.168.1.20/login?x=1", octets: ["192", "168", "1", "20"] },
    { text: "192.168.1.20/24", octets: ["192", "168", "1", "20"] },
    { text: "inet 192.168.1.20 netmask 255.255.255.0", octets: ["192", "168", "1", "20"] },
    { text: "192。168。1。20", octets: ["192", "168", "1", "20"] },
    { text: "300.0.0.1", octets: ["255", "0", "0", "1"] },
    { text: "192.168.1", octets: undefined },
    { text: "1.2.3.4.5", octets: undefined },
    { text: "1234.1.1.1", octets: undefined },
    { text: "42", octets: undefined },
    { text: "example.com", octets: undefined },
  ])("$text gives $octets", ({ text, octets }) => {
    expect(pastedOctets(text)).toEqual(octets);
  });
});

describe("boxes and the dotted value", () => {
  it.each([
    { value: "10.0.0.1", octets: ["10", "0", "0", "1"] },
    { value: "10.0..", octets: ["10", "0", "", ""] },
    { value: undefined, octets: ["", "", "", ""] },
    { value: null, octets: ["", "", "", ""] },
  ])("$value fills $octets", ({ value, octets }) => {
    expect(splitOctets(value)).toEqual(octets);
  });

  it("writes blanks between the dots while incomplete, and nothing when all are blank", () => {
    expect(joinOctets(["10", "", "0", ""])).toBe("10..0.");
    expect(joinOctets(["", "", "", ""])).toBeUndefined();
  });
});
