import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

/** A Playwright locator for an element: by role and name, by its label, or by its text. */
export interface Target {
  readonly by: 'role' | 'label' | 'text'
  readonly role?: string
  readonly name: string
  /** The open dialog that contains it. */
  readonly dialog?: string
  /** Its index among elements of the same role and name; absent if it is the only one. */
  readonly nth?: number
}

const ACTIONABLE =
  'a[href], button, summary, input, select, textarea, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="switch"], [role="checkbox"], [role="radio"], [role="slider"], [contenteditable="true"]'

/** The control that a pointer or a key acted on, or null. */
export function findControl(node: EventTarget | null): HTMLElement | null {
  const found = node instanceof Element ? node.closest(ACTIONABLE) : null
  return found instanceof HTMLElement ? found : null
}

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim()

const dialogRole = /^(alert)?dialog$/

function dialogAround(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (dialogRole.test(getRole(at) ?? '')) return at
  return null
}

/** Names are computed only for elements of the same role, because that takes most of the time. */
function alike(scope: Element, role: string, name: string): Element[] {
  return [...scope.querySelectorAll('*')].filter(
    (one) => getRole(one) === role && !isInaccessible(one) && nameOf(one) === name,
  )
}

/** The target of a step as a screen reader user would describe it. */
export function describeTarget(element: HTMLElement): Target {
  const name = nameOf(element)
  const around = dialogAround(element)
  const dialog = around ? nameOf(around) : undefined
  const scoped = dialog ? { dialog } : {}
  // A password field has no role.
  const role = getRole(element)
  if (role === null || (element instanceof HTMLInputElement && element.type === 'password'))
    return {
      by: name ? 'label' : 'text',
      name: name || (element.textContent ?? '').trim(),
      ...scoped,
    }
  const same = alike((dialog && around) || document.body, role, name)
  const nth = same.indexOf(element)
  return { by: 'role', role, name, ...scoped, ...(same.length > 1 && nth >= 0 && { nth }) }
}
