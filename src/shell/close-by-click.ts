/**
 * Closes a modal dialog by a click on a link in it, and by one outside, which lands on the dialog itself.
 * @returns what ends that
 */
export function closeByClick(dialog: HTMLDialogElement): () => void {
  const close = (event: MouseEvent): void => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const outside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    const onLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (onLink || (event.target === dialog && outside)) dialog.close();
  };
  dialog.addEventListener("click", close);
  return () => dialog.removeEventListener("click", close);
}
