import { realTab } from '#mocks/boot/real-storage.ts'
import { h } from './dom.ts'

const SHOWN = 'portal-mock:panel-tab'

/** One page of the panel. */
export interface Tab {
  readonly title: string
  readonly body: HTMLElement
  /** Its content may have changed meanwhile. */
  readonly onShow?: () => void
}

/** The tab that the panel shows after a reload. */
export const selectTabOnLoad = (title: string): void => realTab.set(SHOWN, title)

/** Tabs with the usual keys: arrows, Home and End. The selected tab survives a reload. */
export function tabs(list: readonly Tab[]): HTMLElement {
  const buttons = list.map(({ title }, index) =>
    h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `page-${index}` },
      title,
    ),
  )
  const pages = list.map(({ body }, index) =>
    h(
      'div',
      {
        class: 'page',
        role: 'tabpanel',
        id: `page-${index}`,
        'aria-labelledby': `tab-${index}`,
        tabindex: '0',
      },
      body,
    ),
  )
  const show = (shown: number) => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(index === shown))
      button.tabIndex = index === shown ? 0 : -1
    }
    for (const [index, page] of pages.entries()) page.hidden = index !== shown
    list[shown]?.onShow?.()
    buttons[shown]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const choose = (chosen: number) => {
    selectTabOnLoad(list[chosen]?.title ?? '')
    show(chosen)
  }
  const row = h(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': 'Panel sections' },
    ...buttons,
  )
  for (const [index, button] of buttons.entries())
    button.addEventListener('click', () => choose(index))
  row.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button.tabIndex === 0)
    const last = buttons.length - 1
    const moves: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    buttons[next]?.focus()
  })
  show(
    Math.max(
      0,
      list.findIndex(({ title }) => title === realTab.get(SHOWN)),
    ),
  )
  return h('div', { class: 'content' }, row, ...pages)
}

/** A tab of the panel from its rows. */
export const createTab = (title: string, ...rows: Node[]): Tab => ({
  title,
  body: h('div', { class: 'body' }, ...rows),
})
