import createPurifier from "dompurify";

/** What formatted text is made of; everything else is taken away, and of what can do something its content too. */
const tags = [
  "p",
  "br",
  "hr",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "small",
  "mark",
  "blockquote",
  "code",
  "pre",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "a",
  "img",
  "figure",
  "figcaption",
  "span",
  "div",
];
const attributes = ["href", "src", "alt", "title", "colspan", "rowspan", "scope", "start"];
/** Where a link may lead: elsewhere on the web, to a mail address or phone, or within this site. */
const kinds = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An instance of its own: what it does is done to no other part of the page. */
const purifier = createPurifier(window);
purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node instanceof HTMLAnchorElement) guardLink(node);
  if (node instanceof HTMLImageElement) guardImage(node);
});

/**
 * Formatted text of somebody else as nodes that can do no harm: no script, style, frame, form or drawing; links to other
 * sites open in a window of their own and do not tell where they come from; images of other sites are left out, for asking for them would tell.
 * Headings begin at the given level.
 */
export function safeHtml(html: string, level: number): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  lowerHeadings(fragment, level);
  return fragment;
}

function guardLink(link: HTMLAnchorElement): void {
  const address = URL.parse(link.getAttribute("href") ?? "", location.href);
  if (!address || !kinds.has(address.protocol)) return link.removeAttribute("href");
  // A window of its own would have no session.
  if (address.origin === location.origin) return;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
}

function guardImage(image: HTMLImageElement): void {
  const address = URL.parse(image.getAttribute("src") ?? "", location.href);
  if (address?.origin !== location.origin) return image.remove();
  image.loading = "lazy";
  image.alt ||= "";
}

/** The text's own headings stand below those of the page, whatever level they begin with. */
function lowerHeadings(fragment: DocumentFragment, level: number): void {
  const headings = [...fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const first = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const lower = document.createElement(`h${Math.min(6, levelOf(heading) - first + level)}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1));
}
