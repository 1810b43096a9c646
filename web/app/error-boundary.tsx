import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** What to show instead; `retry` renders the children anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

/** Catches what a page could not: a bug is shown, never a blank screen. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error?: unknown; readonly hasFailed: boolean }
> {
  override state = { hasFailed: false, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ hasFailed: false, error: undefined }))
  }
}
