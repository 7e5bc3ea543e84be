/** The highest port. */
const HIGHEST = 65_535;

/** From and to of a range of ports, both included; a single port is a range of one. */
export type PortRange = readonly [from: number, to: number];

/** The ranges of a list such as "80,443,8000-8100", in the order written; undefined where the text is no such list. */
export function readPorts(text: string): PortRange[] | undefined {
  const ranges: PortRange[] = [];
  for (const part of text.split(",")) {
    const match = /^([1-9]\d{0,4})(?:-([1-9]\d{0,4}))?$/.exec(part);
    if (!match) return undefined;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (from > to || to > HIGHEST) return undefined;
    ranges.push([from, to]);
  }
  return ranges;
}

/** Whether a text is a list of ports and ranges of ports that name none twice. */
export function isPortList(text: string): boolean {
  const ranges = readPorts(text)?.sort(([left], [right]) => left - right);
  return ranges !== undefined && ranges.every(([from], index) => from > (ranges[index - 1]?.[1] ?? 0));
}

/** A typed or pasted list as the API takes it: commas between the parts, no spaces, ASCII digits. */
export function portListText(text: string): string {
  const plain = text.normalize("NFKC").replace(/\s*[-–—~]\s*/g, "-");
  return plain
    .split(/[\s,;、]+/)
    .filter((part) => part !== "")
    .join(",");
}
