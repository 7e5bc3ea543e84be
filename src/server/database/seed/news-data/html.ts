import type { Words } from "../../../errors";

/** A paragraph, a list, a table or whatever else a text is made of, in one language. */
export type Part = (language: keyof Words) => string;

/** A paragraph. */
export const paragraph =
  (zh: string, en: string): Part =>
  (language) =>
    `<p>${{ zh, en }[language]}</p>`;

/** A heading within a text. */
export const heading =
  (zh: string, en: string): Part =>
  (language) =>
    `<h2>${{ zh, en }[language]}</h2>`;

/** A list of points. */
export const points =
  (items: readonly Words[]): Part =>
  (language) =>
    `<ul>${items.map((item) => `<li>${item[language]}</li>`).join("")}</ul>`;

/** A table: the heads of its columns, and its rows. */
export const table =
  (heads: readonly Words[], rows: readonly (readonly Words[])[]): Part =>
  (language) =>
    `<table><thead><tr>${heads.map((head) => `<th scope="col">${head[language]}</th>`).join("")}</tr></thead>` +
    `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell[language]}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

/** A sentence that ends in a link. */
export const linked =
  (zh: string, en: string, href: string, words: Words): Part =>
  (language) =>
    `<p>${{ zh, en }[language]}<a href="${href}">${words[language]}</a></p>`;

/** The parts as one text in both languages. */
export function textOf(parts: readonly Part[]): Words {
  return { zh: parts.map((part) => part("zh")).join(""), en: parts.map((part) => part("en")).join("") };
}

/** The same text in both languages. */
export const same = (text: string): Words => ({ zh: text, en: text });
