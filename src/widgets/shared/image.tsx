import type { ReactElement } from "react";

/** Width and height of an image beside a line of text, pixels. */
const SIZE = 16;

/** Words after their image, which says nothing that the words do not. */
export function withImage(address: string, words: ReactElement): ReactElement {
  return (
    <span className="cell-image">
      <img src={address} alt="" width={SIZE} height={SIZE} />
      {words}
    </span>
  );
}
