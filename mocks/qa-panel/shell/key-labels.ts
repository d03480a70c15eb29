import { findTextKeys } from '#mocks/boot/text-keys.ts'
import { MIDNIGHT_TOKENS } from '#mocks/design-tokens.ts'

/** Attributes that contain texts. */
const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']

const STYLE = `${MIDNIGHT_TOKENS}
position: fixed; z-index: 2147483647; max-inline-size: 90vw; padding: 4px 8px; border-radius: var(--r-xs);
background: var(--canvas); color: var(--text); border: 1px solid var(--brand); font: 600 var(--fs-12)/1.4 var(--font-mono);
white-space: pre-line; pointer-events: none; overflow-wrap: anywhere; direction: ltr`

/** The QA panel is not part of the portal. */
const TOOLS = 'portal-mock-panel'

/** The nearest element with a text of the portal, and the keys of that text. */
function textAt(target: Element): { readonly element: Element; readonly keys: string[] } | null {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const texts = [
      ...own.map(({ nodeValue }) => nodeValue),
      ...(element.childElementCount < 4 ? [element.textContent] : []),
      ...ATTRIBUTES.map((name) => element?.getAttribute(name)),
    ]
    const keys = [...new Set(texts.flatMap((text) => findTextKeys(text ?? '')))]
    if (keys.length > 0) return { element, keys }
  }
  return null
}

/** Shows the key of the text under the pointer or focus; a click only copies it. Returns a function that stops it. */
export function showKeys(): () => void {
  const label = document.createElement('div')
  label.setAttribute('role', 'status')
  label.dataset.textKey = ''
  label.style.cssText = STYLE
  let shown: ReturnType<typeof textAt> = null
  const say = (text: string) => {
    label.textContent = text
    label.hidden = text === ''
  }
  const point = ({ target }: Event) => {
    shown = target instanceof Element && !target.matches(TOOLS) ? textAt(target) : null
    say(shown?.keys.join('\n') ?? '')
    const box = shown?.element.getBoundingClientRect()
    if (!box) return
    label.style.insetInlineStart = `${Math.max(0, Math.min(box.left, innerWidth - 200))}px`
    label.style.top = `${box.bottom + 40 < innerHeight ? box.bottom + 4 : Math.max(0, box.top - 30)}px`
  }
  const copy = (event: MouseEvent) => {
    if (!shown || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const text = shown.keys.join('\n')
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    done.then(
      () => say(`Copied: ${text}`),
      () => say(`Could not copy: ${text}`),
    )
  }
  const control = new AbortController()
  const capture = { capture: true, signal: control.signal }
  addEventListener('pointerover', point, capture)
  addEventListener('focusin', point, capture)
  addEventListener('click', copy, capture)
  document.body.append(label)
  say('')
  return () => {
    control.abort()
    label.remove()
  }
}
