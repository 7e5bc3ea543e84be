import type { Tone } from "../../model/words";
import type { Cell } from "../contract";
import { enumShown } from "../shared/enum-words";
import { withImage } from "../shared/image";
import { nothing, plainText } from "../shared/plain";

/** Written out, so that the build sees which of Blueprint's classes are used. */
const tagClasses: Record<Tone, string> = {
  neutral: "bp6-tag bp6-minimal cell-tag",
  primary: "bp6-tag bp6-minimal bp6-intent-primary cell-tag",
  success: "bp6-tag bp6-minimal bp6-intent-success cell-tag",
  warning: "bp6-tag bp6-minimal bp6-intent-warning cell-tag",
  danger: "bp6-tag bp6-minimal bp6-intent-danger cell-tag",
};

/** A value of an enum by its words, after its image; as a tag where config gives it a tone. */
export const enumTagCell: Cell = ({ value, field, enums, language }) => {
  const shown = enumShown(value, field.enum, enums, language);
  if (!shown) return nothing;
  const words = shown.tone ? <span className={tagClasses[shown.tone]}>{shown.text}</span> : plainText(shown.text);
  return shown.image === undefined ? words : withImage(shown.image, words);
};
