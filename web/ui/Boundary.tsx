import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown where the children throw; nothing by default. */
  instead?: ReactNode;
  children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    // Null at first: older browsers need a helper for fields of classes.
    return this.state?.hasFailed ? this.props.instead : this.props.children;
  }
}
