import { Component, createElement, type ReactElement, type ReactNode } from "react";
import { useConsole } from "./console";
import { useWords } from "./language";

/** What lies over or beside the page. */
export interface AsideProps {
  /** It could not be loaded or drawn, and is gone: whoever opened it closes it, so that it can be opened anew. */
  onFailed?: () => void;
  children: ReactNode;
}

/** Keeps what lies over or beside the page, and cannot be loaded or drawn, from taking the page with it: a message says so. */
export function Aside({ onFailed, children }: AsideProps): ReactElement {
  const { toaster } = useConsole();
  const { t } = useWords();
  const fail = (): void => {
    toaster.show({ tone: "danger", message: t("error.part") });
    onFailed?.();
  };
  return createElement(AsideBoundary, { onFailed: fail }, children);
}

/** The boundary itself; what is in it is drawn no more once it has failed. */
class AsideBoundary extends Component<{ onFailed: () => void; children?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
