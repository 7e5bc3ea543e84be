import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";

/** What can be reached by Tab. */
const REACHED = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/** What a panel shows below its head; it scrolls by itself. */
export function PanelBody({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const isReached = useNothingElse(body);
  return (
    <div ref={body} className="drawer-body" {...(isReached ? { ...scrolledByKeyboard, "aria-label": title } : {})}>
      {children}
    </div>
  );
}

/** Whether a frame scrolls and holds nothing that Tab leads to: only then keys reach it by itself. */
function useNothingElse(frame: RefObject<HTMLElement | null>): boolean {
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const look = (): void =>
      setAlone(current.scrollHeight > current.clientHeight && current.querySelector(REACHED) === null);
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    const content = new MutationObserver(look);
    content.observe(current, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [frame]);
  return isAlone;
}
