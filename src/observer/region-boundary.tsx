'use client';
import { Component, type ReactNode } from 'react';
import { usePanelMessages } from '../messages/index.js';

export interface RegionBoundaryProps {
  /** The region in words. */
  readonly name: string;
  /** Another value gives the region another try. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Keeps the rest of the panel alive when a region, or a host's renderer in it, throws. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly error: unknown; readonly hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidUpdate(previous: RegionBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    return hasFailed ? <RegionFailure name={this.props.name} error={error} onRetry={this.retry} /> : this.props.children;
  }

  private readonly retry = (): void => this.setState({ error: undefined, hasFailed: false });
}

function RegionFailure({ name, error, onRetry }: { readonly name: string; readonly error: unknown; readonly onRetry: () => void }) {
  const { text } = usePanelMessages();
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <div className="oddkin-observer-failure" role="alert">
      <p className="oddkin-observer-failure-title">{text('observer.region.failed', { name })}</p>
      <p className="oddkin-observer-failure-reason" dir="auto">
        {reason.slice(0, 500)}
      </p>
      <button type="button" className="oddkin-button" onClick={onRetry}>
        {text('general.retry')}
      </button>
    </div>
  );
}
