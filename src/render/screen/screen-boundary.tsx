import { Component, type ReactNode } from "react";
import { ScreenNotLoaded } from "../shared/load-screen";
import { FailedScreen } from "../shared/states";

interface BoundaryProps {
  onRetry: () => void;
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
    if (error instanceof ScreenNotLoaded) return <FailedScreen onRetry={this.props.onRetry} />;
    if (error !== undefined) throw error;
    return this.props.children;
  }
}
