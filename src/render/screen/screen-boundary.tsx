import { Component, type ReactElement, type ReactNode, Suspense } from "react";
import { FailedScreen } from "./states";

interface BoundaryProps {
  /** Shown while something below loads. */
  fallback: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the trouble of one screen to itself: the shell around it goes on working. */
export class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactElement {
    if (this.state.failed) return <FailedScreen onRetry={this.props.onRetry} />;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
