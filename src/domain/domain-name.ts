/** A part between dots: letters, digits and hyphens, none at either end (RFC 1123, section 2.1). */
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i;

/** The longest domain name (RFC 1035, section 2.3.4). */
const LONGEST = 253;

/** Whether a text is a full domain name in ASCII: at least two parts, the last of which is no number, or it would be an address. */
export function isDomain(text: string): boolean {
  const parts = text.split(".");
  return (
    text.length <= LONGEST &&
    parts.length > 1 &&
    parts.every((part) => label.test(part)) &&
    !/^\d+$/.test(parts.at(-1) ?? "")
  );
}

/** The same, or with "*" for its first part. */
export function isWildcardDomain(text: string): boolean {
  return isDomain(text.startsWith("*.") ? text.slice(2) : text);
}

/**
 * A typed or pasted domain as the API takes it: of an address only its host, without a dot at its end, in small letters,
 * and a name in other scripts in its ASCII form ("例子.测试" is "xn--fsqu00a.xn--0zwm56d"). What is none stays as it is.
 */
export function domainText(text: string): string {
  const plain = text.normalize("NFKC").trim().replaceAll("。", ".");
  const host = /^[a-z][a-z0-9+.-]*:\/\//i.test(plain)
    ? plain.replace(/^[^:]+:\/\//, "").replace(/[/?#:].*$/, "")
    : plain;
  const [, star = "", name = ""] = /^(\*\.)?(.*?)\.?$/.exec(host) ?? [];
  return star + (/[^\x20-\x7e]/.test(name) ? inAscii(name) : name.toLowerCase());
}

function inAscii(name: string): string {
  // Only what could be a name: an address with a path or a port is none.
  if (/[\s/?#@:\\%[\]]/.test(name)) return name;
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return name;
  }
}
