const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text inside XML of a workbook. What XML has no place for is written _xHHHH_, as ECMA-376 says (22.9.2.19, ST_Xstring); a text
 * that reads so by itself has its underline written so. Half a surrogate pair is no character and becomes the sign for one.
 */
export function escapeXml(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(
      /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu,
      (sign) => `_x${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
