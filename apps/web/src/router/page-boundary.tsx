import { Component, type ReactNode } from "react";

import { BrokenPage } from "../pages/broken-page.tsx";

interface Props {
  /** The history entry that is shown; a new one gives a broken page another chance. */
  readonly entry: string;
  readonly children: ReactNode;
}

interface State {
  readonly entry: string;
  readonly broken: boolean;
}

/** Shows a page that could not be loaded or drawn as broken, inside the layout. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { entry: this.props.entry, broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ entry }: Props, state: State): State | null {
    return entry === state.entry ? null : { entry, broken: false };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
