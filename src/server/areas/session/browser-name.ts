/** Programs by what only they call themselves, the special ones before those that they pretend to be. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/MicroMessenger\/(\d+)/, "WeChat"],
  [/Edg(?:A|iOS)?\/(\d+)/, "Edge"],
  [/OPR\/(\d+)/, "Opera"],
  [/(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/(?:Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/Version\/(\d+).*Safari\//, "Safari"],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** What a person calls a browser: "Chrome 140, Windows" for a User-Agent header; null for what is no known one. */
export function browserName(userAgent: string | null): string | null {
  const text = userAgent ?? "";
  const [browser, name] = browsers.find(([pattern]) => pattern.test(text)) ?? [];
  if (!browser) return null;
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  return [`${name} ${browser.exec(text)?.[1]}`, ...(system === undefined ? [] : [system])].join(", ");
}
