import type { ConfigDetail } from "../../../model/config/detail";
import type { Path } from "../../read/config-file";

/** A section of a detail, and where it stands. */
export interface PlacedSection {
  section: NonNullable<ConfigDetail["sections"]>[number];
  /** Below the view. */
  path: Path;
  /** Which tab it belongs to; absent above the tabs. */
  tab?: number;
}

/** Every section of a detail: those above the tabs, and those in them. */
export function detailSections({ sections = [], tabs = [] }: ConfigDetail): PlacedSection[] {
  return [
    ...sections.map((section, index) => ({ section, path: ["sections", index] })),
    ...tabs.flatMap((each, tab) =>
      (each.sections ?? []).map((section, index) => ({ section, tab, path: ["tabs", tab, "sections", index] })),
    ),
  ];
}
