import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** By default nothing. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Around what the page can do without if it throws. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
