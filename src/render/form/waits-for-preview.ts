import type { FormView } from "../../model/resolved-form";

/**
 * Whether a form is only sent once its preview has answered what is typed now: where some of the answer is sent along or may keep it from
 * being sent, money is moved, or something is lost. Of any other the preview only informs, and no click is lost because it is being asked.
 */
export function waitsForPreview({ preview, submit }: FormView): boolean {
  if (!preview) return false;
  const { sends, stops } = preview;
  return sends.length > 0 || (stops ?? submit?.amount ?? submit?.consequence) !== undefined;
}
