import { Component, type ReactNode } from 'react';
import { RenderFailure } from './RenderFailure.tsx';

interface RenderBoundaryProps {
  children: ReactNode;
}

export class RenderBoundary extends Component<RenderBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <RenderFailure /> : this.props.children;
  }
}
