import { realTab } from '#mocks/boot/real-storage.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { h } from './dom.ts'

const SHOWN = 'portal-mock:answers'
const QUIET = 'portal-mock:answers-wait'

/** The operation whose answer was changed before the page was loaded again, once. */
export function takeShown(): string {
  const name = realTab.get(SHOWN) ?? ''
  realTab.remove(SHOWN)
  return name
}

/** What a page has read already it asks for again only when it is loaded again. */
export interface AskAgain {
  readonly field: HTMLElement
  /** After the answer of an operation has changed. */
  about(id: OperationId): void
}

/**
 * Whether the page is loaded again when an answer was set or lifted, so that it asks at once; writes are made by people.
 * @param load loads the page that is shown
 */
export function askAgain(load: () => void): AskAgain {
  const box = h('input', { type: 'checkbox', checked: realTab.get(QUIET) !== '1' })
  box.addEventListener('change', () => realTab.set(QUIET, box.checked ? '' : '1'))
  return {
    field: h('label', { class: 'check' }, box, 'Load the page again, so that it asks at once'),
    about(id) {
      if (!box.checked || operations[id].method !== 'GET') return
      realTab.set(SHOWN, id)
      load()
    },
  }
}
