import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { CellProps } from "../contract";
import { nothing } from "../shared/plain";
import { safeHtml } from "./safe-html";
import "./html.css";

/** Below the page's name and its section's. */
const HEADING_LEVEL = 4;

/** Formatted text, made safe. Tables that are too wide scroll by themselves. */
export function HtmlViewer({ value, text }: CellProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const html = typeof value === "string" ? value : "";
  const tableName = text("viewer.table");
  useLayoutEffect(() => {
    const content = safeHtml(html, HEADING_LEVEL);
    for (const table of content.querySelectorAll("table")) frame(table, tableName);
    place.current?.replaceChildren(content);
  }, [html, tableName]);
  return html === "" ? nothing : <div ref={place} className="html" />;
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
