import { Component, type ReactElement, type ReactNode } from "react";
import { useWords } from "../state/language";
import { NoticePage } from "./problem/notice-page";
import * as icons from "./icons";

interface Props {
  /** Another value gives the children another chance: a navigation leads out of a broken page. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps a failing screen from taking the menu with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean; resetKey: string }> {
  override state = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: Props,
    state: { resetKey: string },
  ): { failed: boolean; resetKey: string } | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidMount(): void {
    window.addEventListener("online", this.tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener("online", this.tryAgain);
  }

  /** What could not be fetched without a network can be now. */
  private readonly tryAgain = (): void => {
    if (this.state.failed) this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <ScreenFailed /> : this.props.children;
  }
}

/** A reload mends what a retry cannot: a chunk that went with the version before. */
function ScreenFailed(): ReactElement {
  const { t } = useWords();
  const ways = (
    <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
      {t("error.reload")}
    </button>
  );
  return (
    <NoticePage icon={icons.error} mood="stop" title={t("error.screenTitle")} ways={ways}>
      <p role="alert">{t("error.screenText")}</p>
    </NoticePage>
  );
}
