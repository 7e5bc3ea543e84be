import type { Language, Words } from "../../src/model/words";
import type { Catalogue } from "./gallery";
import type { GalleryView } from "./catalogue";

/** What the command says. */
export interface ListedGallery {
  /** Where its page is; absent where it only lists. */
  address?: string | undefined;
  states: Readonly<Record<string, Words>>;
  views: Pick<GalleryView, "name" | "words" | "kind" | "mode" | "within">[];
}

/** Address, states and views of the gallery. */
export function listed({ states, areas }: Catalogue, address: string | undefined): ListedGallery {
  const views = areas.flatMap(({ screens }) => screens.flatMap((screen) => screen.views));
  return {
    ...(address !== undefined && { address }),
    states,
    views: views.map(({ name, words, kind, mode, within }) => ({ name, words, kind, mode, ...(within && { within }) })),
  };
}

/** The same as text: the address alone where there is one, else every view by its name. */
export function tellGallery({ address, states, views }: ListedGallery, language: Language): string {
  const count = `${views.length} × ${Object.keys(states).length}`;
  const said = { zh: `${count}（视图 × 状态）`, en: `${count} (views × states)` }[language];
  if (address !== undefined) return `  ${said}\n\n  ${address}\n`;
  const lines = views.map(({ name, words }) => `${name}  ${words[language]}`);
  return [
    ...lines,
    "",
    Object.values(states)
      .map((words) => words[language])
      .join(", "),
    said,
  ].join("\n");
}
