/** What somebody did in the line before what reads it was there. */
export interface Begun {
  text: string;
  /** The caret is there. */
  isFocused: boolean;
  /** Enter was pressed. */
  isEntered: boolean;
}
