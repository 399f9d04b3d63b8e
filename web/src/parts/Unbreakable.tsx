import { Component, type ReactNode } from "react";

interface UnbreakableProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Where something inside breaks, the fallback stands in its place. */
export class Unbreakable extends Component<UnbreakableProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
