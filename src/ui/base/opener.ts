/** Elements that take the focus when pressed, in browsers that focus pressed controls. */
const CONTROL = 'a[href], button, summary, [role="button"], [role^="menuitem"], [tabindex="0"]'

let pressed: Element | null = null

const press = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest(CONTROL) : null
}
const forget = () => {
  pressed = null
}

// From the start of the page: what a press opens may have to be loaded first.
if (typeof document !== 'undefined') {
  document.addEventListener('click', press, true)
  document.addEventListener('keydown', forget, true)
  document.addEventListener('focusin', forget, true)
}

/** The control just used: the pressed one, else the focused element. Safari gives a pressed button no focus. */
export const openerNow = (): Element | null => pressed ?? document.activeElement
