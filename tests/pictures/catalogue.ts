import type { Place } from "../helpers/places";

/** How the console is looked at. */
export interface Look {
  language: "zh" | "en";
  theme: "light" | "dark";
  /** Pixels. */
  windows: readonly { width: number; height: number }[];
}

const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

/** Every look that pictures are taken in. */
export const looks: readonly Look[] = (["zh", "en"] as const).flatMap((language) =>
  (["light", "dark"] as const).map((theme) => ({ language, theme, windows })),
);

/** The file of a picture, beside the page of the catalogue. */
export function fileOf(place: string, { language, theme }: Look, width: number): string {
  return `${place.replaceAll(/[^\w.-]+/g, "_")}-${language}-${theme}-${width}.jpg`;
}

const styles = `
  body { font: 14px system-ui, sans-serif; margin: 0; background: #eceff1; }
  nav { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; padding: 8px 16px; background: #fff; border-bottom: 1px solid #ccc; }
  section { padding: 0 16px; }
  h2 { font-size: 15px; margin: 24px 0 8px; }
  .looks { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
  figure { margin: 0; }
  figcaption { color: #546e7a; }
  img { border: 1px solid #b0bec5; height: 450px; }
  ${looks
    .flatMap(({ language, theme }) =>
      windows
        .map(({ width }) => `${language}-${theme}-${width}`)
        .map((name) => `body:not(:has(#${idOf(name)}:checked)) .${idOf(name)} { display: none; }`),
    )
    .join("\n  ")}
`;

/** The page that shows the pictures of these places in these looks, each to be chosen at the top. */
export function catalogueOf(places: readonly Place[], taken: readonly Look[]): string {
  const names = taken.flatMap((look) =>
    windows.map(({ width }) => ({ look, width, id: idOf(`${look.language}-${look.theme}-${width}`) })),
  );
  const choices = names.map(({ id }) => `<label><input type="checkbox" id="${id}" checked> ${id.slice(1)}</label>`);
  const sections = places.map(
    ({ says, mode, path }) =>
      `<section><h2>${escape(says)} <small>${mode === 1 ? "operations" : "maintenance"} ${escape(path)}</small></h2><div class="looks">${names
        .map(({ look, width, id }) => {
          const file = fileOf(says, look, width);
          return `<figure class="${id}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${id.slice(1)}</figcaption></figure>`;
        })
        .join("")}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the console</title><style>${styles}</style><nav>${choices.join("")}</nav>${sections.join("\n")}</html>\n`;
}

/** An id and class; none may begin with a digit. */
function idOf(name: string): string {
  return `_${name}`;
}

/** A text as HTML shows it. */
export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
