import { describe, expect, test } from "vitest";
import { consoleUrl, hostFrom, isLoopback } from "../../../scripts/setup/host";

describe("HOST", () => {
  test.each([
    { text: undefined, host: "127.0.0.1", local: true, url: "http://localhost:8080/custom/" },
    { text: "", host: "127.0.0.1", local: true, url: "http://localhost:8080/custom/" },
    { text: "0.0.0.0", host: "0.0.0.0", local: false, url: "http://localhost:8080/custom/" },
    { text: "192.0.2.7", host: "192.0.2.7", local: false, url: "http://192.0.2.7:8080/custom/" },
    { text: "::", host: "::", local: false, url: "http://localhost:8080/custom/" },
    { text: "[::1]", host: "::1", local: true, url: "http://localhost:8080/custom/" },
    { text: "2001:db8::7", host: "2001:db8::7", local: false, url: "http://[2001:db8::7]:8080/custom/" },
  ])("$text listens at $host", ({ text, host, local, url }) => {
    expect([hostFrom(text), isLoopback(host), consoleUrl(host, 8080)]).toEqual([host, local, url]);
  });

  test.each(["console.example.com", "127.0.0", "300.0.0.1", "127.0.0.1:8080", "::g"])("%s is refused", (text) => {
    expect(() => hostFrom(text)).toThrow(/HOST is .*IP address/);
  });
});
