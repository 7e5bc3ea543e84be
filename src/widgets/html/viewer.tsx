import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { CellProps } from "../contract";
import { nothing } from "../shared/plain";
import { safeHtml } from "./safe-html";
import "./html.css";

/** Below the names of a page and of a section in it. */
const USUAL_LEVEL = 4;

/** Formatted text, made safe. Tables that are too wide scroll by themselves. */
export function HtmlViewer({ value, text }: CellProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const html = typeof value === "string" ? value : "";
  const tableName = text("viewer.table");
  useLayoutEffect(() => {
    const content = safeHtml(html, levelBelow(place.current));
    for (const table of content.querySelectorAll("table")) frame(table, tableName);
    place.current?.replaceChildren(content);
  }, [html, tableName]);
  return html === "" ? nothing : <div ref={place} className="html" />;
}

/** The level of headings below the last one before the text. */
function levelBelow(element: Element | null): number {
  if (!element) return USUAL_LEVEL;
  const before = [...document.querySelectorAll("h1, h2, h3, h4, h5")].filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const last = before.findLast((heading) => !heading.closest(".html"));
  return last ? Number(last.tagName.slice(1)) + 1 : USUAL_LEVEL;
}

/** A frame that scrolls, by keyboard too. */
function frame(table: HTMLTableElement, name: string): void {
  const around = document.createElement("div");
  around.className = "html-scroll";
  around.tabIndex = 0;
  around.setAttribute("role", "region");
  around.setAttribute("aria-label", name);
  table.replaceWith(around);
  around.append(table);
}
