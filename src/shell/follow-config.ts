import { flushSync } from "react-dom";
import { reloadScreens } from "../render/shared/load-screen";
import { AddressBook } from "../state/directory";
import { fetchManifest } from "./fetch-manifest";

/** What Vite tells a page of its changes by. */
type Hot = NonNullable<ImportMeta["hot"]>;

/** Vite's overlay, where it shows a mistake. */
interface Overlay extends Element {
  close(): void;
}

/**
 * Under `npm run dev`, saving a config file brings another manifest: screens are redrawn in place. Forms keep what was typed, and the
 * page its scroll positions and focus. @returns what ends it.
 */
export function followConfig(addresses: AddressBook, hot: Hot): () => void {
  let following = Promise.resolve();
  const listener = (): void => {
    // Before Vite hears of it: an overlay over a page that has had no update yet makes it load the page again.
    for (const overlay of document.querySelectorAll<Overlay>("vite-error-overlay")) overlay.close();
    following = following.then(() => follow(addresses)).catch((error: unknown) => console.error(error));
  };
  hot.on("cdz:console", listener);
  return () => hot.off("cdz:console", listener);
}

/** Everything that is shown is fetched before anything changes, so that nothing is shown as loading. */
async function follow(addresses: AddressBook): Promise<void> {
  const next = new AddressBook(await fetchManifest());
  await next.load(window.location.pathname.slice(next.manifest.settings.basePath.length));
  await reloadScreens(addresses.manifest, next.manifest);
  // Inputs hand over what is being typed into them, as before the page goes away.
  window.dispatchEvent(new Event("pagehide"));
  const goBack = notePlace();
  flushSync(() => addresses.replace(next.manifest));
  goBack();
}

/** Notes what is scrolled and focused, and where in its text. @returns what restores it, as far as it is still there. */
function notePlace(): () => void {
  const { activeElement: focused } = document;
  const caret = focused && caretOf(focused);
  const scrolled = [...document.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  return () => {
    if (focused?.id && !focused.isConnected) {
      const again = document.getElementById(focused.id);
      again?.focus({ preventScroll: true });
      if (again && isText(again) && caret) again.setSelectionRange(caret[0], caret[1]);
    }
    for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: "instant" });
  };
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** What is selected of the text of an input; undefined where it has none that can be. */
function caretOf(element: Element): [start: number, end: number] | undefined {
  if (!isText(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
