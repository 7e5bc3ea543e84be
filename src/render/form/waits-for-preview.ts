import type { FormView } from "../../model/resolved-form";

/**
 * Whether a form is only sent once its preview has answered what is typed now: where some of the answer is sent along, money is moved, or
 * something is lost. Of any other the preview only informs, and no click is lost because it is being asked.
 */
export function waitsForPreview({ preview, submit }: FormView): boolean {
  return preview !== undefined && (preview.sends.length > 0 || (submit?.amount ?? submit?.consequence) !== undefined);
}
