/** What is told while the focus goes in and out of an element. */
interface FocusFollower {
  /** Something in the element got the focus. */
  enter(target: Element): void;
  /** Something else has it, or was pressed. A dialog gives it back; where what had it was taken out, nothing is told. */
  leave(): void;
}

/** Follows the focus of an element. @returns ends that */
export function followFocus(element: HTMLElement, { enter, leave }: FocusFollower): () => void {
  const getIn = ({ target }: FocusEvent): void => enter(target as Element);
  const getOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element && !relatedTarget.closest("dialog")) leave();
  };
  const press = ({ target }: Event): void => {
    if (target instanceof Element && !element.contains(target) && !target.closest("dialog")) leave();
  };
  element.addEventListener("focusin", getIn);
  element.addEventListener("focusout", getOut);
  document.addEventListener("pointerdown", press);
  return () => {
    element.removeEventListener("focusin", getIn);
    element.removeEventListener("focusout", getOut);
    document.removeEventListener("pointerdown", press);
  };
}
