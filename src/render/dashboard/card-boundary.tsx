import { Component, type ReactNode } from "react";
import type { ResolvedCard } from "../../model/resolved-dashboard";
import { CardFrame } from "./card";
import { CardFailed } from "./card-states";

interface BoundaryProps {
  card: ResolvedCard;
  /** Another value gives the contents another chance. */
  resetKey: string;
  children: ReactNode;
}

interface BoundaryState {
  broken: boolean;
  resetKey: string;
}

/** Keeps a card that cannot be drawn, or whose chart cannot be loaded, from taking the board with it. */
export class CardBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.resetKey === state.resetKey ? null : { broken: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <CardFrame card={this.props.card}>
        <CardFailed onRetry={() => this.setState({ broken: false })} />
      </CardFrame>
    );
  }
}
