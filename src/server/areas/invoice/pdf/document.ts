import { asciiWidths, fullWidth } from "./metrics";

/** Points from the left and the bottom. */
export interface Place {
  x: number;
  y: number;
}

/** How a text is set. */
export interface TextStyle {
  /** Points. */
  size: number;
  align?: "left" | "right" | "center";
  color?: Color;
}

/** Red, green, blue, each 0 to 1. */
export type Color = readonly [number, number, number];

/**
 * A PDF of one page with Chinese text, written by hand: the font is STSong-Light, one of those that PDF has viewers bring
 * along (ISO 32000-1, 9.7.5.2: the predefined CMap UniGB-UCS2-H), so that no font of many megabytes has to be shipped. The
 * text can be searched and copied.
 */
export class PdfPage {
  private readonly marks: string[] = [];

  private readonly box: string;

  /** @param width points, as is the height. */
  constructor(width: number, height: number) {
    this.box = `[0 0 ${width} ${height}]`;
  }

  /** Sets a line of text; `x` is its left, its right or its middle. */
  text(text: string, { x, y }: Place, { size, align = "left", color = black }: TextStyle): void {
    const shift = align === "left" ? 0 : widthOf(text, size) / (align === "right" ? 1 : 2);
    this.marks.push(
      `BT ${color.join(" ")} rg /F1 ${size} Tf ${number(x - shift)} ${number(y)} Td <${ucs2(text)}> Tj ET`,
    );
  }

  /** Draws a straight line. */
  line(from: Place, to: Place, color: Color = black, thickness = 0.6): void {
    this.marks.push(
      `${color.join(" ")} RG ${thickness} w ${number(from.x)} ${number(from.y)} m ${number(to.x)} ${number(to.y)} l S`,
    );
  }

  /** Draws the four sides of a rectangle, its lower left corner given. */
  frame({ x, y }: Place, width: number, height: number, color: Color = black): void {
    this.marks.push(`${color.join(" ")} RG 0.8 w ${number(x)} ${number(y)} ${number(width)} ${number(height)} re S`);
  }

  /** The whole file. `title` stands in its properties. */
  file(title: string): Uint8Array<ArrayBuffer> {
    const content = this.marks.join("\n");
    return assemble([
      "<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      `<< /Type /Page /Parent 2 0 R /MediaBox ${this.box} /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
      "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>",
      stream(content),
      // Characters 1 to 95 are those of ASCII.
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW ${fullWidth} /W [1 [${asciiWidths.join(" ")}]] >>`,
      "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
      stream(toUnicode),
      `<< /Title <FEFF${ucs2(title)}> /Producer (Cloud services console) >>`,
    ]);
  }
}

const black: Color = [0, 0, 0];

/** Points that a line takes. */
export function widthOf(text: string, size: number): number {
  const widths = [...text].map((sign) => asciiWidths[(sign.codePointAt(0) ?? 0) - 0x20] ?? fullWidth);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** The characters as their two bytes in hexadecimal; what takes more than two is not in the font. */
function ucs2(text: string): string {
  return [...text]
    .map((sign) => ((sign.codePointAt(0) ?? 0) > 0xffff ? "□" : sign).charCodeAt(0).toString(16).padStart(4, "0"))
    .join("");
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function stream(text: string): string {
  return `<< /Length ${Buffer.byteLength(text, "latin1")} >>\nstream\n${text}\nendstream`;
}

/** The codes of the text are Unicode already. */
const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Identity-UCS2 def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0000> <FFFF> <0000> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

/** Numbers the objects from 1 and writes where each of them begins; the last one is the file's information. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  // The bytes of the second line tell transports that this is no text (ISO 32000-1, 7.5.2).
  let file = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
