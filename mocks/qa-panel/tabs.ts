import { h } from './dom.ts'

/** One page of the panel. */
export interface Tab {
  readonly title: string
  readonly body: HTMLElement
  /** Its content may have changed meanwhile. */
  readonly onShow?: () => void
}

/** A tab of the panel from its rows. */
export const createTab = (title: string, ...rows: Node[]): Tab => ({
  title,
  body: h('div', { class: 'body' }, ...rows),
})
