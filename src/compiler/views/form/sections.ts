import type { z } from "zod";
import type { sectionSchema } from "../../../model/config/common";
import type { ConfigForm } from "../../../model/config/form";
import type { Subject } from "../../index/program";
import type { Path } from "../../read/config-file";

/** A section of a form, and where it stands. */
export interface PlacedSection {
  section: z.infer<typeof sectionSchema>;
  /** Below the view. */
  path: Path;
  /** Which step of the form it belongs to; absent in a form without steps. */
  step?: number;
}

/** The sections of a form in their order, those of its steps one after another. */
export function formSections(view: ConfigForm): PlacedSection[] {
  const plain = (view.sections ?? []).map((section, index) => ({ section, path: ["sections", index] }));
  const inSteps = (view.steps ?? []).flatMap(({ sections }, step) =>
    sections.map((section, index) => ({ section, step, path: ["steps", step, "sections", index] })),
  );
  return [...plain, ...inSteps];
}

/** Fields that a form asks for itself, in order. */
export function askedFields(view: ConfigForm, { value: { fields } }: Subject): string[] {
  const listed = formSections(view).flatMap(({ section }) => section.fields);
  return listed.filter((name) => fields[name]?.sameAs === undefined);
}
