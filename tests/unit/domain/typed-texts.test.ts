import { describe, expect, it } from "vitest";
import { domainText } from "../../../src/domain/domain-name";
import { readDuration, writeDuration } from "../../../src/domain/duration";
import { isPortList, portListText, readPorts } from "../../../src/domain/port-list";

describe("domainText", () => {
  it.each([
    [" WWW.Example.COM. ", "www.example.com"],
    ["https://www.example.com:8443/path?a=1#b", "www.example.com"],
    ["*.Example.com", "*.example.com"],
    ["例子.测试", "xn--fsqu00a.xn--0zwm56d"],
    ["例子。测试", "xn--fsqu00a.xn--0zwm56d"],
    ["ｅｘａｍｐｌｅ．ｃｏｍ", "example.com"],
    ["*.例子.测试", "*.xn--fsqu00a.xn--0zwm56d"],
    ["a b.com", "a b.com"],
    ["例子.测试/path", "例子.测试/path"],
    ["", ""],
  ])("%s becomes %s", (typed, kept) => expect(domainText(typed)).toBe(kept));
});

describe("portListText", () => {
  it.each([
    [" 80， 443 ;8000 - 8100 ", "80,443,8000-8100"],
    ["80\n443\t8080", "80,443,8080"],
    ["８０、443", "80,443"],
    ["8000~8100", "8000-8100"],
    ["http", "http"],
  ])("%j becomes %s", (typed, kept) => expect(portListText(typed)).toBe(kept));

  it("is read range by range", () => {
    expect(readPorts("80,8000-8100")).toEqual([
      [80, 80],
      [8000, 8100],
    ]);
    expect(readPorts("80,x")).toBeUndefined();
  });
});

describe("isPortList", () => {
  it.each([
    ["1", true],
    ["65535", true],
    ["65536", false],
    ["0", false],
    ["8000-8100", true],
    ["8000-8000", true],
    ["8100-8000", false],
    ["8000-65535", true],
    ["8000-65536", false],
    ["80,80", false],
    ["80,70-90", false],
    ["70-80,80-90", false],
    ["70-80,81-90", true],
    ["443,80", true],
    ["80,", false],
    ["", false],
  ])("%j is one: %s", (text, expected) => expect(isPortList(text)).toBe(expected));
});

describe("durations", () => {
  it.each(["P1Y", "P3M", "P2W", "P30D", "PT8H", "PT90M", "PT5S"])("%s is the same read and written", (text) => {
    const read = readDuration(text);
    expect(read && writeDuration(read)).toBe(text);
  });

  it("tells months from minutes", () => {
    expect(readDuration("P3M")).toEqual({ number: "3", unit: "month" });
    expect(readDuration("PT3M")).toEqual({ number: "3", unit: "minute" });
  });
});
