import { describe, expect, it } from "vitest";
import { problemOf } from "../../../../src/server/areas/webhook/check-url";
import { isPublicAddress } from "../../../../src/server/areas/webhook/public-address";

describe("an address of the internet", () => {
  it.each(["8.8.8.8", "114.114.114.114", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2400:3200::1"])(
    "%s is one",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ["this computer", "127.0.0.1"],
    ["this computer", "127.8.9.10"],
    ["this computer", "::1"],
    ["no address yet", "0.0.0.0"],
    ["no address yet", "::"],
    ["a private network", "10.0.0.1"],
    ["a private network", "172.16.0.1"],
    ["a private network", "172.31.255.255"],
    ["a private network", "192.168.1.1"],
    ["a private network", "fd00::1"],
    ["a private network, as it was once", "fec0::1"],
    ["a link", "169.254.1.1"],
    ["a link", "fe80::1"],
    ["metadata of a cloud", "169.254.169.254"],
    ["metadata of a cloud", "100.100.100.200"],
    ["metadata of a cloud", "fd00:ec2::254"],
    ["customers behind one address", "100.64.0.1"],
    ["a group", "224.0.0.1"],
    ["a group", "ff02::1"],
    ["everybody", "255.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["reserved", "192.0.0.8"],
    ["measurements", "198.18.0.1"],
    ["documentation", "192.0.2.1"],
    ["documentation", "203.0.113.9"],
    ["documentation", "2001:db8::1"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["IPv4 in IPv6", "::ffff:10.0.0.1"],
    ["IPv4 in IPv6", "::ffff:a9fe:a9fe"],
    ["IPv4 in IPv6, as it was once", "::7f00:1"],
    ["IPv4 behind NAT64", "64:ff9b::7f00:1"],
    ["IPv4 behind NAT64", "64:ff9b:1::a00:1"],
    ["IPv4 by 6to4", "2002:7f00:1::"],
    ["IPv4 by Teredo", "2001:0:7f00:1::"],
    ["no address", "localhost"],
    ["no address", ""],
  ])("of %s %s is none", (_of, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("the address of a webhook", () => {
  it.each([
    ["https://hooks.example.com/alarms?key=1", undefined, undefined],
    ["https://8.8.8.8:8443/", undefined, undefined],
    ["https://[2606:4700::1111]/", undefined, undefined],
    ["http://hooks.example.com/", "notHttps", "notHttps"],
    ["ftp://hooks.example.com/", "notHttps", "notHttps"],
    ["https://", "invalid", "invalid"],
    ["https://user:secret@hooks.example.com/", "hasUser", "hasUser"],
    ["https://user@hooks.example.com/", "hasUser", "hasUser"],
    ["https://10.0.0.1/", "notPublic", "notPublic"],
    ["https://[::ffff:10.0.0.1]/", "notPublic", "notPublic"],
    ["https://169.254.169.254/latest/meta-data", "notPublic", "notPublic"],
    // One number, octal and hexadecimal: all of them are 127.0.0.1.
    ["https://2130706433/", "notPublic", undefined],
    ["https://0177.0.0.1/", "notPublic", undefined],
    ["https://0x7f.1/", "notPublic", undefined],
    ["https://[::1]/", "notPublic", undefined],
    ["http://127.0.0.1:8080/", "notHttps", undefined],
  ])("%s: %s, and where this computer may be reached %s", (url, strictly, loosely) => {
    expect([problemOf(url, { loopback: false }), problemOf(url, { loopback: true })]).toEqual([strictly, loosely]);
  });
});
