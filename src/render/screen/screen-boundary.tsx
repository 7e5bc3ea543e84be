import { Component, type ReactElement, type ReactNode } from "react";
import { ScreenNotLoaded } from "../shared/load-screen";
import { FailedScreen } from "../shared/states";

interface BoundaryProps {
  onRetry: () => void;
  renderFailed?: ((notice: ReactElement) => ReactElement) | undefined;
  children: ReactNode;
}

/**
 * Offers another try where a screen could not be loaded. Every other failure is the shell's: a part of the application that
 * is missing, or an error in drawing, is mended by nothing less than a reload.
 */
export class ScreenBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state as { error: unknown };
    const { children, renderFailed, onRetry } = this.props;
    const notice = <FailedScreen onRetry={onRetry} />;
    if (error instanceof ScreenNotLoaded) return renderFailed ? renderFailed(notice) : notice;
    if (error !== undefined) throw error;
    return children;
  }
}
