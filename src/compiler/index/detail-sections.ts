import type { ConfigView } from "../../model/config/screen";
import type { Path } from "../read/config-file";

/** A section of a detail with its place below the view. */
export interface PlacedSection {
  section: NonNullable<Extract<ConfigView, { kind: "detail" }>["sections"]>[number];
  path: Path;
}

/** Every section of a detail: those above the tabs, and those in them. */
export function detailSections({ sections = [], tabs = [] }: Extract<ConfigView, { kind: "detail" }>): PlacedSection[] {
  return [
    ...sections.map((section, index) => ({ section, path: ["sections", index] })),
    ...tabs.flatMap((tab, at) =>
      (tab.sections ?? []).map((section, index) => ({ section, path: ["tabs", at, "sections", index] })),
    ),
  ];
}
