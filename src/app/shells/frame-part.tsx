import { Component, type ReactNode } from 'react'
import { isChunkFailure } from '../boot/chunk-failure.ts'

interface Facts {
  children: ReactNode
}

/**
 * ADR 22: a part of the frame that fails alone. Nothing is drawn in its place, so that menu, log-out and page
 * stay; code that did not load is the page's matter (D-086).
 */
export class FramePart extends Component<Facts, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? true }
  }

  override render() {
    const { error } = this.state
    if (isChunkFailure(error)) throw error
    return error === null ? this.props.children : null
  }
}
