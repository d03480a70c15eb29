interface PlainPage {
  readonly title: string
  readonly lines: readonly string[]
  readonly links?: readonly { readonly text: string; readonly href: string }[]
  readonly reload?: boolean
}

const STYLE = `
  position: fixed; inset: 0; z-index: 2147483647; display: grid; place-content: center; gap: 16px;
  padding: 24px; overflow: auto; background: #0b1220; color: #e8edf6;
  font: 16px/1.6 system-ui, 'Noto Sans Bengali', sans-serif; text-align: center;
`
const BUTTON = `
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 20px;
  border: 1px solid #3b4a68; border-radius: 10px; background: #16213a; color: inherit; font: inherit;
  text-decoration: none; cursor: pointer;
`

const element = (tag: string, text: string, style = 'margin: 0'): HTMLElement => {
  const made = document.createElement(tag)
  made.textContent = text
  made.style.cssText = style
  return made
}

/** Covers the page with an explanation, for when the app cannot start. Returns how to remove it. */
export function showPlainPage({ title, lines, links = [], reload = false }: PlainPage): () => void {
  const page = document.createElement('main')
  page.style.cssText = STYLE
  page.setAttribute('role', 'alert')
  page.append(element('h1', title, 'margin: 0; font-size: 22px'))
  for (const line of lines) page.append(element('p', line, 'margin: 0; max-inline-size: 60ch'))
  const actions = element(
    'div',
    '',
    'display: flex; flex-wrap: wrap; gap: 12px; justify-content: center',
  )
  for (const { text, href } of links) {
    const link = element('a', text, BUTTON)
    link.setAttribute('href', href)
    actions.append(link)
  }
  if (reload) {
    const button = element('button', 'Reload · আবার লোড করুন', BUTTON)
    button.addEventListener('click', () => location.reload())
    actions.append(button)
  }
  page.append(actions)
  document.body.append(page)
  actions.querySelector<HTMLElement>('a, button')?.focus()
  return () => page.remove()
}

/** Awaiting this stops the start-up for good and leaves the page as it is. */
export const neverSettle = (): Promise<never> => new Promise<never>(() => {})
