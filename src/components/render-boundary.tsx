'use client';
import { Component, type ReactNode } from 'react';

export interface RenderBoundaryProps {
  /** Another key is another try. */
  readonly resetKey: unknown;
  /** What stands in the place of what threw. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface RenderBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps what throws while it renders from taking the rest along. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): RenderBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: RenderBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
