import type { PlainChange } from "../../../src/compiler/changes/format";
import type { Language, Words } from "../../../src/model/words";
import { escape } from "../catalogue";

/** Files of the pictures of a view, beside the page; a side on which there is no such view has none. */
type Sides = Partial<Record<"before" | "after", string>>;

/** A view that a change concerns. */
export interface PicturedView {
  /** "orders.list". */
  name: string;
  words: Words;
  pictures: Partial<Record<Language, Sides>>;
}

const texts = {
  title: { zh: "修改前后", en: "Before and after" },
  before: { zh: "修改前", en: "Before" },
  after: { zh: "修改后", en: "After" },
  missing: { zh: "没有此视图", en: "There is no such view." },
  elsewhere: { zh: "其他文件中的修改", en: "Changes in other files" },
  none: { zh: "没有画面因此改变。", en: "No view looks different." },
} as const satisfies Record<string, Words>;

const styles = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 16px 24px 48px; max-width: 1800px; color: #1c2127; background: #f6f7f9; }
  h1 { font-size: 22px; }
  h2 { font-size: 17px; margin: 40px 0 8px; }
  h2 small { color: #5f6b7c; font-weight: normal; }
  ul { margin: 0 0 12px; padding-left: 20px; }
  .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-bottom: 16px; }
  figure { margin: 0; }
  figcaption { color: #5f6b7c; }
  img { display: block; width: 100%; border: 1px solid #c5cbd3; background: #fff; }
  .missing { padding: 48px; text-align: center; border: 1px dashed #c5cbd3; color: #5f6b7c; }
`;

/** The page that shows the pictures side by side, each view below what is said of its file. */
export function pageOf(
  views: readonly PicturedView[],
  changes: readonly PlainChange[],
  languages: readonly [Language, ...Language[]],
): string {
  const [own] = languages;
  const say = (name: keyof typeof texts): string => texts[name][own];
  const isOf = (change: PlainChange, { name }: PicturedView): boolean =>
    change.file.endsWith(`/${name.split(".")[0]}.json`);
  const elsewhere = changes.filter((change) => !views.some((view) => isOf(change, view)));
  const sections = views.map((view) => {
    const pictures = languages.map((language) => sidesOf(view.pictures[language] ?? {}, say)).join("");
    const told = listOf(changes.filter((change) => isOf(change, view)));
    return `<section><h2>${escape(view.words[own])} <small>${escape(view.name)}</small></h2>${told}${pictures}</section>`;
  });
  const rest = elsewhere.length > 0 ? `<section><h2>${say("elsewhere")}</h2>${listOf(elsewhere)}</section>` : "";
  const body = sections.length > 0 ? sections.join("\n") : `<p>${say("none")}</p>`;
  return `<!doctype html><html lang="${own}"><meta charset="utf-8"><title>${say("title")}</title><style>${styles}</style><h1>${say("title")}</h1>
${body}
${rest}</html>
`;
}

function sidesOf(sides: Sides, say: (name: keyof typeof texts) => string): string {
  const figures = (["before", "after"] as const).map((side) => {
    const file = sides[side];
    const shown =
      file === undefined
        ? `<div class="missing">${say("missing")}</div>`
        : `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt=""></a>`;
    return `<figure><figcaption>${say(side)}</figcaption>${shown}</figure>`;
  });
  return `<div class="sides">${figures.join("")}</div>`;
}

function listOf(changes: readonly PlainChange[]): string {
  if (changes.length === 0) return "";
  return `<ul>${changes.map(({ message }) => `<li>${escape(message)}</li>`).join("")}</ul>`;
}
